-- How far a table has come, in the words of its game.
ALTER TABLE table_summary ADD COLUMN place TEXT NOT NULL DEFAULT 'gathering';
ALTER TABLE table_summary DROP COLUMN deals;
