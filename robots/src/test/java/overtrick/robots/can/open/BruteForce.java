package overtrick.robots.can.open;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Tries every card of an ending, by the words of can.md §10 and nothing else: cards are numbers of
/// the kernel's order, hands are lists, and nothing is cut short. What the same cards come to when
/// the same trick is led to is tried once.
record BruteForce(int trump, int declarer, int stop, int bonus, Map<Lead, Integer> known) {

    /// Where a trick begins.
    record Lead(List<List<Integer>> hands, int leader, int taken) {}

    BruteForce(int trump, int declarer, int stop, int bonus) {
        this(trump, declarer, stop, bonus, new HashMap<>());
    }

    static BruteForce forTheGoal(Ending ending) {
        return new BruteForce(ending.trump(), ending.declarer(), PointGame.STOP, PointGame.STOP);
    }

    /// The payoff in fives with best play of both sides.
    int payoff(List<List<Integer>> hands, int leader, List<Integer> trick, int taken) {
        int players = hands.size();
        if (trick.size() == players) {
            return collected(hands, leader, trick, taken);
        }
        int seat = (leader + trick.size()) % players;
        boolean defends = (seat + declarer) % 2 == 1;
        int best = -1;
        for (int card : playable(hands.get(seat), trick)) {
            var left = new ArrayList<>(hands);
            left.set(seat, hands.get(seat).stream().filter(held -> held != card).toList());
            var table = new ArrayList<>(trick);
            table.add(card);
            int value = payoff(left, leader, table, taken);
            best = best < 0 || (defends ? value > best : value < best) ? value : best;
        }
        return best;
    }

    private int collected(List<List<Integer>> hands, int leader, List<Integer> trick, int taken) {
        int place = 0;
        for (int at = 1; at < trick.size(); at++) {
            if (strength(trick.get(at), trick) > strength(trick.get(place), trick)) {
                place = at;
            }
        }
        int winner = (leader + place) % hands.size();
        boolean theirs = (winner + declarer) % 2 == 1;
        int now = taken + (theirs ? trick.stream().mapToInt(BruteForce::fives).sum() : 0);
        if (now >= stop) {
            return stop;
        }
        if (hands.get(winner).isEmpty()) {
            return Math.min(stop, theirs ? now + bonus : now);
        }
        var lead = new Lead(hands, winner, now);
        var before = known.get(lead);
        int value = before != null ? before : payoff(hands, winner, List.of(), now);
        known.put(lead, value);
        return value;
    }

    private List<Integer> playable(List<Integer> hand, List<Integer> trick) {
        if (trick.isEmpty()) {
            return hand;
        }
        int led = suit(trick.getFirst());
        var following = hand.stream().filter(card -> suit(card) == led).toList();
        return following.isEmpty() ? hand : following;
    }

    private int suit(int card) {
        return card >= 52 ? trump : card / 13;
    }

    private int strength(int card, List<Integer> trick) {
        int rank = card >= 52 ? card : card % 13;
        if (suit(card) == trump) {
            return 100 + rank;
        }
        return suit(card) == suit(trick.getFirst()) ? rank : -1;
    }

    private static int fives(int card) {
        if (card >= 52) {
            return 0;
        }
        return switch (card % 13) {
            case 3 -> 1;
            case 8, 11 -> 2;
            default -> 0;
        };
    }
}
