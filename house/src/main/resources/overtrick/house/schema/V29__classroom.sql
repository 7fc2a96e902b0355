-- Classes, one row each, and who teaches or learns in them; made from their events.
CREATE TABLE class_room (
    code TEXT    PRIMARY KEY,
    name TEXT    NOT NULL,
    open INTEGER NOT NULL
);

CREATE INDEX class_room_open ON class_room (open);

CREATE TABLE class_person (
    code    TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    teaches INTEGER NOT NULL,
    PRIMARY KEY (code, person)
);

CREATE INDEX class_person_of ON class_person (person);

-- What teachers keep for their classes: sets in folders, each with its boards copied into it.
CREATE TABLE class_shelf (
    number BIGINT PRIMARY KEY,
    person TEXT   NOT NULL,
    folder TEXT   NOT NULL,
    name   TEXT   NOT NULL,
    boards TEXT   NOT NULL,
    made   BIGINT NOT NULL
);

CREATE INDEX class_shelf_of ON class_shelf (person, folder, name);
