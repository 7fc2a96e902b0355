package overtrick.cantable.contest;

import java.util.Optional;
import overtrick.can.Pack;
import overtrick.cantable.ContestPacks;
import overtrick.cantable.ContestTable;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// Packs that are the same at several tables: those of contests, and those that are laid for
/// everybody alike.
///
/// @param laid deals that people play when they have time
public record Packs(Contests contests, LaidDeals laid) implements ContestPacks {

    /// A pack that is laid, as it follows from the key that is told when the deals are open.
    ///
    /// @param deal from 1
    public static Pack laid(String key, int deal, int redeals) {
        return Pack.shuffled(new KeyedChance(key, "deal %d, redeal %d".formatted(deal, redeals)));
    }

    @Override
    public Pack pack(ContestTable table, int deal, int redeals) {
        return table.laid()
                .map(code -> laid(laid.key(code), deal, redeals))
                .orElseGet(() -> contests.pack(table, deal, redeals));
    }

    @Override
    public int deals(ContestTable table) {
        return table.laid().isPresent() ? table.deals() : contests.deals(table);
    }

    @Override
    public boolean mayBegin(ContestTable table) {
        return table.laid().map(laid::mayBegin).orElse(true);
    }

    @Override
    public boolean mayWatch(ContestTable table, int played, PersonId person) {
        return table.laid()
                .map(laid::isOpen)
                .orElseGet(() -> contests.mayWatch(table, played, person));
    }

    @Override
    public Optional<Refusal> barred(ContestTable table, String id, Member.Person person) {
        return table.laid()
                .map(code -> laid.claim(code, new TableId(id), person))
                .orElseGet(() -> contests.barred(table, id, person));
    }

    @Override
    public void played(ContestTable table) {
        if (table.laid().isEmpty()) {
            contests.played(table);
        }
    }

    /// Where somebody plays the deals that are laid, at whatever table.
    public Optional<TableId> tableOf(ContestTable table, PersonId person) {
        return table.laid().flatMap(code -> laid.tableOf(code, person));
    }

    /// Whether what was played at a table may be shown to everybody.
    public boolean isOpen(ContestTable table) {
        return table.laid().map(laid::isOpen).orElseGet(() -> contests.isOpen(table));
    }
}
