-- SHA-256 over the event, the event before it in the log and the one before it in its stream. Events
-- that are older than this column are chained when the store is next opened.
ALTER TABLE event ADD COLUMN hash BLOB;
