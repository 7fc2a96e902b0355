package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.sight.Stakes;
import overtrick.robots.can.thumb.Deals;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.robots.can.thumb.TrumpChoice;
import overtrick.testkit.Seeds;

/// What the cards that were played say of those that were not.
class ReadingTest {

    private final Reading reading = new Reading(Habits.SECOND);

    /// A deal whose declarer has chosen trumps and buried by rules of thumb, and its trump suit.
    private record Declared(PointGame game, int trump) {}

    private static Declared declared(RandomGenerator chance) {
        var hands = Deals.hands(chance);
        int declarer = chance.nextInt(4);
        long kitty = Lanes.ALL & ~(hands[0] | hands[1] | hands[2] | hands[3]);
        var choice = new TrumpChoice();
        choice.choose(hands[declarer] | kitty);
        hands[declarer] |= kitty;
        for (int seat = 0; seat < 4; seat++) {
            hands[seat] = Lanes.swapped(hands[seat], choice.trump());
        }
        hands[declarer] &= ~choice.buried();
        var game = PointGame.of(hands, declarer);
        game.bury(choice.buried());
        return new Declared(game, choice.trump());
    }

    private static CardSight sight(PointGame game, int trump, List<Integer> line) {
        var seen = WorldsTest.seenBy(game, game.turn());
        return new CardSight(seen, Known.NOTHING, Stakes.CLUB, 0, trump, line);
    }

    /// Nothing speaks against the layout that there is, where all play by rules of thumb.
    @Test
    void theTruthIsLikely() {
        var thumb = new ThumbPlay();
        Seeds.each(
                40,
                chance -> {
                    var deal = declared(chance);
                    var game = deal.game();
                    var line = new ArrayList<Integer>();
                    while (!game.isOver()) {
                        assertThat(reading.likelihood(sight(game, deal.trump(), line), game))
                                .isEqualTo(1);
                        int card = thumb.card(game);
                        game.play(card);
                        line.add(card);
                    }
                });
    }

    /// Layouts that are read have more of the cards where they lie than layouts that are not.
    @Test
    void readingFindsCards() {
        int[] found = new int[2];
        var habits = List.of(Habits.FIRST, Habits.SECOND);
        var thumb = new ThumbPlay();
        var world = new PointGame(4);
        Seeds.each(
                60,
                chance -> {
                    var deal = declared(chance);
                    var game = deal.game();
                    var line = new ArrayList<Integer>();
                    while (!game.isOver() && game.tricksLeft() > 5) {
                        int card = thumb.card(game);
                        game.play(card);
                        line.add(card);
                    }
                    var sight = sight(game, deal.trump(), line);
                    for (int at = 0; at < 2 && !game.isOver(); at++) {
                        var reader = new Reading(habits.get(at));
                        for (int number = 0; number < 20; number++) {
                            reader.deal(sight, world, chance);
                            for (int seat = 0; seat < 4; seat++) {
                                long right = world.hand(seat) & game.hand(seat);
                                found[at] += seat == game.turn() ? 0 : Long.bitCount(right);
                            }
                        }
                    }
                });

        assertThat(found[1]).as("read, against %d", found[0]).isGreaterThan(found[0] * 21 / 20);
    }

    @Test
    void habitsAreChecked() {
        assertThatThrownBy(() -> new Habits(0, 1, 0)).hasMessageContaining("no such habits: 0");
        assertThatThrownBy(() -> new Habits(1, 0, 0)).hasMessageContaining("no such habits: 1 0.0");
    }
}
