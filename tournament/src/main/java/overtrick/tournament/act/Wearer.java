package overtrick.tournament.act;

import overtrick.movement.EntryNumber;
import overtrick.tournament.session.EntryId;

/// Which entry wears a number of the movement.
public record Wearer(EntryNumber number, EntryId entry) {}
