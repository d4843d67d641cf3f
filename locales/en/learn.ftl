### Texts of learning: the rules page and the guide of the first game.

learn-rules = Rules
learn-rules-intro = Every game in our own words, with figures, worked examples and advice for a first game. The small numbers name the rules that the table cites when it refuses something or tells what happened.
learn-rules-all = All rules
learn-seats = { $low } to { $high } players
learn-contents = Contents
learn-print = Print
learn-loading = Fetching …
learn-lost = This could not be fetched: the server does not answer as it should.
learn-again = Try again
learn-close = Close
learn-table = Table

## Searching in the rules

learn-search = Search these rules
learn-search-keys = / to search, Enter for the next place, Shift and Enter for the one before, Esc to clear
learn-search-none = not found
learn-search-count = { $at } of { $count }
learn-search-next = Next place
learn-search-previous = Place before

## One rule

learn-rule-title = Rule { $rule }
learn-rule-none = The rules for players do not cite { $rule } by its number.
learn-rule-full = Read it among all the rules

## Asking a bot

learn-hint = Ask a bot
learn-hint-bot = Strength
learn-hint-bot-easy = easy
learn-hint-bot-medium = medium
learn-hint-bot-hard = hard
learn-hint-bot-expert = expert
learn-hint-ask = What would you do?
learn-hint-again = Ask again
learn-hint-thinking = The bot is thinking …
learn-hint-rated = No bot may be asked here: the result of this table counts.
learn-hint-show = Show me
learn-hint-not-made = This only selects the move; you decide whether to make it.
learn-hint-considered = What it weighed
learn-hint-tried = { $visits ->
    [one] tried once, { $share } % to win
   *[other] tried { $visits } times, { $share } % to win
}
learn-hint-share = { $share } % to win
learn-hint-follows = What it expects then
learn-hint-seat = Player { $number }:
learn-hint-words = In the bot’s own words

## The guide of the first game

learn-guide = Guide
learn-guide-first = Guide · new decision { $number }
learn-guide-how = Point at what is lit, in any order, or take an entry of the list; you can take it back until you confirm.
learn-guide-got-it = Got it
learn-guide-no-more = No more guide
