"""Paper for the table, as PDF: cards to cut, score sheets, rules, tables, certificates, stickers. One wish gives the same bytes always."""
