-- The list of members, as federations keep it. Whoever has no account yet waits there for an invitation.
CREATE TABLE listed (
    id       TEXT PRIMARY KEY,
    person   TEXT UNIQUE,
    number   TEXT NOT NULL,
    name     TEXT NOT NULL,
    club     TEXT NOT NULL,
    category TEXT NOT NULL,
    since    TEXT NOT NULL,
    sorted   TEXT NOT NULL,
    sought   TEXT NOT NULL
);

CREATE UNIQUE INDEX listed_number ON listed (number) WHERE number <> '';
CREATE INDEX listed_sorted ON listed (sorted, id);

-- Those who are members already; how their names are sorted is worked out when the club opens.
INSERT INTO listed (id, person, number, name, club, category, since, sorted, sought)
    SELECT a.person, a.person, '', p.name, '', '', '', '', ''
    FROM account a JOIN person p ON p.id = a.person;

-- Links by which people become members: for a line of the list, or for anybody.
CREATE TABLE member_invitation (
    hash   TEXT   PRIMARY KEY,
    id     TEXT   NOT NULL UNIQUE,
    listed TEXT   NOT NULL,
    label  TEXT   NOT NULL,
    made   BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    uses   BIGINT NOT NULL
);

-- The picture of the club.
CREATE TABLE crest (
    digest TEXT PRIMARY KEY,
    kind   TEXT NOT NULL,
    text   TEXT NOT NULL
);
