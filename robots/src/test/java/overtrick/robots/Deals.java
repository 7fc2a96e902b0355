package overtrick.robots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Deals for tests: written down in part, or dealt again in part.
public final class Deals {

    private Deals() {}

    /// Four hands from North clockwise, each in PBN form or `-`; the cards left over go to the
    /// hands that are not given, or short, in the order of the pack. Nobody is vulnerable and North
    /// deals.
    public static Board board(String hands) {
        var given = new EnumMap<Seat, CardSet>(Seat.class);
        var words = hands.strip().split("\\s+");
        for (var seat : Seat.values()) {
            String word = words[seat.ordinal()];
            given.put(seat, word.equals("-") ? CardSet.NONE : CardSet.parse(word));
        }
        return Board.of(new BoardNumber(1), filled(given));
    }

    /// One hand is given, the rest falls as it may.
    public static Board boardWith(Seat seat, String hand) {
        return Board.of(new BoardNumber(1), filled(Map.of(seat, CardSet.parse(hand))));
    }

    private static Deal filled(Map<Seat, CardSet> given) {
        var rest = CardSet.ALL;
        for (var hand : given.values()) {
            rest = rest.minus(hand);
        }
        var hands = new ArrayList<CardSet>();
        for (var seat : Seat.values()) {
            var hand = given.getOrDefault(seat, CardSet.NONE);
            while (hand.size() < Deal.HAND) {
                hand = hand.with(rest.highest());
                rest = rest.without(rest.highest());
            }
            hands.add(hand);
        }
        return new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3));
    }

    /// The board with what the viewer cannot see dealt again. During the play the cards still held
    /// are changed within each suit, so that everything played so far stays lawful.
    public static Board redealt(BoardInPlay board, Seat viewer, RandomGenerator chance) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, board.board().deal().hand(seat));
        }
        var hidden = new ArrayList<Seat>();
        for (var seat : Seat.values()) {
            boolean dummy =
                    board.contract().filter(contract -> contract.dummy() == seat).isPresent();
            boolean faced = board.play().filter(play -> play.isDummyFaced()).isPresent();
            if (seat != viewer && !(dummy && faced)) {
                hidden.add(seat);
            }
        }
        var held = board.play().map(play -> CardSet.copyOf(play.cards())).orElse(CardSet.NONE);
        if (board.play().isEmpty()) {
            shuffle(hands, hidden, CardSet.ALL, chance);
        } else {
            for (var suit : Suit.values()) {
                shuffle(hands, hidden, CardSet.ALL.in(suit).minus(held), chance);
            }
        }
        var deal =
                new Deal(
                        hands.get(Seat.NORTH),
                        hands.get(Seat.EAST),
                        hands.get(Seat.SOUTH),
                        hands.get(Seat.WEST));
        var old = board.board();
        return new Board(old.number(), old.dealer(), old.vulnerability(), deal);
    }

    private static void shuffle(
            Map<Seat, CardSet> hands, Iterable<Seat> among, CardSet which, RandomGenerator chance) {
        var pool = new ArrayList<Card>();
        for (var seat : among) {
            hands.get(seat).minus(CardSet.ALL.minus(which)).forEach(pool::add);
        }
        Collections.shuffle(pool, Random.from(chance));
        int next = 0;
        for (var seat : among) {
            var moved = hands.get(seat).minus(CardSet.ALL.minus(which));
            var kept = hands.get(seat).minus(moved);
            for (int count = 0; count < moved.size(); count++) {
                kept = kept.with(pool.get(next++));
            }
            hands.put(seat, kept);
        }
    }
}
