-- Events that were put in the places of others, which must no longer be read, as in every store of ours: the hash
-- stays the link of the chain, and a seal vouches for what stands there now. The place under which the log tells of
-- an event is its own place unless said.
CREATE TABLE redacted (
    event     BIGINT NOT NULL,
    redaction BIGINT NOT NULL,
    nonce     BYTEA,
    seal      BYTEA  NOT NULL,
    told      BIGINT,
    PRIMARY KEY (event, redaction)
);

CREATE INDEX redacted_by ON redacted (redaction, event);
