package overtrick.robots.bidding;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.FormatException;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;

/// Reads auctions, and remembers those read lately: a table asks for the same auction again and
/// again, one call longer each time. May be shared between threads.
public final class Readings {

    /// Auctions that are remembered.
    private static final int KEPT = 1_000;

    /// The built-in systems, each read once, which takes a tenth of a second.
    private static final Map<String, BiddingSystem> HOUSE = new ConcurrentHashMap<>();

    private record Asked(Agreements agreements, Auction auction, Vulnerability vulnerability) {}

    private final Function<String, BiddingSystem> shelf;
    private final Map<String, BiddingSystem> systems = new ConcurrentHashMap<>();
    private final Map<Asked, Understanding> known = Collections.synchronizedMap(new Latest());

    /// With the built-in systems.
    public Readings() {
        this(name -> HOUSE.computeIfAbsent(name, BiddingSystem::named));
    }

    /// @param shelf has the systems by their names
    public Readings(Function<String, BiddingSystem> shelf) {
        this.shelf = shelf;
    }

    /// @throws FormatException if there is no such system
    public BiddingSystem system(String name) {
        return systems.computeIfAbsent(name, shelf);
    }

    /// What the players of a system call it; the name itself if there is no such system any more.
    public String title(String name) {
        try {
            return system(name).book().title();
        } catch (FormatException gone) {
            return name;
        }
    }

    /// The auction as those who play these systems understand it.
    public Understanding of(Agreements agreements, Auction auction, Vulnerability vulnerability) {
        var asked = new Asked(agreements, auction, vulnerability);
        var read = Optional.ofNullable(known.get(asked));
        if (read.isPresent()) {
            return read.get();
        }
        var understood = understand(asked);
        known.put(asked, understood);
        return understood;
    }

    private Understanding understand(Asked asked) {
        var calls = asked.auction.calls();
        var dealer = asked.auction.dealer();
        if (calls.isEmpty()) {
            return Understanding.start(
                    played(asked.agreements.northSouth()),
                    played(asked.agreements.eastWest()),
                    dealer,
                    asked.vulnerability);
        }
        var before = new Auction(dealer, List.copyOf(calls.subList(0, calls.size() - 1)));
        return of(asked.agreements, before, asked.vulnerability).with(calls.getLast());
    }

    /// An old table may play a system that is no longer built in; it goes on with the default one.
    private BiddingSystem played(String name) {
        try {
            return system(name);
        } catch (FormatException gone) {
            return system(Agreements.USUAL);
        }
    }

    private static final class Latest extends LinkedHashMap<Asked, Understanding> {

        private static final long serialVersionUID = 1;

        private Latest() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, Understanding> eldest) {
            return size() > KEPT;
        }
    }
}
