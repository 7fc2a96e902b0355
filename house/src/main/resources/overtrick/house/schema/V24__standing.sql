-- How well the robots of a board played their cards, for North–South and East–West: `club/thumb`; nothing where as
-- those of the house do. Rows from before are made anew.
ALTER TABLE finished_board ADD COLUMN robots TEXT NOT NULL DEFAULT '';

-- Which tables have boards to compare, asked without reading the boards themselves.
CREATE INDEX finished_board_compared ON finished_board (board_set, again, code, ordinal, ended);

-- Boards that were compared, as ratings are worked out from them. They follow from events and are made again.
CREATE TABLE compared_board (
    source     TEXT   NOT NULL,
    thing      TEXT   NOT NULL,
    board      TEXT   NOT NULL,
    day        BIGINT NOT NULL,
    comparison TEXT   NOT NULL,
    played     TEXT   NOT NULL,
    PRIMARY KEY (source, thing, board)
);

-- How far each event or table has been read.
CREATE TABLE compared_thing (
    source  TEXT   NOT NULL,
    thing   TEXT   NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (source, thing)
);

-- Places of events that are known by a name alone, by the name as it is looked for.
CREATE TABLE compared_place (
    source TEXT   NOT NULL,
    thing  TEXT   NOT NULL,
    place  TEXT   NOT NULL,
    folded TEXT   NOT NULL,
    day    BIGINT NOT NULL,
    PRIMARY KEY (source, thing, place)
);

CREATE INDEX compared_place_named ON compared_place (folded);

-- Whose place that was, as they have said themselves; follows from events.
CREATE TABLE place_claim (
    place   TEXT   PRIMARY KEY,
    person  TEXT   NOT NULL,
    claimed BIGINT NOT NULL
);

CREATE INDEX place_claim_of ON place_claim (person);

-- Who may see what of somebody, where it is not as usual; follows from events.
CREATE TABLE shown (
    person   TEXT NOT NULL,
    subject  TEXT NOT NULL,
    audience TEXT NOT NULL,
    PRIMARY KEY (person, subject)
);

-- Who of the club's officers and directors has looked at whom, and why; follows from events.
CREATE TABLE fair_look (
    number  BIGINT PRIMARY KEY,
    by_whom TEXT   NOT NULL,
    subject TEXT   NOT NULL,
    why     TEXT   NOT NULL,
    at      BIGINT NOT NULL
);

CREATE INDEX fair_look_of ON fair_look (subject, at);

-- From where people sat down at tables: keyed hashes that can be told apart within a day, for a few days.
CREATE TABLE seat_trace (
    day     BIGINT NOT NULL,
    code    TEXT   NOT NULL,
    person  TEXT   NOT NULL,
    address TEXT   NOT NULL,
    device  TEXT   NOT NULL,
    PRIMARY KEY (day, code, person, address, device)
);

CREATE INDEX seat_trace_of ON seat_trace (code);

-- The key of each day's hashes; it goes with them.
CREATE TABLE trace_key (
    day    BIGINT PRIMARY KEY,
    secret TEXT   NOT NULL
);

-- Tricks that defenders gave away on boards that were looked into, seen with all cards open: `N1 S0`. May be worked
-- out again.
CREATE TABLE defence_cost (
    code    TEXT   NOT NULL,
    ordinal BIGINT NOT NULL,
    costs   TEXT   NOT NULL,
    PRIMARY KEY (code, ordinal)
);

-- The club's own regulations of masterpoints, by their names; their texts.
CREATE TABLE regulation (
    name   TEXT   PRIMARY KEY,
    text   TEXT   NOT NULL,
    person TEXT   NOT NULL,
    kept   BIGINT NOT NULL
);
