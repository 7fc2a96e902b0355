package overtrick.laws.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.board.Pending.LeadOption;
import overtrick.laws.board.Pending.Leading;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.table.AuctionTable;
import overtrick.laws.table.Duty;
import overtrick.laws.table.Duty.Status;
import overtrick.laws.table.LeadDemand;
import overtrick.laws.table.LeadOptions;
import overtrick.laws.table.PlayTable;
import overtrick.laws.table.Ruled;
import overtrick.laws.tree.Director;

/// What declarer may ask when a defender is to lead: first of their partner's penalty cards, then
/// for a call that was withdrawn.
record Leads(AuctionTable auction, PlayTable play) {

    private static final LeadOption NOTHING = new LeadOption(Demand.FREE, Set.of());

    /// What declarer is asked now: first of the lead, then of several penalty cards.
    Optional<Pending> asked() {
        return pending().<Pending>map(leading -> leading).or(this::designating);
    }

    private Optional<Pending> designating() {
        var cards = play.toDesignate();
        return cards.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Pending.Designating(play.contract().declarer(), play.turn(), cards));
    }

    /// After declarer has chosen among penalty cards (Law 51A).
    FreeBoard designated(FreeBoard board, Card card) {
        var facts =
                Facts.of(Fact.PENALTY_KIND, "major")
                        .with(Fact.TO_PLAY, "holder")
                        .with(Fact.PENALTY_LEGAL, "several");
        return board.with(auction.ruled(ruled(play.turn(), facts)), play.designated(card));
    }

    private Optional<Leading> pending() {
        if (play.isOver() || !play.current().isEmpty()) {
            return Optional.empty();
        }
        var suits = play.suitsToSettle();
        if (!suits.isEmpty()) {
            return Optional.of(leading(ofPenaltyCards(suits)));
        }
        return restriction().map(duty -> leading(ofWithdrawnCall(duty)));
    }

    private Leading leading(List<LeadOption> options) {
        return new Leading(play.contract().declarer(), play.turn(), options);
    }

    /// Require one suit, forbid one or more, or let them lie (Laws 50D2 and 51B2).
    private static List<LeadOption> ofPenaltyCards(List<Suit> suits) {
        var options = new ArrayList<LeadOption>();
        suits.forEach(suit -> options.add(new LeadOption(Demand.REQUIRE, Set.of(suit))));
        for (int chosen = 1; chosen < 1 << suits.size(); chosen++) {
            var some = EnumSet.noneOf(Suit.class);
            for (int place = 0; place < suits.size(); place++) {
                if ((chosen >> place & 1) == 1) {
                    some.add(suits.get(place));
                }
            }
            options.add(new LeadOption(Demand.FORBID, some));
        }
        options.add(NOTHING);
        return options;
    }

    private List<LeadOption> ofWithdrawnCall(Duty duty) {
        var options = new ArrayList<LeadOption>();
        LeadOptions.of(auction, duty)
                .forEach(one -> options.add(new LeadOption(one.demand(), Set.of(one.suit()))));
        options.add(NOTHING);
        return options;
    }

    /// The restriction of Law 26 that waits for this very leader.
    private Optional<Duty> restriction() {
        return auction.ledger().owed().stream().filter(this::waitsForLeader).findFirst();
    }

    private boolean waitsForLeader(Duty duty) {
        return duty.what() instanceof LeadRestriction
                && duty.offender().partner() == play.turn()
                && play.isDefender(play.turn());
    }

    /// After declarer has chosen.
    FreeBoard asked(FreeBoard board, LeadOption option) {
        if (play.suitsToSettle().isEmpty()) {
            var duty = restriction().orElseThrow();
            var left = auction.settled(duty::equals, Status.DONE);
            var demand =
                    new LeadDemand(
                            play.turn(),
                            option.demand(),
                            option.suits(),
                            LeadDemand.NOT_OF_PENALTY_CARDS);
            return board.with(
                    left, option.demand() == Demand.FREE ? play : play.withDemand(demand));
        }
        boolean leaves = option.demand() == Demand.FREE;
        return board.with(
                leaves ? auction : auction.ruled(ruled(option)),
                play.demanded(option.demand(), option.suits()));
    }

    private String suits(int cards) {
        if (play.suitsToSettle().size() > 1) {
            return "several";
        }
        return cards == 1 ? "one" : "same";
    }

    private static String choice(LeadOption option) {
        if (option.demand() == Demand.REQUIRE) {
            return "require";
        }
        return option.suits().size() > 1 ? "forbid-several" : "forbid";
    }

    /// The holder of the cards is the offender of the book's tree.
    private Ruled ruled(LeadOption option) {
        Seat holder = play.turn().partner();
        var cards = play.penaltyCards(holder);
        var facts =
                Facts.of(Fact.PENALTY_KIND, "major")
                        .with(Fact.TO_PLAY, "partner")
                        .with(Fact.PENALTY_SUITS, suits(cards.size()))
                        .with(Fact.SUIT_CHOICE, choice(option));
        return ruled(holder, facts);
    }

    private Ruled ruled(Seat holder, Facts facts) {
        var cards = play.penaltyCards(holder);
        var ruling = Director.rule(auction.book(), Irregularity.PENALTY_CARD_AND_LEAD, facts);
        String about =
                cards.stream()
                        .map(one -> one.card().toString())
                        .reduce((a, b) -> a + " " + b)
                        .orElse("");
        return new Ruled(
                Irregularity.PENALTY_CARD_AND_LEAD,
                holder,
                about,
                ((Ruling.Ruled) ruling).verdict());
    }
}
