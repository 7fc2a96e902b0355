-- By what programs of members come in: one row for each token. Of the token only the hash is kept.
CREATE TABLE program_token (
    hash   TEXT   PRIMARY KEY,
    id     TEXT   NOT NULL UNIQUE,
    person TEXT   NOT NULL,
    name   TEXT   NOT NULL,
    reach  TEXT   NOT NULL,
    made   BIGINT NOT NULL,
    ends   BIGINT NOT NULL,
    used   BIGINT NOT NULL
);

CREATE INDEX program_token_of ON program_token (person);
