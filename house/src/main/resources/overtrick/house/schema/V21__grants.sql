-- What the links of an event have been exchanged for: which device may do what. Of the secret in the device's cookie
-- only the hash is kept; the device is what it is called to others.
CREATE TABLE link_grant (
    id      TEXT   PRIMARY KEY,
    hash    TEXT   NOT NULL,
    device  TEXT   NOT NULL,
    event   TEXT   NOT NULL,
    link    TEXT   NOT NULL,
    place   TEXT   NOT NULL,
    person  TEXT   NOT NULL,
    browser TEXT   NOT NULL,
    began   BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    UNIQUE (hash, event, link, place)
);

CREATE INDEX link_grant_of ON link_grant (event, link, place);

-- How many times a link has been renewed; those from before open nothing.
CREATE TABLE link_turn (
    code    TEXT   NOT NULL,
    purpose TEXT   NOT NULL,
    turn    BIGINT NOT NULL,
    PRIMARY KEY (code, purpose)
);

-- Devices on which somebody has signed in: others who try that account's password do not keep them out.
CREATE TABLE known_device (
    hash   TEXT   NOT NULL,
    person TEXT   NOT NULL,
    seen   BIGINT NOT NULL,
    PRIMARY KEY (hash, person)
);
