package overtrick.robots.can.open;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Random endings to solve.
///
/// @param hands cards of the kernel's order
record Ending(List<List<Integer>> hands, int trump, int declarer, int leader, int taken) {

    /// @param size cards in each hand
    static Ending random(int players, int size, RandomGenerator chance) {
        return random(players, size, 54, chance);
    }

    /// @param size cards in each hand
    /// @param pack how many cards are shuffled; few ranks make many ties
    static Ending random(int players, int size, int pack, RandomGenerator chance) {
        var cards = new ArrayList<>(IntStream.range(54 - pack, 54).boxed().toList());
        for (int at = cards.size() - 1; at > 0; at--) {
            int other = chance.nextInt(at + 1);
            int card = cards.get(at);
            cards.set(at, cards.get(other));
            cards.set(other, card);
        }
        var hands = new ArrayList<List<Integer>>();
        for (int seat = 0; seat < players; seat++) {
            hands.add(List.copyOf(cards.subList(seat * size, (seat + 1) * size)));
        }
        return new Ending(
                hands,
                chance.nextInt(4),
                chance.nextInt(players),
                chance.nextInt(players),
                chance.nextInt(4));
    }

    PointGame game() {
        var words = new long[hands.size()];
        for (int seat = 0; seat < words.length; seat++) {
            for (int card : hands.get(seat)) {
                words[seat] |= Lanes.swapped(1L << card, trump);
            }
        }
        var game = new PointGame(words.length);
        game.start(words, declarer, leader);
        game.taken(taken);
        return game;
    }
}
