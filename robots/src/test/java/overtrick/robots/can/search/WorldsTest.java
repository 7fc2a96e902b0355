package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.can.CanSet;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.thumb.Burial;
import overtrick.robots.can.thumb.Deals;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.testkit.Seeds;

/// Worlds are dealt at every point of deals that are really played, for every player.
class WorldsTest {

    private final Worlds worlds = new Worlds();
    private final PointGame world = new PointGame(4);

    @Test
    void fitWhatHasBeenSeen() {
        Seeds.each(
                150,
                chance -> {
                    var game = declared(chance);
                    var thumb = new ThumbPlay();
                    while (!game.isOver()) {
                        for (int seat = 0; seat < 4; seat++) {
                            fits(game, seat, chance);
                        }
                        game.play(thumb.card(game));
                    }
                });
    }

    private void fits(PointGame game, int me, RandomGenerator chance) {
        worlds.deal(seenBy(game, me), me, Known.NOTHING, world, chance);
        long all = game.played() | world.buried();
        for (int seat = 0; seat < 4; seat++) {
            long hand = world.hand(seat);
            assertThat(Long.bitCount(hand)).isEqualTo(game.cardsLeft(seat));
            assertThat(all & hand).isZero();
            all |= hand;
            for (int lane = 0; lane < Lanes.LANES; lane++) {
                boolean shownOut = seat != me && game.isVoid(seat, lane);
                assertThat(shownOut && (hand & Lanes.lane(lane)) != 0).isFalse();
            }
        }
        assertThat(all).isEqualTo(Lanes.ALL);
        assertThat(world.hand(me)).isEqualTo(game.hand(me));
        assertThat(Long.bitCount(world.buried())).isEqualTo(Burial.KITTY);
        if (me == game.declarer()) {
            assertThat(world.buried()).isEqualTo(game.buried());
        }
    }

    /// What is known to be in a hand is in it in every world; declarer may have buried it.
    @Test
    void knownCardsAreWhereTheyAre() {
        Seeds.each(
                100,
                chance -> {
                    var game = declared(chance);
                    int me = 1;
                    long two =
                            CanSet.copyOf(new CanSet(game.hand(2)).stream().limit(2).toList())
                                    .bits();
                    long one = 1L << Lanes.highest(game.hand(0));
                    var known = Known.NOTHING.with(2, two).with(0, one);

                    worlds.deal(seenBy(game, me), me, known, world, chance);

                    assertThat(world.hand(2) & two).isEqualTo(two);
                    assertThat((world.hand(0) | world.buried()) & one).isEqualTo(one);
                });
    }

    /// Nothing of the other hands comes in but by what is public.
    @Test
    void hiddenCardsMakeNoDifference() {
        Seeds.each(
                50,
                chance -> {
                    var game = declared(chance);
                    var other = new PointGame(4);
                    other.copy(game);
                    long swapped = game.hand(2);
                    other.deal(2, game.hand(3));
                    other.deal(3, swapped);
                    long seed = chance.nextLong();

                    worlds.deal(game, 1, Known.NOTHING, world, Seeds.chance(seed));
                    long hand = world.hand(2);
                    worlds.deal(other, 1, Known.NOTHING, world, Seeds.chance(seed));

                    assertThat(world.hand(2)).isEqualTo(hand);
                });
    }

    /// Declarer chose the trumps: they have more of them than another who is dealt as many cards.
    @Test
    void declarerHasMoreTrumps() {
        var chance = Seeds.chance(5);
        long declarers = 0;
        long partners = 0;
        for (int number = 0; number < 2_000; number++) {
            var game = PointGame.of(Deals.hands(chance), 0);
            worlds.deal(seenBy(game, 1), 1, Known.NOTHING, world, chance);
            declarers += Long.bitCount(world.hand(0) & Lanes.TRUMPS);
            partners += Long.bitCount(world.hand(2) & Lanes.TRUMPS);
        }
        assertThat((double) declarers / partners).isBetween(2.0, 3.0);
    }

    /// A deal whose declarer has buried as [Burial] would.
    static PointGame declared(RandomGenerator chance) {
        var hands = Deals.hands(chance);
        int declarer = chance.nextInt(4);
        long kitty = Lanes.ALL & ~(hands[0] | hands[1] | hands[2] | hands[3]);
        long cards = hands[declarer] | kitty;
        long buried = new Burial().best(cards);
        hands[declarer] = cards & ~buried;
        var game = PointGame.of(hands, declarer);
        game.bury(buried);
        return game;
    }

    /// The game as one player sees it.
    static PointGame seenBy(PointGame game, int me) {
        var seen = new PointGame(4);
        seen.copy(game);
        for (int seat = 0; seat < 4; seat++) {
            if (seat != me) {
                seen.deal(seat, 0);
            }
        }
        if (me != game.declarer()) {
            seen.bury(0);
        }
        return seen;
    }
}
