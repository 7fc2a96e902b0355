package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.sight.Stakes;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.testkit.Seeds;

class CardSearchTest {

    private static final Set<CanSentence> SIMULATED =
            Set.of(CanSentence.SIMULATED, CanSentence.SIMULATED_POINTS);
    private static final Set<CanSentence> SOLVED =
            Set.of(CanSentence.SOLVED, CanSentence.SOLVED_POINTS);

    private final CardSearch search = new CardSearch(Effort.of(20));

    @Test
    void cardsAreLawfulAndTheSameAgain() {
        Seeds.each(
                15,
                chance -> {
                    var game = WorldsTest.declared(chance);
                    while (!game.isOver()) {
                        var sight = sight(game);
                        var verdict = search.card(sight, Seeds.chance(3));
                        assertThat(game.playable() & (1L << verdict.choice())).isNotZero();
                        assertThat(new CardSearch(Effort.of(20)).card(sight, Seeds.chance(3)))
                                .isEqualTo(verdict);
                        game.play(verdict.choice());
                    }
                });
    }

    /// When every hand is known there is one world, and the card is one of the best there.
    @Test
    void playsPerfectlyWhenAllIsKnown() {
        var solver = new OpenCardSolver(14);
        var payoffs = new int[Lanes.PACK];
        Seeds.each(
                60,
                chance -> {
                    var game = WorldsTest.declared(chance);
                    var thumb = new ThumbPlay();
                    while (!game.isOver() && game.tricksLeft() > 5) {
                        game.play(thumb.card(game));
                    }
                    int level = chance.nextInt(5);
                    while (!game.isOver()) {
                        int turn = game.turn();
                        var known = Known.NOTHING;
                        for (int seat = 0; seat < 4; seat++) {
                            known = known.with(seat, game.hand(seat));
                        }
                        var seen = WorldsTest.seenBy(game, turn);
                        seen.bury(game.buried());
                        var sight = new CardSight(seen, known, Stakes.CLUB, level);
                        int card = search.card(sight, chance).choice();
                        if (turn == game.declarer()) {
                            solver.payoffs(game, game.playable(), payoffs);
                            assertThat(payoffs[card]).isEqualTo(best(game, payoffs));
                        }
                        game.play(card);
                    }
                });
    }

    private static int best(PointGame game, int[] payoffs) {
        int best = PointGame.STOP;
        for (long left = game.playable(); left != 0; left &= left - 1) {
            best = Math.min(best, payoffs[Lanes.lowest(left)]);
        }
        return best;
    }

    /// With few tricks left it says that it has solved, earlier that it has tried.
    @ParameterizedTest
    @ValueSource(ints = {12, 9, 5, 3})
    void saysWhatItDid(int tricks) {
        var chance = Seeds.chance(tricks);
        var thumb = new ThumbPlay();
        int told = 0;
        for (int number = 0; number < 60; number++) {
            var game = WorldsTest.declared(chance);
            while (!game.isOver() && game.tricksLeft() > tricks) {
                game.play(thumb.card(game));
            }
            if (game.isOver()) {
                continue;
            }
            var why = search.card(sight(game), chance).why();
            boolean solved = tricks <= 5;
            assertThat(solved ? SIMULATED : SOLVED).doesNotContain(why.sentence());
            if ((solved ? SOLVED : SIMULATED).contains(why.sentence())) {
                told++;
                assertThat(why.details().get(1)).matches("\\d+–\\d+|\\d+\\.\\d");
            }
        }
        assertThat(told).isPositive();
    }

    private static CardSight sight(PointGame game) {
        return new CardSight(WorldsTest.seenBy(game, game.turn()), Known.NOTHING, Stakes.CLUB, 0);
    }
}
