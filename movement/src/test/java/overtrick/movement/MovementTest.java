package overtrick.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.howell.Howell;
import overtrick.movement.mitchell.Mitchell;
import overtrick.testkit.Seeds;

class MovementTest {

    /// Each seating is `round.table ns-ew@set`.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1.1 1-2@1, 1.1 3-4@2                   | table 1 is taken twice in round 1
                    1.1 1-2@1, 1.2 3-1@2                   | 1 sits twice in round 1
                    1.1 1-2@1, 2.1 1-3@1                   | 1 plays set 1 twice
                    1.1 1-2@1, 2.1 2-1@2                   | 1 meets 2 again in round 2
                    1.1 1-2@1, 1.2 3-4@1                   | a set is at 2 tables at once
                    1.1 1-2@1, 2.1 1-3@2, 3.1 1-4@3        | some play 3 rounds, others 1
                    """)
    void whatIsNotStatedCannotBeMade(String text, String breach) {
        assertThatThrownBy(() -> new Movement("x", seatings(text), Set.of()))
                .hasMessage("x: " + breach);
    }

    @Test
    void twoPromisesAreNeverWaived() {
        assertThatThrownBy(() ->
                        new Movement("x", seatings("1.1 1-2@1"), Set.of(Promise.NO_SET_TWICE)))
                .hasMessage("promise is never waived: NO_SET_TWICE");
        assertThatThrownBy(() -> Movement.frank("x", seatings("1.1 1-2@1, 2.1 1-3@1")))
                .hasMessage("x: 1 plays set 1 twice");
    }

    @Test
    void aFrankMovementStatesWhatItBreaks() {
        assertThat(Movement.frank("x", seatings("1.1 1-2@1, 2.1 2-1@2")).stated())
                .containsExactly(Promise.NO_OPPONENT_TWICE);
        assertThat(Movement.frank("x", seatings("1.1 1-2@1")).stated()).isEmpty();
    }

    /// An individual allows an opponent twice and a partner once.
    @Test
    void playersMeetTwiceAsOpponents() {
        var one = players(1, 1, 2, 3, 4);
        var two = players(2, 1, 3, 2, 4);
        var three = players(3, 1, 4, 2, 3);

        assertThat(Inspection.of(List.of(one, two, three)).breaches()).isEmpty();
        assertThat(Inspection.of(List.of(one, players(2, 1, 2, 5, 6))).breaches())
                .containsExactly(
                        new Breach(
                                Promise.NO_OPPONENT_TWICE,
                                Sentence.of(MovementPhrase.MEETS_AGAIN, 1, 2, 2)));
    }

    /// Two tables, three rounds, the same set at both: opponents 1, twice the same way or not.
    @Test
    void balanceOfFourPairsByHand() {
        // Set 1: 1 v 2, 3 v 4. C(1,2) = 2 - 1, C(1,3) = +1, C(1,4) = -1 and so on.
        assertThat(Balance.of(seatings("1.1 1-2@1, 1.2 3-4@1")))
                .isEqualTo(new Balance(Math.sqrt(8.0 / 9), -1, 1));
        assertThat(Howell.howell(4).balance()).isEqualTo(new Balance(0, 1, 1));
    }

    /// Whoever has which number, and whichever side is called North–South at all tables.
    @Test
    void balanceDoesNotDependOnNumbers() {
        var movement = Mitchell.plain(7);
        Seeds.each(
                50,
                chance -> {
                    int shift = chance.nextInt(1, 500);
                    var renumbered =
                            movement.renumbered(
                                    entry -> new EntryNumber((entry.value() * 7) % 1009 + shift));
                    var turned = renumbered.seatings().stream().map(Seating::switched).toList();

                    assertThat(renumbered.balance()).isEqualTo(movement.balance());
                    assertThat(Balance.of(turned)).isEqualTo(movement.balance());
                });
    }

    /// Any one change of a lawful movement breaks a promise or is a seating that cannot be.
    @Test
    void everyExchangeOfTwoPairsIsNoticed() {
        var movement = Mitchell.plain(5);
        Seeds.each(
                200,
                chance -> {
                    var seatings = new ArrayList<>(movement.seatings());
                    int place = chance.nextInt(seatings.size());
                    var seating = seatings.get(place);
                    int other = 101 + chance.nextInt(5);
                    if (seating.seats(new EntryNumber(other))) {
                        return;
                    }
                    seatings.set(place, seating.with(Side.EAST_WEST, Partnership.pair(other)));
                    assertThat(Inspection.of(seatings).breaches()).isNotEmpty();
                });
    }

    @Test
    void countsAreRefusedWithWhatWouldDo() {
        var sizes = Sizes.range("howell", Counted.PAIRS, 4, 40);

        assertThat(sizes.refusal(3).map(Sentence::toString))
                .contains("howell: 3 pairs are too few; 4 to 40 would do");
        assertThat(sizes.refusal(1).map(Sentence::toString))
                .contains("howell: 1 pair is too few; 4 to 40 would do");
        assertThat(sizes.refusal(41).map(Sentence::toString))
                .contains("howell: 41 pairs are too many; 4 to 40 would do");
        assertThat(sizes.refusal(4)).isEmpty();
    }

    @Test
    void numbersStartAtOne() {
        assertThatThrownBy(() -> new EntryNumber(0)).hasMessage("entry number is not 1 or more: 0");
        assertThatThrownBy(() -> Partnership.players(3, 3))
                .hasMessage("player would be their own partner: 3");
        assertThatThrownBy(() -> seatings("1.1 2-2@1"))
                .hasMessageStartingWith("own opponent at table 1 in round 1");
    }

    private static Seating players(int round, int north, int south, int east, int west) {
        return new Seating(
                new RoundNumber(round),
                new TableNumber(1),
                Partnership.players(north, south),
                Partnership.players(east, west),
                new SetNumber(round));
    }

    private static List<Seating> seatings(String text) {
        return Arrays.stream(text.split(", *")).map(MovementTest::seating).toList();
    }

    private static Seating seating(String text) {
        var n = Arrays.stream(text.split("[^0-9]+")).mapToInt(Integer::parseInt).toArray();
        return new Seating(
                new RoundNumber(n[0]),
                new TableNumber(n[1]),
                Partnership.pair(n[2]),
                Partnership.pair(n[3]),
                new SetNumber(n[4]));
    }
}
