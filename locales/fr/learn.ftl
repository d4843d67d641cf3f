### Textes pour apprendre : la page des règles et le guide de la première partie.

learn-rules = Règles
