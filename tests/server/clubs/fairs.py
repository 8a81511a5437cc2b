"""Tournaments of the tests, as an organiser asks for them over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.live import Served
from tests.waiting import until

ONLINE = {"game": "numero", "online": True, "options": {"level": "numbers-10"}}
CARDBOARD: dict[str, Any] = {}


class Fair:
    """A tournament, and its organiser."""

    def __init__(self, live: Served, entrants: int | list[dict[str, Any]], terms: dict[str, Any], **settings: Any) -> None:
        self.live = live
        who = {"friendly": entrants} if isinstance(entrants, int) else {"entrants": entrants}
        answer = live.ask("POST", "/api/clubs", {"name": "Spring fair", "settings": settings, "terms": terms, **who})
        assert answer.status_code == 201, answer.text
        self.made: dict[str, Any] = answer.json()
        self.id: str = self.made["club"]

    def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Ask for something as the organiser; returns the view after it."""
        answer = self.ask(do, **more)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        if not is_laid(view):  # the house does not let an organiser wait for ever; a busy machine is no reason to go without
            until(lambda: is_laid(self.view()), "every table to be laid")
            return self.view()
        return view

    def ask(self, do: str, token: str | None = None, **more: Any) -> Any:
        body = {"token": self.made["token"] if token is None else token, "what": {"do": do, **more}}
        return self.live.ask("POST", f"/api/clubs/{self.id}/do", body)

    def post(self, what: str, **body: Any) -> Any:
        return self.live.ask("POST", f"/api/clubs/{self.id}/{what}", body)

    def view(self) -> dict[str, Any]:
        answer = self.live.ask("GET", f"/api/clubs/{self.id}")
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def open(self) -> list[dict[str, Any]]:
        """The games that are being played."""
        return [table for each in self.view()["plan"]["rounds"] for table in each["tables"] if table["status"] == "open"]

    def play_on(self) -> dict[str, Any]:
        """Draw round after round, while the tables play by themselves, until it is over."""

        def over() -> dict[str, Any]:
            view = self.view()
            if view["drawable"] and not view["plan"]["over"]:
                self.do("draw")
            return view if view["plan"]["over"] else {}

        return until(over, "the end of a tournament")


def is_laid(view: dict[str, Any]) -> bool:
    """Whether every game that is played here has its table."""
    drawn = {table["id"] for each in view["plan"]["rounds"] for table in each["tables"] if table["status"] == "open"}
    return not view["terms"]["online"] or drawn <= {table["match"] for table in view["live"]}


def computers(count: int, player: str = "careless") -> list[dict[str, Any]]:
    """Entrants that play by themselves."""
    return [{"name": f"{player} {number}", "player": player} for number in range(1, count + 1)]
