-- Tables of any game; made again from the events.
DROP TABLE table_summary;

CREATE TABLE table_summary (
    code    TEXT   PRIMARY KEY,
    game    TEXT   NOT NULL,
    number  BIGINT NOT NULL,
    name    TEXT   NOT NULL,
    chairs  TEXT   NOT NULL,
    deals   BIGINT NOT NULL,
    touched BIGINT NOT NULL
);

CREATE INDEX table_summary_latest ON table_summary (touched DESC);

-- Which deals of files were brought to a table, and who has seen them anywhere in the club (Law 16D).
CREATE TABLE deal_opened (
    code TEXT NOT NULL,
    deal TEXT NOT NULL,
    PRIMARY KEY (code, deal)
);

CREATE TABLE deal_seen (
    person TEXT NOT NULL,
    deal   TEXT NOT NULL,
    code   TEXT NOT NULL,
    PRIMARY KEY (person, deal, code)
);

-- The version of the read models that lie here; when the program's is another, they are made anew.
CREATE TABLE read_model (
    name    TEXT   PRIMARY KEY,
    version BIGINT NOT NULL
);
