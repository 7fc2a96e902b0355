-- Deals that are laid for everybody alike: of a day, of a week, of a challenge.
CREATE TABLE laid_set (
    code     TEXT   NOT NULL PRIMARY KEY,
    game     TEXT   NOT NULL,
    occasion TEXT   NOT NULL,
    opens    BIGINT NOT NULL,
    closes   BIGINT NOT NULL,
    closed   INTEGER NOT NULL
);

CREATE INDEX laid_set_occasion ON laid_set (occasion, game);
CREATE INDEX laid_set_due ON laid_set (closed, closes);

-- Who plays them, and at which table.
CREATE TABLE laid_player (
    code   TEXT NOT NULL,
    person TEXT NOT NULL,
    place  TEXT NOT NULL,
    PRIMARY KEY (code, person)
);

CREATE INDEX laid_player_person ON laid_player (person);

-- What those have made of them who played all, when they are closed.
CREATE TABLE laid_result (
    code    TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    day     TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    place   INTEGER NOT NULL,
    percent TEXT    NOT NULL,
    PRIMARY KEY (code, person)
);

CREATE INDEX laid_result_day ON laid_result (game, day);
