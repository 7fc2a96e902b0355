-- What a director wants of his tournament, and the secret that the links of its tables are made from.
CREATE TABLE tournament_plan (
    code    TEXT   PRIMARY KEY,
    secret  TEXT   NOT NULL,
    plan    TEXT   NOT NULL,
    created BIGINT NOT NULL
);

-- Links by which somebody else may direct too. Of their secrets only the hash is kept.
CREATE TABLE director_link (
    hash      TEXT   PRIMARY KEY,
    code      TEXT   NOT NULL,
    label     TEXT   NOT NULL,
    created   BIGINT NOT NULL,
    withdrawn BIGINT NOT NULL
);

CREATE INDEX director_link_of ON director_link (code, created);

-- Who directs: by a link, or with no link because it is his tournament.
CREATE TABLE tournament_director (
    code   TEXT NOT NULL,
    person TEXT NOT NULL,
    link   TEXT NOT NULL,
    PRIMARY KEY (code, person, link)
);

-- Whose telephone speaks for which entry.
CREATE TABLE tournament_player (
    code   TEXT   NOT NULL,
    person TEXT   NOT NULL,
    entry  BIGINT NOT NULL,
    PRIMARY KEY (code, person)
);

-- A read model: made again from the events.
CREATE TABLE tournament_summary (
    code    TEXT   PRIMARY KEY,
    number  BIGINT NOT NULL,
    title   TEXT   NOT NULL,
    stage   TEXT   NOT NULL,
    entries BIGINT NOT NULL,
    touched BIGINT NOT NULL
);

CREATE INDEX tournament_summary_latest ON tournament_summary (touched DESC);
