-- One schema for SQLite and PostgreSQL: only BIGINT, TEXT and DOUBLE PRECISION; times are milliseconds since 1970; flags are 0 or 1.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared; none for a guest.
    login TEXT UNIQUE,
    -- An argon2id hash; none for a guest.
    password TEXT,
    lang TEXT NOT NULL,
    -- Whether a move that ends a turn or shows something waits to be confirmed.
    confirms BIGINT NOT NULL DEFAULT 1,
    webhook TEXT,
    webhook_secret TEXT,
    mail TEXT,
    made BIGINT NOT NULL,
    deleted BIGINT
);

CREATE TABLE sessions (
    -- The SHA-256 of what the cookie holds.
    token TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    device TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES people (id),
    code TEXT NOT NULL,
    PRIMARY KEY (person, code)
);

CREATE TABLE blocked (
    person TEXT NOT NULL REFERENCES people (id),
    other TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, other)
);

CREATE TABLE sheets (
    hash TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    content TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    made BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    engine TEXT NOT NULL,
    seats BIGINT NOT NULL,
    switches TEXT NOT NULL,
    -- The hash of its sheet: built in, or one of 'sheets'.
    sheet TEXT NOT NULL,
    seed TEXT,
    start_position TEXT,
    host TEXT NOT NULL REFERENCES people (id),
    -- 'open' or 'private'
    access TEXT NOT NULL,
    -- The SHA-256 of the invitation.
    invitation TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated BIGINT NOT NULL,
    -- The table this one goes on from, and how: 'rematch' or 'branch'.
    origin TEXT,
    origin_kind TEXT,
    -- 'gathering', 'playing', 'over', 'ended' or 'frozen'
    phase TEXT NOT NULL,
    -- The number of the last entry of the journal, and of the last one that changed the position.
    entries BIGINT NOT NULL,
    position BIGINT NOT NULL,
    -- When the clock of whoever decides runs out.
    deadline BIGINT,
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, changed);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_deadline ON tables (deadline);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Who sits where and whose turn it is: told by the journal, kept here to be looked up.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    bot TEXT,
    due BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);

-- Who was let in to a private table without sitting there.
CREATE TABLE admitted (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, person)
);

-- The moves of a turn that is not confirmed; where several choose at once, the choice.
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    position BIGINT NOT NULL,
    moves TEXT NOT NULL,
    -- When it was begun.
    at BIGINT NOT NULL,
    -- Grows with each change, so that a doubled post is known.
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Decisions that wait for a bot.
CREATE TABLE jobs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    position BIGINT NOT NULL,
    bot TEXT NOT NULL,
    -- Until when a worker has it; 0 if nobody does.
    leased BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX jobs_by_lease ON jobs (leased);

-- Notices that somebody's turn has come.
CREATE TABLE notices (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    position BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX notices_by_due ON notices (due);

-- Who is here, on whichever process; only people who would be sent notices otherwise.
CREATE TABLE present (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    until BIGINT NOT NULL
);

CREATE TABLE muted (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    other TEXT NOT NULL,
    PRIMARY KEY (person, table_id, other)
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    bot TEXT,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    won BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_person ON results (person, at);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    -- 'person:ID' or 'bot:NAME'
    who TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, who)
);

CREATE TABLE achievements (
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (person, name)
);
