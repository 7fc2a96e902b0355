package overtrick.tournament.event.act;

import overtrick.tournament.movement.EntryNumber;

/// Which entry wears a number of the movement.
public record Wearer(EntryNumber number, int entry) {}
