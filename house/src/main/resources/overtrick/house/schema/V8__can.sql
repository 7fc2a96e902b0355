-- Matches of Bài Càn as far as they have been played; made again from the events.
CREATE TABLE can_match (
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    ended   BIGINT NOT NULL,
    record  TEXT   NOT NULL,
    PRIMARY KEY (code, ordinal)
);

CREATE TABLE can_player (
    person  TEXT   NOT NULL,
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    seat    TEXT   NOT NULL,
    touched BIGINT NOT NULL,
    PRIMARY KEY (person, code, ordinal)
);

CREATE INDEX can_player_latest ON can_player (person, touched DESC);
