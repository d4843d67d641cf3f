-- Several people may bring the same sheet: who has brought one is kept apart from what it says.
CREATE TABLE sheets_alone (
    hash TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    content TEXT NOT NULL
);
INSERT INTO sheets_alone (hash, game, content) SELECT hash, game, content FROM sheets;

CREATE TABLE brought (
    person TEXT NOT NULL REFERENCES people (id),
    sheet TEXT NOT NULL REFERENCES sheets_alone (hash),
    made BIGINT NOT NULL,
    PRIMARY KEY (person, sheet)
);
INSERT INTO brought (person, sheet, made) SELECT person, hash, made FROM sheets WHERE person IS NOT NULL;

DROP TABLE sheets;
ALTER TABLE sheets_alone RENAME TO sheets;
