-- Matches among robots: which tables are their two rooms. Never made again.
CREATE TABLE robot_match (
    open_table   TEXT   PRIMARY KEY,
    closed_table TEXT   NOT NULL,
    began        BIGINT NOT NULL
);

CREATE INDEX robot_match_latest ON robot_match (began DESC);
