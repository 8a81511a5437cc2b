"""Paper for the table: cards to cut, score sheets, rules, tables, certificates and stickers, as PDF. The same wish gives the same bytes."""
