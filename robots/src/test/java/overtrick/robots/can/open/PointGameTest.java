package overtrick.robots.can.open;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.Pack;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.PlayingRules;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.testkit.Seeds;

/// The play on words against the play of the kernel.
class PointGameTest {

    private static final PlayingRules RULES = CanRules.CLUB.playing();

    @Test
    void playsAsTheKernelDoes() {
        Seeds.each(
                100,
                chance -> {
                    var suit = Suit.values()[chance.nextInt(4)];
                    int trump = suit.ordinal();
                    var play = begun(chance).withTrump(Trump.of(suit));
                    var game = game(play, trump);
                    game.playFor(PointGame.NEVER, 0);
                    while (!play.isPlayedOut()) {
                        agrees(play, game, trump);
                        var cards = play.playable().stream().toList();
                        var card = cards.get(chance.nextInt(cards.size()));
                        play = play.with(card);
                        game.play(Lanes.swappedCard(card.place(), trump));
                    }
                    assertThat(game.isOver()).isTrue();
                    assertThat(5 * game.taken()).isEqualTo(play.pointsAgainst());
                    assertThat(seat(game.winner())).isEqualTo(play.lastWinner().orElseThrow());
                });
    }

    private static CanPlay begun(RandomGenerator chance) {
        var pack = Pack.shuffled(chance).cards();
        var hands = Hands.EMPTY;
        for (var seat : Circle.TABLE.seats()) {
            int from = 12 * Circle.TABLE.seats().indexOf(seat);
            hands = hands.with(seat, CanSet.copyOf(pack.subList(from, from + 12)));
        }
        var declarer = seat(chance.nextInt(4));
        var kitty = CanSet.copyOf(pack.subList(48, 54));
        var play =
                CanPlay.begun(
                        RULES,
                        Circle.TABLE,
                        declarer,
                        hands.with(declarer, hands.of(declarer).union(kitty)));
        for (var card : kitty) {
            play = play.withBuried(card);
        }
        return play;
    }

    private static PointGame game(CanPlay play, int trump) {
        var words = new long[4];
        for (int seat = 0; seat < 4; seat++) {
            words[seat] = Lanes.swapped(play.hands().of(seat(seat)).bits(), trump);
        }
        var game = PointGame.of(words, Circle.TABLE.seats().indexOf(play.declarer()));
        game.bury(Lanes.swapped(play.buried().bits(), trump));
        return game;
    }

    private static void agrees(CanPlay play, PointGame game, int trump) {
        var turn = play.turn().orElseThrow();
        assertThat(seat(game.turn())).isEqualTo(turn);
        assertThat(Lanes.swapped(game.playable(), trump)).isEqualTo(play.playable().bits());
        assertThat(5 * game.taken()).isEqualTo(play.pointsAgainst());
        assertThat(5 * game.kept()).isEqualTo(play.pointsFor());
        assertThat(game.tricksLeft()).isEqualTo(CanPlay.TRICKS - play.tricks().size());
        for (int seat = 0; seat < 4; seat++) {
            assertThat(game.cardsLeft(seat)).isEqualTo(play.hands().of(seat(seat)).size());
        }
        var out = CanSet.ALL.minus(play.played()).minus(play.hands().of(turn));
        var unseen = turn == play.declarer() ? out.minus(play.buried()) : out;
        assertThat(Lanes.swapped(game.unseen(game.turn()), trump)).isEqualTo(unseen.bits());
    }

    private static Seat seat(int place) {
        return Circle.TABLE.seats().get(place);
    }

    /// Hearts are led through with spades as trumps; the second player has none.
    @Test
    void remembersWhoShowedOut() {
        var game = game("32..4.", "54...2", "..98.", "..76.");
        play(game, "D4", "C2", "D8", "D6");

        assertThat(game.isVoid(1, 1)).isTrue();
        assertThat(game.isVoid(1, 0)).isFalse();
        assertThat(game.isVoid(2, 1)).isFalse();
        assertThat(game.winner()).isEqualTo(2);
    }

    @ParameterizedTest(name = "taken {0}, last trick by {1}: payoff {2}")
    @CsvSource({"0, 0, 0", "3, 2, 3", "8, 0, 8", "9, 0, 9", "12, 2, 9", "0, 1, 9", "7, 3, 9"})
    void thePayoffCountsPointsAndTheLastTrick(int taken, int winner, int payoff) {
        var game = game("2...", "3...", "4...", "6...");
        var last = new String[] {"S2", "S3", "S4", "S6"};
        var high = new long[4];
        for (int seat = 0; seat < 4; seat++) {
            high[seat] =
                    bits(
                            seat == winner
                                    ? "A..."
                                    : new String[] {"2...", "3...", "4...", "6..."}[seat]);
            last[seat] = seat == winner ? "SA" : last[seat];
        }
        game.start(high, 0, 0);
        game.taken(taken);
        play(game, last);

        assertThat(game.payoff()).isEqualTo(payoff);
    }

    @Test
    void stopsAtFortyFive() {
        var game = game("32...", "K4...", "T5...", "96...");
        game.taken(8);
        play(game, "S3", "SK", "ST", "S9");

        assertThat(game.isOver()).isTrue();
        assertThat(game.payoff()).isEqualTo(PointGame.STOP);
    }

    @Test
    void twoOrFourPlay() {
        assertThatThrownBy(() -> new PointGame(3)).hasMessage("players are not 2 or 4: 3");
    }

    private static PointGame game(String... hands) {
        var words = new long[hands.length];
        for (int seat = 0; seat < hands.length; seat++) {
            words[seat] = bits(hands[seat]);
        }
        return PointGame.of(words, 0);
    }

    private static void play(PointGame game, String... cards) {
        for (var card : cards) {
            game.play(CanCard.parse(card).place());
        }
    }

    private static long bits(String cards) {
        return CanSet.parse(cards).bits();
    }
}
