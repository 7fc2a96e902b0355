package overtrick.club.can;

import overtrick.can.Pack;

/// Where the tables of a contest get their packs: everywhere the same ones.
@FunctionalInterface
public interface ContestPacks {

    /// @param deal of the round, from 1
    /// @param redeals how often this deal has been dealt again
    Pack pack(ContestTable table, int deal, int redeals);
}
