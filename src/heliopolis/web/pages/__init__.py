"""All other pages: lobby, replays, results, rules, analyses."""
