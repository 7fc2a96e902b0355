-- What robots made of the boards of people; closed until the board is over at its own table.
CREATE TABLE closed_room (
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    room    TEXT   NOT NULL,
    record  TEXT   NOT NULL,
    PRIMARY KEY (code, ordinal, room)
);

-- A board that was played again points at the one that counts.
ALTER TABLE finished_board ADD COLUMN again TEXT;

CREATE INDEX finished_board_again ON finished_board (again);

-- What people have written down about boards of theirs.
CREATE TABLE board_note (
    person  TEXT   NOT NULL,
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    marked  BIGINT NOT NULL,
    note    TEXT   NOT NULL,
    PRIMARY KEY (person, code, ordinal)
);

-- Boards shown to whoever has the link.
CREATE TABLE board_share (
    token   TEXT   PRIMARY KEY,
    person  TEXT   NOT NULL,
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    shared  BIGINT NOT NULL,
    UNIQUE (person, code, ordinal)
);

-- What a board cost each of its players, seen with all cards open; may be worked out again.
CREATE TABLE board_cost (
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    costs   TEXT   NOT NULL,
    PRIMARY KEY (code, ordinal)
);
