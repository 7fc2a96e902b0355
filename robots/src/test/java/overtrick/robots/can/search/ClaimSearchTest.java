package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import overtrick.cards.Suit;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.sight.Stakes;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.testkit.Seeds;

/// With all cards known there is one world for declarer, and fair is what they could not better
/// there.
class ClaimSearchTest {

    private final ClaimSearch claims = new ClaimSearch(Effort.of(10));
    private final OpenCardSolver solver = new OpenCardSolver(14);

    @Test
    void agreesToWhatCannotBeBettered() {
        Seeds.each(
                40,
                chance -> {
                    var game = ending(chance.nextLong());
                    if (game.isOver()) {
                        return;
                    }
                    int best = solver.payoff(game);
                    int seat = game.declarer();
                    for (int claimed = 0; claimed <= PointGame.STOP; claimed++) {
                        assertThat(claims.agrees(sight(game), seat, claimed, chance))
                                .isEqualTo(claimed <= best);
                    }
                });
    }

    @Test
    void doesNotAgreeBeforeItCanSee() {
        var game = WorldsTest.declared(Seeds.chance(1));

        assertThat(claims.agrees(sight(game), 1, PointGame.STOP, Seeds.chance(1))).isFalse();
    }

    private static PointGame ending(long seed) {
        var game = WorldsTest.declared(Seeds.chance(seed));
        var thumb = new ThumbPlay();
        while (!game.isOver() && game.tricksLeft() > 4) {
            game.play(thumb.card(game));
        }
        return game;
    }

    private static CardSight sight(PointGame game) {
        var known = Known.NOTHING;
        for (int seat = 0; seat < 4; seat++) {
            known = known.with(seat, game.hand(seat));
        }
        var seen = new PointGame(4);
        seen.copy(game);
        return new CardSight(seen, known, Stakes.CLUB, 0, Suit.SPADES.ordinal());
    }
}
