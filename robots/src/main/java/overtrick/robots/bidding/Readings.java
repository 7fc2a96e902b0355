package overtrick.robots.bidding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.ConventionCard.Opponents;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.language.SystemFaultException;

/// Reads auctions, and remembers those read lately: a table asks for the same auction again and
/// again, one call longer each time, and only that call is read then. Systems are read when they
/// are first played, cards when they are first looked at. May be shared between threads.
public final class Readings {

    /// Auctions that are remembered at least: two for each of a thousand tables.
    private static final int KEPT = 2_000;

    /// Systems and cards that are remembered at least; each side of a table may have its own.
    private static final int KEPT_SYSTEMS = 16;

    /// The systems of the house as they are played, each read once.
    private static final Recent<String, BiddingSystem> HOUSE = new Recent<>(KEPT_SYSTEMS);

    /// An auction with the systems by which it is understood. It is looked up for every page that
    /// is sent, so its hash is kept.
    private static final class Asked {

        private final Agreements agreements;
        private final Vulnerability vulnerability;
        private final Seat dealer;
        private final List<Call> calls;
        private final int hash;

        Asked(Agreements agreements, Vulnerability vulnerability, Seat dealer, List<Call> calls) {
            this.agreements = agreements;
            this.vulnerability = vulnerability;
            this.dealer = dealer;
            this.calls = calls;
            int sum = 31 * agreements.hashCode() + vulnerability.ordinal();
            this.hash = 31 * (31 * sum + dealer.ordinal()) + calls.hashCode();
        }

        Asked before() {
            return new Asked(agreements, vulnerability, dealer, calls.subList(0, calls.size() - 1));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Asked asked
                    && hash == asked.hash
                    && vulnerability == asked.vulnerability
                    && dealer == asked.dealer
                    && calls.equals(asked.calls)
                    && agreements.equals(asked.agreements);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    private final Function<String, BiddingSystem> shelf;
    private final Recent<String, BiddingSystem> systems = new Recent<>(KEPT_SYSTEMS);
    private final Recent<String, ConventionCard> cards = new Recent<>(KEPT_SYSTEMS);
    private final Recent<Asked, Understanding> known = new Recent<>(KEPT);

    /// With the built-in systems.
    public Readings() {
        this(Readings::ofTheHouse);
    }

    private static BiddingSystem ofTheHouse(String agreed) {
        return HOUSE.get(agreed, written -> BiddingSystem.played(Agreement.parse(written)));
    }

    /// @param shelf has the systems by what sides agree to play
    public Readings(Function<String, BiddingSystem> shelf) {
        this.shelf = shelf;
    }

    /// @param agreed the name of a system, perhaps with choices, as [Agreement] writes it
    /// @throws FormatException if there is no such system, or it has no such choice
    public BiddingSystem system(String agreed) {
        return systems.get(agreed, this::read);
    }

    private BiddingSystem read(String agreed) {
        try {
            return shelf.apply(agreed);
        } catch (SystemFaultException wrong) {
            throw new FormatException(String.valueOf(wrong.getMessage()));
        }
    }

    /// What the players of a system call it; the name itself if the house has it no more. The
    /// system is not read for that.
    public String title(String agreed, Locale locale) {
        var words = Words.in(locale);
        return Agreement.hasChoices(agreed)
                ? words.title(Agreement.parse(agreed))
                : words.title(agreed);
    }

    /// The title in English.
    public String title(String name) {
        return title(name, Locale.ENGLISH);
    }

    /// The card of a system, written once.
    ///
    /// @throws FormatException if there is no such system
    public ConventionCard card(String agreed) {
        return cards.get(agreed, this::write);
    }

    private ConventionCard write(String agreed) {
        var opponents = new Opponents(system(Opponents.USUAL), system(Opponents.STRONG));
        return ConventionCard.of(system(agreed), opponents);
    }

    /// The auction as those who play these systems understand it. They are systems of contract: the
    /// calls of older games say nothing.
    public Understanding of(Agreements agreements, Auction auction, Vulnerability vulnerability) {
        boolean contract = auction.bidding().equals(AuctionRules.CONTRACT);
        var calls = contract ? auction.calls() : List.<Call>of();
        var asked = new Asked(agreements, vulnerability, auction.dealer(), calls);
        return known.get(asked, this::read);
    }

    /// The same as it was before each call, and now.
    public List<Understanding> each(
            Agreements agreements, Auction auction, Vulnerability vulnerability) {
        boolean contract = auction.bidding().equals(AuctionRules.CONTRACT);
        int calls = contract ? auction.calls().size() : 0;
        var heard = new ArrayList<Understanding>();
        for (int count = 0; count <= calls; count++) {
            heard.add(of(agreements, auction.first(count), vulnerability));
        }
        return heard;
    }

    /// Reads on from the longest beginning that is known.
    private Understanding read(Asked asked) {
        Understanding now = null;
        var beginning = asked;
        while (now == null && !beginning.calls.isEmpty()) {
            beginning = beginning.before();
            now = known.known(beginning);
        }
        if (now == null) {
            now = start(asked);
        }
        for (var call : asked.calls.subList(beginning.calls.size(), asked.calls.size())) {
            now = now.with(call);
        }
        return now;
    }

    private Understanding start(Asked asked) {
        return Understanding.start(
                played(asked.agreements.northSouth()),
                played(asked.agreements.eastWest()),
                asked.dealer,
                asked.vulnerability);
    }

    /// An old table may play a system that is no longer built in; it goes on with the default one.
    private BiddingSystem played(String name) {
        try {
            return system(name);
        } catch (FormatException gone) {
            return system(Agreements.USUAL);
        }
    }
}
