package overtrick.bench.solver;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// What the C driver asks of DDS, asked of our solver and answered in the driver's form.
final class SolverWork {

    /// A question of the driver: which strain and leader it is about depends on its place.
    @FunctionalInterface
    interface Task {
        String answer(int place, String item);
    }

    private static final List<Strain> STRAINS = DoubleDummyTable.STRAINS;
    private static final List<Suit> SUITS = List.of(Suit.values()).reversed();
    private static final List<Rank> RANKS = List.of(Rank.values()).reversed();

    private final Solver solver;

    SolverWork(Solver solver) {
        this.solver = solver;
    }

    String table(int place, String deal) {
        String digits = solver.table(Deal.parse(deal)).hex();
        return deal + " " + digits.toUpperCase(Locale.ROOT);
    }

    String bestLead(int place, String deal) {
        var start = start(place, deal);
        return head(start) + " " + solver.tricks(start);
    }

    String allLeads(int place, String deal) {
        return cards(start(place, deal));
    }

    /// @param item strain, leader and what is left of the hands
    String position(int place, String item) {
        var hands = Stream.of(item.substring(6).split(" ")).map(CardSet::parse).toList();
        return cards(
                new Position(
                        hands,
                        Strain.parse(item.substring(0, 1)),
                        Trick.ledBy(Seat.parse(item.substring(2, 3)))));
    }

    private static Position start(int place, String deal) {
        var strain = STRAINS.get(place % STRAINS.size());
        var leader = Seat.NORTH.plus(place / STRAINS.size());
        return Position.of(Deal.parse(deal), strain, leader);
    }

    private String cards(Position position) {
        var values = solver.values(position);
        var text = new StringBuilder(head(position));
        text.append(' ').append(Collections.max(values.values()));
        for (var suit : SUITS) {
            for (var rank : RANKS) {
                text.append(value(Card.of(suit, rank), values));
            }
        }
        return text.toString();
    }

    private static String value(Card card, Map<Card, Integer> values) {
        return values.containsKey(card) ? " %s:%d".formatted(card, values.get(card)) : "";
    }

    private static String head(Position position) {
        return position.strain().code() + " " + position.turn().letter();
    }
}
