package overtrick.laws.poll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll.Voice;

/// A pause over 4♥: what was a logical alternative to bidding on, and what comes of it.
class TallyTest {

    private static Poll poll(LawBook book) {
        return new Poll(
                book,
                Auction.parse(Seat.NORTH, "1S 4H P P"),
                Vulnerability.parse("none"),
                CardSet.parse("AKQ2.T98.J54.K32"),
                Optional.of(Call.parse("4S")),
                calls("4S X"));
    }

    private static Set<Call> calls(String text) {
        return Arrays.stream(text.split(" ")).map(Call::parse).collect(Collectors.toSet());
    }

    /// `P`, or `P/4S` of somebody who also thought of four spades.
    private static List<Voice> voices(String text) {
        return text == null
                ? List.of()
                : Arrays.stream(text.split(" ")).map(TallyTest::voice).toList();
    }

    private static Voice voice(String text) {
        String[] parts = text.split("/");
        return new Voice(
                Call.parse(parts[0]),
                Arrays.stream(parts).skip(1).map(Call::parse).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# people                    | robots          | alternatives | barred | weights
P P 4S 4S 4S                | 4S 4S 4S        | P            | true   | P 100
4S 4S 4S 4S 4S              | P P P           | ''           | false  | ''
# thought of by all, but nobody would
4S/P 4S/P 4S/P              | P               | ''           | false  | ''
# one in six thinks of it, which is too few
P 4S 4S 4S 4S 4S            |                 | ''           | false  | ''
P 4S/P 4S 4S 4S 4S          |                 | P            | true   | P 100
P P P 5C 4S                 |                 | P 5C         | true   | P 75 5C 25
P P 5C 4S/5C X              |                 | P 5C         | true   | P 70 5C 30
# too few people: the robots decide
P                           | 4S 4S P/4S 4S/P | P            | true   | P 100
P P                         | 4S 4S 4S        | ''           | false  | ''
""")
    void aCallIsAnAlternativeWhenEnoughThinkOfItAndSomebodyMakesIt(
            String people, String robots, String alternatives, boolean barred, String weights) {
        var tally = new Tally(poll(LawBook.WBF2017), voices(people), voices(robots));

        assertThat(tally.alternatives().stream().map(Call::code).collect(Collectors.joining(" ")))
                .isEqualTo(alternatives);
        assertThat(tally.isBarred()).isEqualTo(barred);
        assertThat(
                        tally.weights().stream()
                                .map(share -> share.call().code() + " " + share.percent())
                                .collect(Collectors.joining(" ")))
                .isEqualTo(weights);
        assertThat(tally.likely()).as("of the other book").isEmpty();
    }

    /// One in three is likely, one in six at all probable.
    @Test
    void in1999NothingIsWeighted() {
        var tally = new Tally(poll(LawBook.CN1999), voices("P P P P 5C 4S"), List.of());

        assertThat(tally.weights()).isEmpty();
        assertThat(tally.likely()).containsExactly(Call.parse("P"));
        assertThat(tally.probable()).isEqualTo(calls("P"));
        assertThat(
                        new Tally(poll(LawBook.CN1999), voices("P P P 5C/P 4S/5C 4S"), List.of())
                                .probable())
                .isEqualTo(calls("P 5C"));
    }

    @Test
    void whatWasMadeStandsInTheListThoughNobodyWould() {
        var tally = new Tally(poll(LawBook.WBF2017), voices("P P P"), voices("P/X"));

        assertThat(tally.lines())
                .extracting(line -> line.call().code())
                .containsExactly("P", "4S", "X");
        assertThat(tally.lines().getFirst())
                .isEqualTo(new Tally.Line(Call.parse("P"), 3, 3, 1, 1, false, true));
    }

    @Test
    void refusesWhatCouldNotHaveBeen() {
        assertThatThrownBy(() ->
                        new Poll(
                                LawBook.WBF2017,
                                Auction.parse(Seat.NORTH, "1S P P P"),
                                Vulnerability.parse("none"),
                                CardSet.parse("AKQ2.T98.J54.K32"),
                                Optional.empty(),
                                Set.of()))
                .isInstanceOf(FormatException.class);
        assertThatThrownBy(() ->
                        new Poll(
                                LawBook.WBF2017,
                                Auction.parse(Seat.NORTH, "1S"),
                                Vulnerability.parse("none"),
                                CardSet.parse("AKQ2.T98.J54.K32"),
                                Optional.of(Call.parse("1H")),
                                Set.of()))
                .isInstanceOf(FormatException.class);
    }
}
