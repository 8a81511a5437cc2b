"""Paper as PDF: cards, score sheets, rules, tables, brackets, certificates, stickers. The same wish, the same bytes."""
