### Textes de la page de la table dans le navigateur.

board-offline = Le serveur est injoignable. Ce que vous faites maintenant n’est pas envoyé.
