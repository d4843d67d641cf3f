-- The person a seat belongs to, also while a bot sits in or nobody does: they find the table among their own.
ALTER TABLE seats ADD COLUMN owner TEXT REFERENCES people (id);
UPDATE seats SET owner = person;
CREATE INDEX seats_of_owner ON seats (owner);

-- Tables to try things out on were not told apart from those that all players agreed to go on at.
UPDATE tables SET origin_kind = 'what_if' WHERE origin_kind = 'branch' AND NOT EXISTS (
    SELECT 1 FROM entries WHERE entries.table_id = tables.origin
    AND entries.body = '{"kind":"ended","how":{"why":"branched","table":"' || tables.id || '"}}'
);
