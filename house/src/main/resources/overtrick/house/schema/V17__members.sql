-- Where people are signed in: one row for each browser. Of the secret in its cookie only the hash is kept.
CREATE TABLE session (
    hash   TEXT   PRIMARY KEY,
    id     TEXT   NOT NULL UNIQUE,
    person TEXT   NOT NULL,
    stay   TEXT   NOT NULL,
    device TEXT   NOT NULL,
    began  BIGINT NOT NULL,
    seen   BIGINT NOT NULL
);

CREATE INDEX session_of ON session (person);

-- The browsers of the guests that there are stay signed in.
INSERT INTO session (hash, id, person, stay, device, began, seen)
    SELECT token_hash, id, id, 'guest', '', created, COALESCE((SELECT MAX(at) FROM event), created)
    FROM person;

CREATE TABLE person_known (
    id      TEXT   PRIMARY KEY,
    name    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    likes   TEXT   NOT NULL DEFAULT ''
);

INSERT INTO person_known (id, name, created) SELECT id, name, created FROM person;
DROP TABLE person;
ALTER TABLE person_known RENAME TO person;

-- Members: people who are known on every device. What their password is cannot be read from what is kept of it.
CREATE TABLE account (
    person   TEXT   PRIMARY KEY,
    login    TEXT   NOT NULL UNIQUE,
    password TEXT   NOT NULL,
    joined   BIGINT NOT NULL
);

CREATE TABLE passkey (
    id     TEXT   PRIMARY KEY,
    person TEXT   NOT NULL,
    secret TEXT   NOT NULL,
    signs  BIGINT NOT NULL,
    label  TEXT   NOT NULL,
    added  BIGINT NOT NULL,
    used   BIGINT NOT NULL
);

CREATE INDEX passkey_of ON passkey (person);

-- Codes on paper, each for one way back.
CREATE TABLE recovery_code (
    person TEXT NOT NULL,
    hash   TEXT NOT NULL,
    PRIMARY KEY (person, hash)
);

-- Guests who turned out to be members: what is theirs belongs to the member.
CREATE TABLE guest_joined (
    guest  TEXT   PRIMARY KEY,
    member TEXT   NOT NULL,
    joined BIGINT NOT NULL
);

-- Links by which an officer lets somebody back in who has lost their password; each is used once.
CREATE TABLE way_back (
    hash   TEXT   PRIMARY KEY,
    person TEXT   NOT NULL,
    made   BIGINT NOT NULL
);
