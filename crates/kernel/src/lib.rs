//! What both rulesets share. No game word, no I/O.
