package overtrick.laws.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.LeadRestriction;

/// What declarer may ask of a lead under Law 26: each demand with its suit.
public final class LeadOptions {

    private LeadOptions() {}

    /// Require the suit, or forbid it for as long as the lead is kept.
    public record Option(Demand demand, Suit suit) {}

    /// What the restriction leaves declarer to choose from; empty when it has come to nothing.
    ///
    /// @throws IllegalArgumentException when the duty is no lead restriction
    public static List<Option> of(AuctionTable table, Duty duty) {
        if (!(duty.what() instanceof LeadRestriction(_, var form))) {
            throw new IllegalArgumentException("no lead restriction: " + duty);
        }
        var gone = duty.about().orElseThrow();
        return switch (form) {
            case FORBID_ANY -> forbid(EnumSet.allOf(Suit.class));
            case FORBID_UNSPECIFIED -> forbid(unspecified(table, gone.seat()));
            case REQUIRE_OR_FORBID -> requireOrForbid(table, gone);
        };
    }

    /// Whether this is a restriction that no lead can meet: only a defender's partner leads.
    static boolean isVoid(AuctionTable table, Duty duty) {
        return duty.what() instanceof LeadRestriction
                && (!isDefender(table, duty.offender()) || of(table, duty).isEmpty());
    }

    private static boolean isDefender(AuctionTable table, Seat seat) {
        return table.calls()
                .contract()
                .filter(contract -> contract.declarer().opposes(seat))
                .isPresent();
    }

    /// Law 26A and 26B of 1999.
    private static List<Option> requireOrForbid(AuctionTable table, Withdrawn gone) {
        var shown = suits(gone.shown());
        if (shown.isEmpty()) {
            return forbid(EnumSet.allOf(Suit.class));
        }
        shown.removeAll(named(table, gone.seat(), gone.place()));
        var options = new ArrayList<Option>();
        shown.forEach(suit -> options.add(new Option(Demand.REQUIRE, suit)));
        options.addAll(forbid(shown));
        return options;
    }

    private static Set<Suit> unspecified(AuctionTable table, Seat offender) {
        var suits = EnumSet.allOf(Suit.class);
        suits.removeAll(named(table, offender, 0));
        return suits;
    }

    private static Set<Suit> named(AuctionTable table, Seat offender, int from) {
        var named = EnumSet.noneOf(Suit.class);
        table.calls().made().stream()
                .skip(from)
                .filter(made -> made.seat() == offender)
                .forEach(made -> {
                    if (made.call() instanceof Bid(_, var strain)) {
                        suit(strain).ifPresent(named::add);
                    }
                });
        return named;
    }

    private static Set<Suit> suits(Set<Strain> strains) {
        var suits = EnumSet.noneOf(Suit.class);
        strains.forEach(strain -> suit(strain).ifPresent(suits::add));
        return suits;
    }

    private static Optional<Suit> suit(Strain strain) {
        return Arrays.stream(Suit.values()).filter(suit -> Strain.of(suit) == strain).findFirst();
    }

    private static List<Option> forbid(Set<Suit> suits) {
        return suits.stream().map(suit -> new Option(Demand.FORBID, suit)).toList();
    }
}
