package overtrick.club.can;

import overtrick.can.Pack;

/// Where the tables of a contest get their packs, everywhere the same ones, and whom they tell of
/// their deals.
public interface ContestPacks {

    /// @param deal of the round, from 1
    /// @param redeals how often this deal has been dealt again
    Pack pack(ContestTable table, int deal, int redeals);

    /// A deal is over at a table. Called by the table's writer, perhaps more than once; must only
    /// give a signal.
    void played(ContestTable table);
}
