-- Boards that somebody has pasted to look at, by the word of their address.
CREATE TABLE looked (
    word TEXT   PRIMARY KEY,
    text TEXT   NOT NULL,
    at   BIGINT NOT NULL
);

CREATE INDEX looked_latest ON looked (at);
