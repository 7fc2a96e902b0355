-- Events that were put in the places of others, which must no longer be read. The hash of the event that
-- stood there stays the link of the chain; the seal is SHA-256 over a nonce, that hash, and what stands there
-- now. Of all seals of a redaction its own event in the log holds the digest. A nonce is gone where the event
-- was replaced once more: nobody can find out by guessing what stood there in between.
CREATE TABLE redacted (
    event     INTEGER NOT NULL,
    redaction INTEGER NOT NULL,
    nonce     BLOB,
    seal      BLOB    NOT NULL,
    PRIMARY KEY (event, redaction)
) WITHOUT ROWID;

CREATE INDEX redacted_by ON redacted (redaction, event);
