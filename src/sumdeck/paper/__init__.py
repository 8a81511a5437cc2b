"""Paper for the table, as PDF: cards, score sheets, rules, tables, certificates and stickers. The same wish, the same bytes."""
