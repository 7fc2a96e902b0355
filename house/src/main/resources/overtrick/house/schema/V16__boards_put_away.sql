-- The boards that were dealt for an event but are not those that are played: they are kept, so that
-- they can be brought back, and shown to nobody.
ALTER TABLE event_boards ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
