package overtrick.robots.can.thumb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.CanSentence;
import overtrick.testkit.Seeds;

/// Spades are trumps, seat 0 declares; partners differ by two. A hand is
/// spades.hearts.diamonds.clubs and jokers.
class ThumbPlayTest {

    @ParameterizedTest(name = "seat {0} leads from {1}: {2}, {3}")
    @CsvSource({
        "0, KQ2.3.4.5.B, BJ, DRAW_TRUMPS",
        "0, AKQ2.3.4.5.BL, SQ, DRAW_TRUMPS",
        "0, AKQJ2.3.4.5., S2, FORCE_OUT_TRUMPS",
        "0, 2.A3.4.5., HA, CASH_WINNER",
        "0, 32....B, S2, KEEP_LAST_TRUMP",
        "0, 2....BL, LJ, DRAW_TRUMPS",
        "2, 32.A4.4.5., HA, CASH_WINNER",
        "2, 32.K4.T.5., S2, LEAD_TRUMP_FOR_PARTNER",
        "1, 32.A4.4.5., HA, CASH_WINNER",
        "1, 32.K4.T5.876., C6, LEAD_LOW",
        "3, 2.AK.5.7., HA, CASH_WINNER",
    })
    void leads(int seat, String hand, String card, CanSentence why) {
        var game = game(seat, hand);

        assertPlays(game, card, why);
    }

    /// The lead is that of the seat before, the one before that, and so on.
    @ParameterizedTest(name = "{0}: seat {1} with {2} plays {3}, {4}")
    @CsvSource({
        // fourth, partner wins: points
        "C3 CA C4, 3, 2...KT7, CT, GIVE_POINTS",
        "C3 CA C4, 3, 2...K7, CK, GIVE_POINTS",
        "C3 CA C4, 3, 2...Q7, C7, PARTNER_WINS",
        "C3 CA C4, 3, 2..5.., D5, GIVE_POINTS",
        // fourth, opponents win
        "C3 C4 CQ, 3, 2...K7, CK, TAKE_CHEAPLY",
        "C5 C4 CQ, 3, 2...A7, CA, TAKE_POINTS",
        "C5 C4 CQ, 3, 2...J7, C7, CANNOT_WIN",
        "C5 C4 CQ, 3, 2..7.., S2, RUFF_POINTS",
        "C5 C4 CQ, 3, T2..7.., ST, RUFF_POINTS",
        // third
        "C5 C4, 2, 2...A7, CA, SECURE_TRICK",
        "C3 C4, 2, 2...Q7, CQ, THIRD_HAND",
        "CA C4, 2, 2...T7, CT, GIVE_POINTS",
        "CJ CT, 2, 2...A7, CA, SECURE_TRICK",
        // second
        "C5, 1, 2...A7, CA, TAKE_POINTS",
        "C3, 1, 2...K7, C7, KEEP_POINTS",
        "CK, 1, 2...T7, C7, CANNOT_WIN",
        "SK, 1, 2..T7.., S2, ONLY_CHOICE",
        "SK, 1, ..T7.., D7, CANNOT_WIN",
    })
    void follows(String table, int place, String hand, String card, CanSentence why) {
        assertPlays(tabled(table, place, hand, 0), card, why);
    }

    @Test
    void doesNotThrowPointsAwayOnAnOpponentsTrick() {
        var game = tabled("CA C4 C6", 3, "32.7.T5..", 3);
        int card = new ThumbPlay().card(game);

        assertThat(Lanes.fivesOf(card)).isZero();
    }

    /// Whatever the hands, the card is lawful, and the same position gets the same card.
    @Test
    void playsLawfullyToTheEnd() {
        Seeds.each(
                200,
                chance -> {
                    var game = PointGame.of(Deals.hands(chance), chance.nextInt(4));
                    var thumb = new ThumbPlay();
                    int cards = 0;
                    while (!game.isOver()) {
                        int card = thumb.card(game);
                        assertThat(game.playable() & (1L << card)).isNotZero();
                        assertThat(new ThumbPlay().card(game)).isEqualTo(card);
                        game.play(card);
                        cards++;
                    }
                    assertThat(cards == 48 || game.taken() >= PointGame.STOP).isTrue();
                });
    }

    /// It does not look at the other hands.
    @Test
    void looksAtItsOwnHandOnly() {
        Seeds.each(
                100,
                chance -> {
                    var game = PointGame.of(Deals.hands(chance), 0);
                    var blind = new PointGame(4);
                    var thumb = new ThumbPlay();
                    while (!game.isOver()) {
                        blind.copy(game);
                        for (int seat = 0; seat < 4; seat++) {
                            blind.deal(seat, seat == game.turn() ? game.hand(seat) : 0);
                        }
                        int card = thumb.card(game);
                        assertThat(thumb.card(blind)).isEqualTo(card);
                        game.play(card);
                    }
                });
    }

    private static void assertPlays(PointGame game, String card, CanSentence why) {
        var thumb = new ThumbPlay();
        int played = thumb.card(game);

        assertThat(CanCard.at(played)).isEqualTo(CanCard.parse(card));
        assertThat(thumb.why()).isEqualTo(why);
    }

    private static PointGame game(int seat, String hand) {
        var hands = new long[4];
        hands[seat] = CanSet.parse(hand).bits();
        var game = new PointGame(4);
        game.start(hands, 0, seat);
        return game;
    }

    /// @param place of the player in the trick; declarer sits at the same number
    private static PointGame tabled(String table, int place, String hand, int declarer) {
        var cards = table.split(" ");
        var hands = new long[4];
        hands[place] = CanSet.parse(hand).bits();
        var game = new PointGame(4);
        game.start(hands, declarer, 0);
        for (var card : cards) {
            game.play(CanCard.parse(card).place());
        }
        return game;
    }
}
