-- Whom somebody would call a friend. Where both do, they are friends; where one does, it is a question, which the
-- other may have put by.
CREATE TABLE friend (
    person TEXT    NOT NULL,
    other  TEXT    NOT NULL,
    at     BIGINT  NOT NULL,
    put_by INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, other)
);

CREATE INDEX friend_of ON friend (other);

-- From whom somebody keeps away. Nobody but themselves is told.
CREATE TABLE kept_off (
    person TEXT   NOT NULL,
    other  TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX kept_off_by ON kept_off (other);

-- What people have chosen about company, such as who sees that they are here.
CREATE TABLE company_choice (
    person TEXT NOT NULL,
    what   TEXT NOT NULL,
    chosen TEXT NOT NULL,
    PRIMARY KEY (person, what)
);

-- Wishes to play, one row each; made from their events.
CREATE TABLE wish (
    code TEXT    PRIMARY KEY,
    open INTEGER NOT NULL
);

CREATE INDEX wish_open ON wish (open);

-- Who was asked to which table, and what they said.
CREATE TABLE invitation (
    number   BIGINT PRIMARY KEY,
    person   TEXT   NOT NULL,
    other    TEXT   NOT NULL,
    place    TEXT   NOT NULL,
    seat     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    answer   TEXT   NOT NULL,
    answered BIGINT NOT NULL
);

CREATE INDEX invitation_to ON invitation (other, at);
CREATE INDEX invitation_by ON invitation (person, at);

-- Words to a friend, to the club and to those who have entered an event.
CREATE TABLE message (
    number BIGINT PRIMARY KEY,
    person TEXT   NOT NULL,
    sort   TEXT   NOT NULL,
    place  TEXT   NOT NULL,
    words  TEXT   NOT NULL,
    at     BIGINT NOT NULL
);

CREATE INDEX message_in ON message (sort, place, number);
CREATE INDEX message_by ON message (person, number);

-- Up to which message somebody has read.
CREATE TABLE message_read (
    person TEXT   NOT NULL,
    thread TEXT   NOT NULL,
    upto   BIGINT NOT NULL,
    PRIMARY KEY (person, thread)
);

-- What was reported to the officers, with what stood around it, and what they did.
CREATE TABLE report (
    number  BIGINT PRIMARY KEY,
    person  TEXT   NOT NULL,
    place   TEXT   NOT NULL,
    why     TEXT   NOT NULL,
    words   TEXT   NOT NULL,
    at      BIGINT NOT NULL,
    officer TEXT   NOT NULL,
    deed    TEXT   NOT NULL,
    done    BIGINT NOT NULL
);

-- Who would play with somebody who looks for a partner at an event.
CREATE TABLE partner_offer (
    person TEXT   NOT NULL,
    other  TEXT   NOT NULL,
    code   TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other, code)
);

CREATE INDEX partner_offer_to ON partner_offer (other, at);
