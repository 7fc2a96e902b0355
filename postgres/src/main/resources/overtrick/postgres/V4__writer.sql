-- The last transaction of the one writer: if the answer to its commit was lost, this tells whether it is kept.
CREATE TABLE writer (
    turn BIGINT NOT NULL,
    mark TEXT   NOT NULL
);

INSERT INTO writer VALUES (0, '');
