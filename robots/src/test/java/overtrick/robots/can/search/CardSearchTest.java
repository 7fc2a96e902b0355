package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.cards.Suit;
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

    /// What is said when the card of the rules of thumb is not the best.
    private static final Set<CanSentence> COMPARED =
            EnumSet.range(CanSentence.KEEP_FOR_LAST, CanSentence.BETTER_ON_THE_WHOLE);

    private final CardSearch search = new CardSearch(Effort.of(20), Habits.SECOND);

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
                        assertThat(
                                        new CardSearch(Effort.of(20), Habits.SECOND)
                                                .card(sight, Seeds.chance(3)))
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
                        var sight =
                                new CardSight(
                                        seen, known, Stakes.CLUB, level, Suit.SPADES.ordinal());
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

    /// The reason names the card that would usually be played, and what it would cost.
    @ParameterizedTest
    @ValueSource(ints = {12, 9, 5, 3})
    void saysWhatTheUsualCardWouldCost(int tricks) {
        var chance = Seeds.chance(tricks);
        var thumb = new ThumbPlay();
        int told = 0;
        for (int number = 0; number < 40; number++) {
            var game = WorldsTest.declared(chance);
            while (!game.isOver() && game.tricksLeft() > tricks) {
                game.play(thumb.card(game));
            }
            if (game.isOver()) {
                continue;
            }
            var sight = sight(game);
            int usual = thumb.card(sight.game());
            var verdict = search.card(sight, chance);
            var why = verdict.why();
            assertThat(COMPARED.contains(why.sentence())).isEqualTo(verdict.choice() != usual);
            if (verdict.choice() != usual) {
                told++;
                assertThat(why.details()).containsExactly(sight.word(usual));
            }
        }
        assertThat(told).isPositive();
    }

    /// Two tricks are left, hearts are lane 3 and declarer leads with the big joker and the deuce
    /// of clubs; the last trump is theirs. Led now, the joker leaves trick twelve to the defenders.
    @ParameterizedTest(name = "{0} holds {1}: {2} for {3}, {4}")
    @CsvSource({
        "0, BJ C2, C2, BJ, KEEP_FOR_LAST",
        "0, HA C2, C2, ♥A, KEEP_FOR_LAST",
    })
    void keepsTheTrumpThatWinsTrickTwelve(
            int seat, String hand, String best, String other, CanSentence said) {
        var chance = Seeds.chance(1);
        var game = ending(seat, cards(hand), cards("CA C5"), cards("D2 D3"), cards("CK C3"));
        var sight = new CardSight(game, all(game), Stakes.CLUB, 0, Suit.HEARTS.ordinal());
        var reasons = new CardReasons(Effort.of(20), new OpenCardSolver(12));
        int played = Lanes.swappedCard(CanCard.parse(best).place(), Suit.HEARTS.ordinal());
        int kept = Lanes.lowest(game.hand(seat) & ~(1L << played));

        var why = reasons.why(sight, played, kept, chance);

        assertThat(why.sentence()).isEqualTo(said);
        assertThat(why.details()).containsExactly(other);
    }

    private static long cards(String codes) {
        return Lanes.swapped(
                CanSet.copyOf(Stream.of(codes.split(" ")).map(CanCard::parse).toList()).bits(),
                Suit.HEARTS.ordinal());
    }

    /// The last tricks of a deal whose other cards have been played lane by lane, none of them to
    /// the defenders.
    private static PointGame ending(int declarer, long... left) {
        var game = new PointGame(4);
        long rest = Lanes.ALL;
        for (long hand : left) {
            rest &= ~hand;
        }
        var hands = left.clone();
        long trumps = rest & Lanes.TRUMPS;
        for (int number = 0; number < 10; number++) {
            int top = Lanes.highest(trumps);
            hands[declarer] |= 1L << top;
            trumps &= ~(1L << top);
            rest &= ~(1L << top);
        }
        for (int seat = 1; seat < 4; seat++) {
            for (int number = 0; number < 10; number++) {
                int card = Lanes.lowest(rest);
                hands[(declarer + seat) & 3] |= 1L << card;
                rest &= rest - 1;
            }
        }
        game.start(hands, declarer, declarer);
        game.bury(rest);
        while (game.tricksLeft() > 2) {
            long spare = game.playable() & ~left[game.turn()];
            game.play(Lanes.highest(spare));
        }
        return game;
    }

    private static Known all(PointGame game) {
        var known = Known.NOTHING;
        for (int seat = 0; seat < 4; seat++) {
            known = known.with(seat, game.hand(seat));
        }
        return known;
    }

    private static CardSight sight(PointGame game) {
        return new CardSight(
                WorldsTest.seenBy(game, game.turn()),
                Known.NOTHING,
                Stakes.CLUB,
                0,
                Suit.SPADES.ordinal());
    }
}
