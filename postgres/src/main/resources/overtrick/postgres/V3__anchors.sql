-- Where all streams ended when they were anchored last.
CREATE TABLE anchored (
    stream TEXT   PRIMARY KEY,
    number BIGINT NOT NULL,
    hash   BYTEA  NOT NULL
);

-- Each anchor binds the ends of all streams at a moment and the anchor before it. The latest is noted outside of the
-- database too.
CREATE TABLE anchor (
    number BIGINT PRIMARY KEY,
    at     BIGINT NOT NULL,
    upto   BIGINT NOT NULL,
    events BIGINT NOT NULL,
    sum    BYTEA  NOT NULL,
    hash   BYTEA  NOT NULL
);
