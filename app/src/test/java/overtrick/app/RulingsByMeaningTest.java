package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whole cases put to `overtrick rule`: an auction, a call that is not accepted, what was called
/// since, the side’s system. What the ruling must say, and what it must not, was written down from
/// the two books first. North deals; the players bid Standard American.
@Timeout(60)
class RulingsByMeaningTest {

    @TempDir private Path folder;

    @ParameterizedTest(name = "{0} {1} {2} {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# a transfer: its suit is hearts, whatever it names
wbf2017 | 1N 2S | S:2D | 3D | comparable=no | 27B2; must pass for the rest; any one suit but diamonds; 72C | 27B1(a); require
wbf2017 | 1N 2S | S:2D | 3H |  | 27B1(a); 27D | must pass; forbid
wbf2017 | 1N 2S | S:2D | P  | comparable=no | 27B2; must pass for the rest; any one suit | require
wbf2017 | 1N 2S | S:2D | X  | comparable=no | 27B3; a sufficient bid or pass; must pass for the rest | 27B1(b)
cn1999  | 1N 2S | S:2D | 3D |  | 27B2; 26A2; must pass for the rest; require hearts, or forbid | 27B1(a); comparable
cn1999  | 1N 2S | S:2D | 3H |  | 27B2; 26A1; must pass for the rest | require; forbid
cn1999  | 1N 2S | S:2D | P  |  | 27B2; 26A2; require hearts, or forbid | any one suit
cn1999  | 1N 2S | S:2D | X  |  | 27B3; a sufficient bid or pass; require hearts, or forbid | 27B1(a)
# a question shows no suit: none can be required
wbf2017 | 2N P | S:2C | 3C | comparable=yes | 27B1(b); 23A; 27D | must pass; forbid
wbf2017 | 2N P | S:2C | 3C | comparable=no  | 27B2; must pass for the rest | require
cn1999  | 2N P | S:2C | 3C |  | 27B2; 26B; must pass for the rest; may forbid any one suit | require; 26A
# natural bids
both    | 1D 1S | S:1H | 2H |  | 27B1(a) | must pass; forbid; require
both    | 1S 2H | S:1N | 2N |  | 27B1(a) | must pass; forbid; require
wbf2017 | 1D 1S | S:1H | 3H | comparable=no | 27B2; any one suit but hearts | 27B1(a)
cn1999  | 1D 1S | S:1H | 3H |  | 27B2; 26A1; must pass for the rest | require; forbid
cn1999  | 1S 2H | S:1N | X  |  | 27B3; 26B; may forbid any one suit | require
# at the right's turn: they pass, so the bid is repeated; they bid, and the bid is changed
both    | 1H | S:2C | P 2C |  | 31A1 | must pass; forbid; require
cn1999  | 1H | S:2C | 1S 2C |  | 31A2(a); must pass at the next turn | for the rest; require
cn1999  | 1H | S:2C | 1S 2H |  | 31A2(b); must pass for the rest; require clubs, or forbid | any one suit
wbf2017 | 1H | S:2C | 1S 2H | comparable=no | 31A2(b); that turn only; any one suit but hearts | for the rest; require
wbf2017 | 1H | S:2C | 1S 2C | comparable=yes | 31A2(a); 23C | must pass; forbid
# at the partner's turn: in 1999 they are out of it at once, in 2017 they call first
cn1999  | '' | S:1S | P P 1S |  | 31B; North must pass for the rest; South has bid what 1S showed | may require; any legal call when
cn1999  | '' | S:1S | P P 2C |  | 31B; North must pass for the rest; require spades, or forbid | any legal call when
wbf2017 | '' | S:1S | P P 1S | comparable=yes | 31B; North may make any legal call; 23C | must pass; forbid
wbf2017 | '' | S:1S | P P 2C | comparable=no | 31B; North may make any legal call; that turn only; any one suit but clubs | for the rest
""")
    void aCaseIsRuledByWhatItsCallsShow(
            String editions,
            String auction,
            String call,
            String since,
            String facts,
            String says,
            String never)
            throws IOException {
        var books = editions.equals("both") ? List.of("cn1999", "wbf2017") : List.of(editions);
        for (String book : books) {
            String out = ruled(book, auction, call, since, facts == null ? "" : facts);

            assertThat(out).as(book).contains("\"status\":\"ruled\"").contains(parts(says));
            for (String word : parts(never)) {
                assertThat(out).as(book).doesNotContain(word);
            }
        }
    }

    private static List<String> parts(String text) {
        return Arrays.stream(text.split(";")).map(String::strip).toList();
    }

    private String ruled(String book, String auction, String call, String since, String facts)
            throws IOException {
        var known =
                Arrays.stream(
                                ("unintended=no accepted=no replaced-early=no right-barred=no"
                                                + " next-call=none called-before=no "
                                                + facts)
                                        .strip()
                                        .split(" "))
                        .map(fact -> "\"%s\":\"%s\"".formatted((Object[]) fact.split("=")))
                        .collect(Collectors.joining(","));
        var json =
                """
                {"edition":"%s","dealer":"N","auction":[%s],"offender":"%s","call":"%s",
                 "since":[%s],"system":"standard-american","facts":{%s}}
                """
                        .formatted(
                                book,
                                list(auction),
                                call.substring(0, 1),
                                call.substring(2),
                                list(since),
                                known);
        var file = Files.writeString(folder.resolve("case.json"), json);
        return Ran.overtrick("rule", file.toString()).out();
    }

    private static String list(String calls) {
        return Arrays.stream(calls.split(" "))
                .filter(call -> !call.isBlank())
                .map(call -> '"' + call + '"')
                .collect(Collectors.joining(","));
    }
}
