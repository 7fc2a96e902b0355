-- What has happened. The unique key is the fence: two writers cannot both write a number.
CREATE TABLE event (
    id      INTEGER PRIMARY KEY,
    stream  TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    type    TEXT    NOT NULL,
    version INTEGER NOT NULL,
    payload TEXT    NOT NULL,
    UNIQUE (stream, number)
);

-- People. Of the secret in a visitor's cookie only the hash is kept.
CREATE TABLE person (
    id         TEXT    PRIMARY KEY,
    name       TEXT    NOT NULL,
    token_hash TEXT    NOT NULL UNIQUE,
    created    INTEGER NOT NULL
);

-- Sets of boards from files.
CREATE TABLE board_set (
    id     TEXT    PRIMARY KEY,
    name   TEXT    NOT NULL,
    boards TEXT    NOT NULL,
    added  INTEGER NOT NULL
);

-- Read models: may be dropped, and are made again from the events.
CREATE TABLE table_summary (
    code    TEXT    PRIMARY KEY,
    number  INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    chairs  TEXT    NOT NULL,
    boards  INTEGER NOT NULL,
    touched INTEGER NOT NULL
);

CREATE TABLE finished_board (
    code     TEXT    NOT NULL,
    ordinal  INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    board_set TEXT,
    board    INTEGER NOT NULL,
    record   TEXT    NOT NULL,
    PRIMARY KEY (code, ordinal)
);

CREATE INDEX finished_board_of_set ON finished_board (board_set, board);

CREATE TABLE board_player (
    person  TEXT    NOT NULL,
    code    TEXT    NOT NULL,
    ordinal INTEGER NOT NULL,
    seat    TEXT    NOT NULL,
    ended   INTEGER NOT NULL,
    PRIMARY KEY (person, code, ordinal)
);

CREATE INDEX board_player_latest ON board_player (person, ended DESC);
