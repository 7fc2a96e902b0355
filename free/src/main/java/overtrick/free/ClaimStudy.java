package overtrick.free;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.laws.board.ConsideredLine;
import overtrick.laws.board.ConsideredLine.LostTrick;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// What a contested claim might have come to (Law 70): the best play of all four, and the normal
/// ones of the claimer's side, however careless. There the suits are led in some order, each from
/// the top (Law 70E1), while the opponents play their best against it.
///
/// A proposal for the director, not a ruling: the program does not understand the line that was
/// stated, and does not know what is normal for these players.
record ClaimStudy(Solver solver, Side claimer) {

    /// With more tricks left each suit comes first once; all orders would take too long.
    private static final int FEW = 7;

    /// Best play first, then the orders of the suits that the claimer's side holds.
    List<ConsideredLine> of(Position position) {
        var lines = new ArrayList<ConsideredLine>();
        int best = solver.tricks(position);
        lines.add(
                ConsideredLine.of(
                        List.of(), position.side() == claimer ? best : position.left() - best));
        var suits = held(position);
        var orders = position.left() > FEW ? rotations(suits) : orders(suits);
        for (var order : orders) {
            lines.add(played(position, order));
        }
        return lines;
    }

    private List<Suit> held(Position position) {
        return Arrays.stream(Suit.values())
                .filter(suit ->
                        Arrays.stream(Seat.values())
                                .filter(seat -> seat.side() == claimer)
                                .anyMatch(seat -> position.hand(seat).length(suit) > 0))
                .toList();
    }

    private static List<List<Suit>> rotations(List<Suit> suits) {
        var all = new ArrayList<List<Suit>>();
        for (int turned = 0; turned < suits.size(); turned++) {
            var one = new ArrayList<>(suits);
            Collections.rotate(one, turned);
            all.add(one);
        }
        return all;
    }

    private static List<List<Suit>> orders(List<Suit> suits) {
        if (suits.size() <= 1) {
            return List.of(suits);
        }
        var all = new ArrayList<List<Suit>>();
        for (var first : suits) {
            var rest = suits.stream().filter(suit -> suit != first).toList();
            for (var order : orders(rest)) {
                var one = new ArrayList<Suit>();
                one.add(first);
                one.addAll(order);
                all.add(one);
            }
        }
        return all;
    }

    private ConsideredLine played(Position start, List<Suit> order) {
        var position = start;
        int tricks = 0;
        Optional<LostTrick> lost = Optional.empty();
        while (!position.isOver()) {
            var before = position;
            Card card =
                    before.turn().side() == claimer ? careless(before, order) : strongest(before);
            position = before.after(card);
            if (!position.trick().isEmpty()) {
                continue;
            }
            if (position.side() == claimer) {
                tricks++; // who has won the trick is in turn
            } else if (lost.isEmpty()) {
                lost = Optional.of(lost(before, card));
            }
        }
        return new ConsideredLine(order, tricks, lost);
    }

    private static LostTrick lost(Position last, Card card) {
        var cards = new ArrayList<>(last.trick().cards());
        cards.add(card);
        var trick = new Trick(last.trick().leader(), cards);
        var winning = trick.winningCard(last.strain());
        return new LostTrick(
                cards.getFirst(),
                trick.winner(last.strain()),
                winning,
                Strain.of(winning.suit()) == last.strain());
    }

    /// The opponents know all hands; of equal cards they play the lowest.
    private Card strongest(Position position) {
        Map<Card, Integer> values = solver.values(position);
        int most = values.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        return values.entrySet().stream()
                .filter(one -> one.getValue() == most)
                .map(Map.Entry::getKey)
                .min(Comparator.comparing(Card::rank))
                .orElseThrow();
    }

    /// From the top when leading; winning as cheaply as may be when following, else the lowest.
    private Card careless(Position position, List<Suit> order) {
        var legal = position.legal();
        if (position.trick().isEmpty()) {
            return order.stream()
                    .filter(suit -> legal.length(suit) > 0)
                    .findFirst()
                    .map(suit -> legal.in(suit).highest())
                    .orElseThrow();
        }
        var trick = position.trick();
        boolean ours = trick.winner(position.strain()).side() == claimer;
        return ours
                ? discard(legal, order)
                : cheapest(position, legal).orElseGet(() -> discard(legal, order));
    }

    private static Optional<Card> cheapest(Position position, CardSet legal) {
        Card best = position.trick().winningCard(position.strain());
        Optional<Card> cheapest = Optional.empty();
        for (Card card : legal) {
            boolean wins =
                    card.suit() == best.suit()
                            ? card.rank().beats(best.rank())
                            : Strain.of(card.suit()) == position.strain();
            if (wins && cheapest.filter(low -> !low.rank().beats(card.rank())).isEmpty()) {
                cheapest = Optional.of(card);
            }
        }
        return cheapest;
    }

    /// The lowest card of the suit that would be led last.
    private static Card discard(CardSet legal, List<Suit> order) {
        return order.reversed().stream()
                .filter(suit -> legal.length(suit) > 0)
                .findFirst()
                .map(suit -> legal.in(suit).lowest())
                .orElseThrow();
    }
}
