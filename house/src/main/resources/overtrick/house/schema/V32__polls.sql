-- What directors have asked players: each poll under two words that nobody guesses, one for the
-- director, one for those who answer.
CREATE TABLE law_poll (
    vote       TEXT   PRIMARY KEY,
    word       TEXT   NOT NULL,
    person     TEXT   NOT NULL,
    begun      BIGINT NOT NULL,
    place      TEXT   NOT NULL,
    system     TEXT   NOT NULL,
    edition    TEXT   NOT NULL,
    dealer     TEXT   NOT NULL,
    auction    TEXT   NOT NULL,
    vulnerable TEXT   NOT NULL,
    hand       TEXT   NOT NULL,
    hands      TEXT   NOT NULL,
    taken      TEXT   NOT NULL,
    suggested  TEXT   NOT NULL
);

CREATE UNIQUE INDEX law_poll_word ON law_poll (word);
CREATE INDEX law_poll_begun ON law_poll (begun);
CREATE INDEX law_poll_of ON law_poll (person, begun);

-- What each person has answered, and each robot.
CREATE TABLE law_poll_voice (
    vote       TEXT NOT NULL,
    person     TEXT NOT NULL,
    chosen     TEXT NOT NULL,
    considered TEXT NOT NULL,
    PRIMARY KEY (vote, person)
);

CREATE INDEX law_poll_voice_of ON law_poll_voice (person);

CREATE TABLE law_poll_robot (
    vote       TEXT    NOT NULL,
    seed       INTEGER NOT NULL,
    chosen     TEXT    NOT NULL,
    considered TEXT    NOT NULL,
    PRIMARY KEY (vote, seed)
);

-- What came of a call in layouts: how often each result; all rows of a call tell the tricks with
-- the cards as they lie, or -1.
CREATE TABLE law_poll_prospect (
    vote   TEXT    NOT NULL,
    call   TEXT    NOT NULL,
    result TEXT    NOT NULL,
    times  INTEGER NOT NULL,
    open   INTEGER NOT NULL,
    PRIMARY KEY (vote, call, result)
);
