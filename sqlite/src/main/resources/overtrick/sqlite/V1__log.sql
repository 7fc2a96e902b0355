-- What has happened. The unique key is the fence: two writers cannot both write a number.
-- Clubs older than this file have the table already.
CREATE TABLE IF NOT EXISTS event (
    id      INTEGER PRIMARY KEY,
    stream  TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    type    TEXT    NOT NULL,
    version INTEGER NOT NULL,
    payload TEXT    NOT NULL,
    UNIQUE (stream, number)
);
