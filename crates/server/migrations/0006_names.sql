-- Strangers are offered a name that nobody bears.
CREATE INDEX people_by_name ON people (name);
