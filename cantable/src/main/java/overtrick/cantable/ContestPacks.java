package overtrick.cantable;

import java.util.Optional;
import overtrick.can.Pack;
import overtrick.cards.rules.Refusal;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// Where the tables of a contest get their packs, everywhere the same ones, and whom they tell of
/// their deals.
public interface ContestPacks {

    /// @param deal of the round, from 1
    /// @param redeals how often this deal has been dealt again
    Pack pack(ContestTable table, int deal, int redeals);

    /// How many deals are played at a table.
    int deals(ContestTable table);

    /// Whether a table may still begin a deal.
    default boolean mayBegin(ContestTable table) {
        return true;
    }

    /// Whether somebody may look on at a table: nobody while another table has still to play what
    /// is played there, for a player needs no name to look on. Those who play there may, and whose
    /// contest it is unless they play in it.
    ///
    /// @param played how many deals are over there
    boolean mayWatch(ContestTable table, int played, PersonId person);

    /// Why somebody may not sit down at a table; empty when they may.
    ///
    /// @param id the table's code
    Optional<Refusal> barred(ContestTable table, String id, Member.Person person);

    /// A deal is over at a table. Called by the table's writer, perhaps more than once; must only
    /// give a signal.
    void played(ContestTable table);
}
