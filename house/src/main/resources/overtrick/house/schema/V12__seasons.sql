-- Usual events, to be announced again with one press.
CREATE TABLE event_template (
    name     TEXT   PRIMARY KEY,
    template TEXT   NOT NULL,
    person   TEXT   NOT NULL,
    kept     BIGINT NOT NULL
);

-- The names of people who have been entered, so that they need not be typed in full again.
CREATE TABLE player_name (
    folded TEXT   PRIMARY KEY,
    name   TEXT   NOT NULL,
    seen   BIGINT NOT NULL
);

CREATE INDEX player_name_seen ON player_name (seen DESC);

-- Whose telephone looks for a partner.
CREATE TABLE partner_search (
    code   TEXT   NOT NULL,
    person TEXT   NOT NULL,
    player TEXT   NOT NULL,
    PRIMARY KEY (code, person)
);

-- Evenings that belong together, and how they are reckoned.
CREATE TABLE series (
    code    TEXT   PRIMARY KEY,
    plan    TEXT   NOT NULL,
    person  TEXT   NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE series_event (
    series TEXT   NOT NULL,
    event  TEXT   NOT NULL,
    added  BIGINT NOT NULL,
    PRIMARY KEY (series, event)
);

CREATE INDEX series_event_of ON series_event (event);
