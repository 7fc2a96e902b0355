-- The place under which the log tells of an event that was replaced, where that is not its place here: a log that
-- comes from a store whose places have gaps is numbered anew.
ALTER TABLE redacted ADD COLUMN told INTEGER;
