### Texts of the table page in the browser.

board-offline = The server cannot be reached. What you do now is not sent.
