-- Tables as rooms have them: INTEGER holds milliseconds, TEXT is sorted by its letters' numbers.
CREATE TABLE note (
    person TEXT    PRIMARY KEY,
    text   TEXT,
    at     INTEGER NOT NULL
);

CREATE TABLE talk (
    what TEXT   PRIMARY KEY,
    upto BIGINT NOT NULL
);
