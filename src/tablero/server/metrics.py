"""Numbers for Prometheus: how long answers and requests take, how many bots wait, who is connected.

Only used where the host wants it (the setting `metrics`), with the extra of the same name. Whatever can be counted when
somebody asks is counted then; only times are measured as they pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from tablero import __version__

if TYPE_CHECKING:
    from .request_context import Services

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Metrics:
    """The numbers of one server."""

    def __init__(self, services: Services) -> None:
        from prometheus_client import CollectorRegistry, Histogram, ProcessCollector

        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        more: dict[str, Any] = {"buckets": BUCKETS, "registry": self.registry}
        self.answers = Histogram("tablero_answer_seconds", "From a person's answer until it is stored", **more)
        labels = ["handler", "status"]
        self.requests = Histogram("tablero_request_seconds", "Requests by what handles them", labels, **more)
        counted: Any = Counted(services)
        self.registry.register(counted)

    def answered(self, seconds: float) -> None:
        self.answers.observe(seconds)

    def requested(self, handler: str, status: int, seconds: float) -> None:
        self.requests.labels(handler, str(status)).observe(seconds)

    def text(self) -> tuple[bytes, str]:
        """All of them as Prometheus reads them, and of which kind that is."""
        from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

        return generate_latest(self.registry), CONTENT_TYPE_LATEST


class Counted:
    """What is counted when somebody asks."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily

        yield InfoMetricFamily("tablero", "The program", {"version": __version__})
        for name, told, value in self.gauges():
            yield GaugeMetricFamily(f"tablero_{name}", told, value)

    def gauges(self) -> list[tuple[str, str, float]]:
        services, tables = self.services, self.services.tables
        queue = tables.bot_scheduler.queue
        return [
            ("pages_connected", "Table pages with an open WebSocket", services.sockets),
            ("tables_watched", "Tables that somebody watches", len(tables.broadcaster.subscribers)),
            ("tables_loaded", "Games in memory", len(tables.matches.cache.loaded)),
            ("bots_thinking", "Bots that think", len(queue.serving)),
            ("bots_waiting", "Bots that wait for a worker", len(queue.waiting)),
            ("requests_running", "Requests that are being answered", services.requests),
            ("event_loop_lag_seconds", "How late the event loop was when last looked at", services.host.lag),
            ("draining", "Whether a restart is near", int(services.host.is_draining)),
        ]
