package overtrick.tournament.act;

import overtrick.movement.EntryNumber;

/// Which entry wears a number of the movement.
public record Wearer(EntryNumber number, int entry) {}
