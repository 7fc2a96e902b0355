-- For which pair, by its number in a section, a telephone at the tables of an event speaks.
CREATE TABLE table_phone (
    code    TEXT   NOT NULL,
    person  TEXT   NOT NULL,
    section TEXT   NOT NULL,
    number  BIGINT NOT NULL,
    PRIMARY KEY (code, person)
);

CREATE INDEX table_phone_of ON table_phone (code, section, number);
