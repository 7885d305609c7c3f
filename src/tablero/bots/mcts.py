from .bot import Bot, Knowledge
class MctsBot(Bot):
    def __init__(self, seed: bytes, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
