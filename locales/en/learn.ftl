### Texts of learning: the rules page and the guide of the first game.

learn-rules = Rules
