package overtrick.browser;

import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.server.Club;

/// Remembers every state of a table. It looks while it is called back, so that it misses none.
final class Witness implements AutoCloseable {

    private final Club club;
    private final TableId table;
    private final NavigableMap<Long, Truth> states = new ConcurrentSkipListMap<>();
    private final Watch watch;

    Witness(Club club, TableId table) {
        this.club = club;
        this.table = table;
        states.put(0L, Truth.NOTHING);
        watch = club.duplicate().watch(table, Member.House.HOUSE, this::look);
        look();
    }

    private void look() {
        var now = Truth.at(club, table);
        states.put(now.number(), now);
    }

    Truth now() {
        return states.lastEntry().getValue();
    }

    /// The state in which a page was rendered that says it includes this event.
    Truth at(long number) {
        return states.floorEntry(number).getValue();
    }

    /// Fails when something tells a viewer of a card before they may know it.
    void assertDiscreet(Receipt receipt, Optional<Seat> viewer) {
        var allowed = CardSet.ALL.minus(at(receipt.number()).hiddenFrom(viewer));
        var leaked = receipt.cards().minus(allowed);
        if (!leaked.isEmpty()) {
            throw new AssertionError(
                    "%s at event %d tells %s of %s:%n%s"
                            .formatted(
                                    receipt.from(),
                                    receipt.number(),
                                    viewer.map(Seat::name).orElse("a watcher"),
                                    leaked,
                                    receipt.text()));
        }
    }

    @Override
    public void close() {
        watch.close();
    }
}
