-- Dealer scripts that somebody has brought to practise by, each under a word made of its text.
CREATE TABLE practice_script (
    person TEXT   NOT NULL,
    word   TEXT   NOT NULL,
    name   TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    opened BIGINT NOT NULL,
    PRIMARY KEY (person, word)
);

CREATE INDEX practice_script_word ON practice_script (word);
CREATE INDEX practice_script_opened ON practice_script (opened);
