-- Who may come to a table, and who sits there; made again from the events.
ALTER TABLE table_summary ADD COLUMN access TEXT NOT NULL DEFAULT 'OPEN';

CREATE TABLE table_person (
    person TEXT NOT NULL,
    code   TEXT NOT NULL,
    PRIMARY KEY (person, code)
);

CREATE INDEX table_person_of_table ON table_person (code);
