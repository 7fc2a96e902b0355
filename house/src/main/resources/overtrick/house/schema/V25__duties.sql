-- The offices of one event. A link is for one of them, can be opened until a time, and by so many
-- people; those of before are for assistants, and have no end.
ALTER TABLE director_link ADD COLUMN duty TEXT NOT NULL DEFAULT 'ASSISTANT';
ALTER TABLE director_link ADD COLUMN until BIGINT NOT NULL DEFAULT 253402300799000;
ALTER TABLE director_link ADD COLUMN uses BIGINT NOT NULL DEFAULT 20;

-- Who holds one: by a link, with the link '' because the event is theirs, or with 'member' because they
-- were chosen. A row that has ended stays: the same link does not let the same person in again.
ALTER TABLE tournament_director ADD COLUMN duty TEXT NOT NULL DEFAULT 'DIRECTOR';
ALTER TABLE tournament_director ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_director ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;

-- When a commentator has said that they do not play; 0 before, when they see nothing yet.
ALTER TABLE tournament_director ADD COLUMN said BIGINT NOT NULL DEFAULT 0;

UPDATE tournament_director SET duty = 'ASSISTANT' WHERE link <> '';
