"""Waits until a page has fetched what it needs and stands still."""

from playwright.sync_api import Page, TimeoutError

SOON = 30_000
"""Milliseconds in which a browser that can still count knows that nothing is being fetched."""
STANDS_STILL = """async () => {
  let before = '';
  for (let still = 0; still < 5; ) {
    await new Promise((go) => setTimeout(go, 200));
    const now = document.readyState + performance.getEntriesByType('resource').length + document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""


def stand_still(page: Page) -> None:
    """Wait for it. A reload amid a fetch can make the browser count one fetch for ever: then the page itself is looked at."""
    try:
        page.wait_for_load_state("networkidle", timeout=SOON)
    except TimeoutError:
        page.evaluate(STANDS_STILL)
