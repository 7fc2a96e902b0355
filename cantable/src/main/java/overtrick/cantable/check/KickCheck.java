package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// The kicks of a shoot-out (can.md §11.2).
final class KickCheck {

    private static final int SERIES = 4;

    private final Faults faults;
    private final List<Character> takers = new ArrayList<>();
    private int first;
    private int second;

    KickCheck(Faults faults) {
        this.faults = faults;
    }

    int taken() {
        return takers.size();
    }

    /// The goals of a side in kicks.
    int goals(String side) {
        boolean begins = !takers.isEmpty() && side.equals(Compass.side(takers.getFirst()));
        return begins ? first : second;
    }

    /// Whether four kicks, or pairs beyond them, have parted the sides.
    boolean isDecided() {
        return takers.size() >= SERIES && takers.size() % 2 == 0 && first != second;
    }

    void check(JsonNode kick) {
        char taker = Tribute.chair(kick.path("taker"));
        turn(taker);
        takers.add(taker);
        int points = kick.path("points").asInt(-1);
        boolean lost = kick.path("keeperWonLast").asBoolean(false);
        if (kick.has("hands")) {
            cards(kick, taker, points, lost);
        }
        boolean goal = points == 0 && !lost;
        faults.expect("goal", kick.path("goal").asBoolean(false), goal);
        if (goal && takers.size() % 2 == 1) {
            first++;
        } else if (goal) {
            second++;
        }
    }

    /// The sides alternate, and so do the two of a side.
    private void turn(char taker) {
        faults.unless(!isDecided(), "the shoot-out was decided before this kick");
        int before = takers.size();
        boolean alternates =
                before == 0 || !Compass.side(taker).equals(Compass.side(takers.get(before - 1)));
        boolean turns = before < 2 || taker == Compass.partner(takers.get(before - 2));
        faults.unless(alternates && turns, "it is not " + taker + " who kicks");
    }

    private void cards(JsonNode kick, char taker, int points, boolean lost) {
        char keeper = Tribute.chair(kick.path("keeper"));
        char hand = Tribute.chair(kick.path("hand"));
        faults.unless(
                !Compass.side(keeper).equals(Compass.side(taker)), "taker and keeper are partners");
        faults.unless(
                !Compass.side(hand).equals(Compass.side(taker)),
                "the keeper’s hand is not beside the taker");
        var hands = DealCheck.hands(kick.path("hands"));
        var kitty = Cards.hand(kick.path("kitty"));
        var all = new ArrayList<>(kitty);
        all.addAll(Tribute.hand(hands, taker));
        all.addAll(Tribute.hand(hands, keeper));
        faults.expect("number of different cards", all.stream().distinct().count(), 30L);
        faults.expect("cards of " + keeper, Tribute.hand(hands, keeper).size(), 12);
        DealCheck.bury(Tribute.hand(hands, taker), kitty, Cards.hand(kick.path("buried")), faults);
        char trump = DealCheck.trump(kick.path("trump"), faults);
        var tricks = new Tricks(faults, "" + taker + keeper, trump, hands);
        tricks.play(Cards.row(kick.path("cards")), 1);
        faults.unless(
                tricks.isComplete() || tricks.points() > 0, "the kick ends before its last trick");
        faults.expect("points", points, tricks.points());
        faults.expect("keeperWonLast", lost, tricks.lastIsLost());
    }
}
