package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Tricks counted out card by card (can.md §10).
final class Tricks {

    private static final int TRICKS = 12;

    private final Faults faults;
    private final String turn;
    private final char trump;
    private final Map<Character, List<String>> hands;

    /// Points of those who play against the declarer, and who won the last trick that was played.
    private int points;

    private char winner;
    private int played;

    /// @param turn who plays, in order, the declarer first
    /// @param hands changed as cards are played
    Tricks(Faults faults, String turn, char trump, Map<Character, List<String>> hands) {
        this.faults = faults;
        this.turn = turn;
        this.trump = trump;
        this.hands = hands;
        winner = turn.charAt(0);
    }

    /// @param cards all that were played, in order
    /// @param stop with how many points against the declarer nothing more is played
    void play(List<String> cards, int stop) {
        for (int first = 0; first < cards.size(); first += turn.length()) {
            if (points >= stop) {
                faults.add("the play goes on although it is over");
                return;
            }
            trick(cards.subList(first, Math.min(cards.size(), first + turn.length())));
        }
    }

    private void trick(List<String> cards) {
        int leads = turn.indexOf(winner);
        char led = Cards.suit(cards.getFirst(), trump);
        String best = cards.getFirst();
        int worth = 0;
        char wins = winner;
        for (int place = 0; place < cards.size(); place++) {
            String card = cards.get(place);
            char player = turn.charAt((leads + place) % turn.length());
            var hand = hands.getOrDefault(player, new ArrayList<>());
            boolean has = hand.stream().anyMatch(held -> Cards.suit(held, trump) == led);
            if (!hand.remove(card)) {
                faults.add("trick %d: %s does not hold %s".formatted(played + 1, player, card));
            } else if (has && Cards.suit(card, trump) != led) {
                faults.add(
                        "trick %d: %s does not follow with %s".formatted(played + 1, player, card));
            }
            worth += Cards.points(card);
            if (beats(card, best)) {
                best = card;
                wins = player;
            }
        }
        if (cards.size() == turn.length()) {
            played++;
            winner = wins;
            points += isDeclarers(wins) ? 0 : worth;
        }
    }

    private boolean beats(String card, String best) {
        char suit = Cards.suit(card, trump);
        char other = Cards.suit(best, trump);
        return suit == other ? Cards.height(card) > Cards.height(best) : suit == trump;
    }

    private boolean isDeclarers(char player) {
        return Compass.side(player).equals(Compass.side(turn.charAt(0)));
    }

    int points() {
        return points;
    }

    boolean isComplete() {
        return played == TRICKS;
    }

    /// Whether the twelfth trick was won against the declarer.
    boolean lastIsLost() {
        return isComplete() && !isDeclarers(winner);
    }
}
