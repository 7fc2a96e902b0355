package overtrick.laws.poll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll.Voice;

/// South has bid 4♠ over 4♥ after a pause: what would have come of the alternatives.
class WeighingTest {

    private static Weighing weighing(LawBook book, String people, String prospects) {
        var poll =
                new Poll(
                        book,
                        Auction.parse(Seat.NORTH, "1S 4H P P"),
                        Vulnerability.parse("none"),
                        CardSet.parse("AKQ2.T98.J54.K32"),
                        Optional.of(Call.parse("4S")),
                        Set.of(Call.parse("4S")));
        var voices =
                Arrays.stream(people.split(" ")).map(call -> Voice.of(Call.parse(call))).toList();
        return new Weighing(
                new Tally(poll, voices, List.of()),
                prospects == null
                        ? List.of()
                        : Arrays.stream(prospects.split(";")).map(WeighingTest::prospect).toList());
    }

    /// `P: 4HE= 6, 4HE-1 4`.
    private static Prospect prospect(String text) {
        String[] parts = text.split(":");
        var times = new HashMap<Result, Integer>();
        for (String one : parts[1].split(",")) {
            String[] words = one.strip().split(" ");
            times.put(result(words[0]), Integer.parseInt(words[1]));
        }
        return new Prospect(Call.parse(parts[0].strip()), times, OptionalInt.empty());
    }

    private static Result result(String text) {
        return switch (Notation.parse(text)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played(var bid, var doubling, var declarer, int tricks) ->
                    new Result.Played(new Contract(bid, doubling, declarer.orElseThrow()), tricks);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# people     | prospects                          | parts                           | layouts
# each alternative counts as often as it was chosen, each result as often as it came about
P P P X 4S   | P: 4HE= 6, 4HE-1 4; X: 4HXE-1 10   | 4HE= 45 + 4HE-1 30 + 4HXE-1 25  | 20
# 12C1(e) speaks of probable outcomes: one time in twelve is none
P P P 4S     | P: 4HE= 11, 4HE-1 1                | 4HE= 100                        | 12
P P P 4S     | P: 4HE= 9, 4HE-1 1                 | 4HE= 90 + 4HE-1 10              | 10
# what is left is weighed anew without what is too rare: 12 and 6 of 18
P P P 4S     | P: 4HE= 12, 4HE-1 6, 4HE+1 2, 4HE+2 2, 4HE-2 2 | 4HE= 70 + 4HE-1 30 | 24
# steps of five: the rest goes to the most frequent
P P P 4S     | P: 4HE= 1, 4HE-1 1, 4HE+1 1        | 4HE+1 40 + 4HE-1 30 + 4HE= 30    | 3
# what was suggested has no part, however it would have ended
P P P 4S     | P: 4HE= 10; 4S: 4SN= 10            | 4HE= 100                        | 10
# an alternative of which no layout was reached in time, one nobody has looked at, and a call that was no offence
P P P X 4S   | P: 4HE= 10; X: 4HXE-1 0            |                                 | 0
P P P X 4S   | P: 4HE= 10                         |                                 | 0
4S 4S 4S 4S  | 4S: 4SN= 10                        |                                 | 0
P P P 4S     |                                    |                                 | 0
""")
    void inPercent(String people, String prospects, String parts, int layouts) {
        var weighing = weighing(LawBook.WBF2017, people, prospects);

        assertThat(
                        weighing.parts().stream()
                                .map(part -> part.result().text() + " " + part.percent())
                                .collect(Collectors.joining(" + ")))
                .isEqualTo(parts == null ? "" : parts);
        assertThat(weighing.layouts()).isEqualTo(layouts);
        assertThat(weighing.best()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# people    | prospects                          | best   | worst
# East and West are not at fault: what is likely is one in three, what is at all probable one in six
P P P 4S    | P: 4HE= 12, 4HE-1 8, 4HE+1 4       | 4HE=   | 4HE+1
P P P 4S    | P: 4HE= 13, 4HE-1 8, 4HE+1 3       | 4HE=   | 4HE=
# nothing comes up one time in three: the most frequent is likely
P P P 4S    | P: 4HE= 3, 4HE-1 3, 4HE-2 3, 4HE-3 4 | 4HE-3 | 4HE=
P P P 4S    |                                    |        |
""")
    void inTheOldBook(String people, String prospects, String best, String worst) {
        var weighing = weighing(LawBook.CN1999, people, prospects);

        assertThat(weighing.best().map(Result::text).orElse(null)).isEqualTo(best);
        assertThat(weighing.worst().map(Result::text).orElse(null)).isEqualTo(worst);
        assertThat(weighing.parts()).isEmpty();
    }
}
