package overtrick.cantable;

import overtrick.can.Pack;
import overtrick.house.table.PersonId;

/// Where the tables of a contest get their packs, everywhere the same ones, and whom they tell of
/// their deals.
public interface ContestPacks {

    /// @param deal of the round, from 1
    /// @param redeals how often this deal has been dealt again
    Pack pack(ContestTable table, int deal, int redeals);

    /// Whether somebody may look on at a table: nobody while another table has still to play what
    /// is played there, for a player needs no name to look on. Those who play there may, and whose
    /// contest it is unless they play in it.
    ///
    /// @param played how many deals are over there
    boolean mayWatch(ContestTable table, int played, PersonId person);

    /// Whether somebody has a place at a table.
    boolean mayPlay(ContestTable table, PersonId person);

    /// A deal is over at a table. Called by the table's writer, perhaps more than once; must only
    /// give a signal.
    void played(ContestTable table);
}
