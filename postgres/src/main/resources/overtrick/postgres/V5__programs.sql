-- Several programs may write to one club, each with its last transaction. One that was shut out has ended, and never
-- writes again under that name. A program that has the club alone has no name.
ALTER TABLE writer ADD COLUMN program TEXT NOT NULL DEFAULT '';
ALTER TABLE writer ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
ALTER TABLE writer ADD PRIMARY KEY (program);
