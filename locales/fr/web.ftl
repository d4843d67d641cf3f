### Textes du client dans le navigateur : les pages hors de la table.

web-skip = Aller au contenu
web-nav = Pages
web-nav-tables = Tables
web-nav-records = Parties
web-nav-rules = Règles
web-nav-people = Joueurs
web-nav-settings = Réglages
web-page-not-fetched = Cette page n’a pas pu être chargée. Réessayez dans un instant.
