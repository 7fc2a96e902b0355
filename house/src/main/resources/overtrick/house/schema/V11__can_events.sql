-- Contests and leagues of Bài Càn, for their lists; made again from the events.
CREATE TABLE can_event (
    code      TEXT   PRIMARY KEY,
    kind      TEXT   NOT NULL,
    name      TEXT   NOT NULL,
    announced BIGINT NOT NULL
);

CREATE INDEX can_event_latest ON can_event (kind, announced DESC);
