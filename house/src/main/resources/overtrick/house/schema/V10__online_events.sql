-- How a tournament goes on in the program; none for one that is played in the room alone.
-- Of instant events, which begin again and again, following is the code of the next one.
CREATE TABLE online_plan (
    code      TEXT   PRIMARY KEY,
    plan      TEXT   NOT NULL,
    done      BIGINT NOT NULL,
    following TEXT
);

-- The boards of an event with the keys of their deals, dealt once.
CREATE TABLE event_boards (
    event  TEXT   PRIMARY KEY,
    boards TEXT   NOT NULL,
    dealt  BIGINT NOT NULL
);

-- Which table of the club plays which place of an event, written with its first event. It is asked before a table is
-- opened, so the rows are never taken away.
CREATE TABLE event_table (
    event   TEXT   NOT NULL,
    section TEXT   NOT NULL,
    round   BIGINT NOT NULL,
    place   BIGINT NOT NULL,
    code    TEXT   NOT NULL,
    PRIMARY KEY (event, section, round, place)
);

-- Who sits on which chair of an entry that plays in the program.
CREATE TABLE event_seat (
    event  TEXT   NOT NULL,
    entry  BIGINT NOT NULL,
    player BIGINT NOT NULL,
    person TEXT   NOT NULL,
    PRIMARY KEY (event, entry, player)
);

CREATE UNIQUE INDEX event_seat_person ON event_seat (event, person);
