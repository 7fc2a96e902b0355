-- Events that are scored with boxes, and the file that the boxes' control program shares with us.
CREATE TABLE event_boxes (
    code  TEXT   PRIMARY KEY,
    file  TEXT   NOT NULL,
    lead  BIGINT NOT NULL,
    hands BIGINT NOT NULL
);

-- What of a file has been dealt with, so that a director is told of it once.
CREATE TABLE box_said (
    code    TEXT   NOT NULL,
    section BIGINT NOT NULL,
    round   BIGINT NOT NULL,
    place   BIGINT NOT NULL,
    board   BIGINT NOT NULL,
    said    TEXT   NOT NULL,
    PRIMARY KEY (code, section, round, place, board)
);
