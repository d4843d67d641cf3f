-- What somebody said, and the tables somebody opened, are found without reading all journals. Entries are JSON whose beginning is
-- always written alike: the kind, then the person, whose identity has 16 letters.
CREATE INDEX entries_said ON entries (substr(body, 1, 41)) WHERE substr(body, 1, 15) = '{"kind":"said",';
CREATE INDEX tables_of_host ON tables (host);
