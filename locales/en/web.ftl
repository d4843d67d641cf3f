### Texts of the browser client: pages outside the table.

web-skip = To the content
web-nav = Pages
web-nav-tables = Tables
web-nav-records = Records
web-nav-rules = Rules
web-nav-people = People
web-nav-settings = Settings
web-page-not-fetched = This page could not be fetched. Try again in a moment.
