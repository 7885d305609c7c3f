"""Without a connection: what is shown then, to whom, and how a page comes back after flight and sleep."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import LIMIT, Visitor
from .playing import READY, answered, choices, opens_table, sequence, waits

KEPT = """async () => {
    const names = (await caches.keys()).filter(name => name.startsWith("seen-"));
    const found = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length));
    return found.reduce((a, b) => a + b, 0);
}"""
# A position of a reader who has gone comes after all; what comes after it has been dealt with when it is answered.
LATE = """async (reader) => {
    const { active } = await navigator.serviceWorker.ready;
    const now = document.body.dataset.reader;
    const position = { table: "t", title: "late", told: "", sheet: "", board: "<svg></svg>", when: Date.now() };
    active.postMessage({ type: "position", reader, position });
    active.postMessage({ type: "position", reader: now, position });
    const own = async () => (await (await caches.open(`seen-${now}`)).keys()).length;
    while (!(await own())) await new Promise((go) => setTimeout(go, 20));
    const seen = await caches.open(`seen-${now}`);
    for (const place of await seen.keys()) await seen.delete(place);
}"""
# A connection that sleeps: nothing goes through, and nobody is told.
ASLEEP = """{
    window.lines = []; const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...a) { super(...a); window.lines.push(this); }
        send(text) { if (!this.asleep) super.send(text); }
        set onmessage(f) {
            this.hears = f;
            this.addEventListener("message", event => { if (!this.asleep) this.hears?.(event); });
        }
    };
}"""


def keeps_a_position(page: Page) -> None:
    for _ in range(2):  # and still does when the last changes of the page have come to rest
        page.wait_for_function(f"async () => (await ({KEPT})()) === 1")
        page.wait_for_timeout(1000)


def test_without_a_connection_the_last_position_is_shown_to_the_one_who_saw_it_and_nobody_else(
    visitor: Callable[..., Visitor],
) -> None:
    anna = visitor()
    page = anna.page
    address = opens_table(page, anna.url, "me", "beginner", "beginner", first_player="1")
    assert waits(page)
    keeps_a_position(page)
    question = page.inner_text("#question").split(" EG-")[0]

    anna.context.set_offline(True)
    page.goto(address)

    expect(page.locator("h1")).to_have_text("No connection")
    expect(page.locator("#seen-title")).to_have_text("El Grande")
    expect(page.locator("#seen-told")).to_have_text(question)
    expect(page.locator("#seen-board svg")).to_be_visible()
    assert page.locator("#seen-board [data-option]").count() == 0, "nothing can be chosen there"
    assert page.url == address

    anna.context.set_offline(False)  # the page that was wanted comes by itself
    page.wait_for_selector(READY)
    former = page.evaluate("document.body.dataset.reader")

    page.goto(anna.url + "/account")
    page.locator("details.sure summary", has_text="Log out").click()
    page.get_by_role("button", name="Log out and give up my seats").click()
    page.wait_for_selector(".games")
    assert page.evaluate(KEPT) == 0
    page.evaluate(LATE, former)  # as a page would that is still open
    assert page.evaluate(KEPT) == 0

    anna.context.set_offline(True)
    page.goto(address)
    expect(page.locator("h1")).to_have_text("No connection")
    expect(page.locator("#unseen")).to_be_visible()
    assert page.locator("#seen-board svg").count() == 0
    anna.context.set_offline(False)
    anna.complaints.clear()  # the browser complains about what it could not load


def test_two_devices_of_one_person_and_one_that_slept(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    laptop = anna.page
    laptop.add_init_script(ASLEEP)
    address = opens_table(laptop, anna.url, "me", "beginner", "beginner", first_player="1")
    assert waits(laptop)
    anna.context.set_default_timeout(LIMIT)
    phone = anna.context.new_page()
    phone.goto(address)
    assert waits(phone)

    before, option = sequence(phone), choices(phone)[2]
    phone.locator(f'#answer button[value="{option}"]').click()
    answered(phone, before)
    answered(laptop, before)  # it is told without being asked
    assert waits(phone)
    assert waits(laptop)
    assert sequence(laptop) == sequence(phone)

    laptop.evaluate("window.lines.at(-1).asleep = true")
    before = sequence(phone)
    phone.locator("#answer button").first.click()
    answered(phone, before)
    assert waits(phone)
    assert sequence(laptop) == before, "it sleeps"
    laptop.evaluate("window.dispatchEvent(new Event('online'))")
    laptop.wait_for_function("n => window.lines.length > n", arg=1)  # the dead line was left for another
    answered(laptop, before)
    assert waits(laptop)
    assert sequence(laptop) == sequence(phone)
    assert re.fullmatch(r"\d+/\d+", laptop.inner_text("#counter"))
    expect(laptop.locator("#connection")).to_be_hidden()
