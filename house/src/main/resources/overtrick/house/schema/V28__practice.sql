-- What somebody has not got right at once, and every answer to it since: when it comes back follows from these.
CREATE TABLE practice_exercise (
    person   TEXT   NOT NULL,
    kind     TEXT   NOT NULL,
    exercise TEXT   NOT NULL,
    theme    TEXT   NOT NULL,
    due      BIGINT NOT NULL,
    history  TEXT   NOT NULL,
    PRIMARY KEY (person, kind, exercise)
);

CREATE INDEX practice_exercise_due ON practice_exercise (person, due);

-- The latest answers of somebody to all exercises of a theme, those got right at once with them.
CREATE TABLE practice_theme (
    person   TEXT   NOT NULL,
    kind     TEXT   NOT NULL,
    theme    TEXT   NOT NULL,
    answered BIGINT NOT NULL,
    history  TEXT   NOT NULL,
    PRIMARY KEY (person, kind, theme)
);
