-- Who has left, under what name their results stay. The names they had stand here only until they are taken out
-- of everything else.
CREATE TABLE departed (
    number BIGINT PRIMARY KEY,
    person TEXT   NOT NULL UNIQUE,
    alias  TEXT   NOT NULL,
    names  TEXT   NOT NULL,
    at     BIGINT NOT NULL
);

-- Up to which place in the log talk has been taken out because it is old.
CREATE TABLE talk_ended (
    what TEXT   PRIMARY KEY,
    upto BIGINT NOT NULL
);
