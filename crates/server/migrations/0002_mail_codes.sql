-- A mail address gets notices once its owner has given back the code that was sent to it: 'mail' is one that has, this is one that
-- has not yet.
ALTER TABLE people ADD COLUMN mail_asked TEXT;
-- The SHA-256 of that code.
ALTER TABLE people ADD COLUMN mail_code TEXT;
