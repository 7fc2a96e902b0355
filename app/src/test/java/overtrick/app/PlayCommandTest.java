package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class PlayCommandTest {

    private static final String NORTH = "AQ3.A432.A432.A2";
    private static final String SOUTH = "764.KQJ.KQJ.KQJ3";
    private static final String WEST = "JT98.T98.T98.T98";
    private static final String AUCTION = "P P 1N P 3N P P P";

    /// South declares and has to play from dummy.
    private static final String POSITION =
            """
            {"id":7,"systems":{"ns":"standard-american","ew":"acol"},"dealer":"N","vul":"both",\
            "auction":["P","P","1N","P","3N","P","P","P"],"hands":{"S":"%s","N":"%s"},\
            "play":["SJ"],"seat":"S","scoring":"mp","level":"club","samples":8,"seed":3}\
            """
                    .formatted(SOUTH, NORTH);

    private static Ran play(String... more) {
        var arguments = new ArrayList<>(List.of("play", "--auction", AUCTION, "--samples", "8"));
        arguments.addAll(List.of(more));
        return overtrick(arguments.toArray(String[]::new));
    }

    @Test
    void aLeadIsFound() {
        var ran = play("--hand", WEST, "--level", "club");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).hasSize(1);
        assertThat(ran.out().strip()).matches("[SHDC][2-9TJQKA]");
    }

    @Test
    void theReasonsAreSaidInBothLanguages() {
        String[] position = {
            "--hand", SOUTH, "--dummy", NORTH, "--play", "SJ SA S2 S4", "--explain"
        };
        var english = play(position);
        var vietnamese = play(append(position, "--lang", "vi"));

        assertThat(english.status()).isZero();
        assertThat(english.lines().get(1)).contains("sure from the top");
        assertThat(english.lines().get(2)).startsWith("Plan: ");
        assertThat(english.lines().get(3)).contains("makes the contract", "layout");
        assertThat(vietnamese.lines().getFirst()).isEqualTo(english.lines().getFirst());
        assertThat(vietnamese.out()).contains("thế bài", "Kế hoạch: ");
    }

    @Test
    void theSamePositionAndSeedAreTheSameAnswer() {
        String[] position = {"--hand", SOUTH, "--dummy", NORTH, "--play", "SJ", "--json"};
        String once = withoutTime(play(position));

        assertThat(withoutTime(play(position))).isEqualTo(once);
        assertThat(once).startsWith("{\"card\":\"S").contains("\"why\":[{\"card\":\"S");
    }

    private static String withoutTime(Ran ran) {
        return ran.out().replaceAll("\"ms\":\\d+", "");
    }

    private static String[] append(String[] some, String... more) {
        var all = new ArrayList<>(List.of(some));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void positionsAreAnsweredInTheirOrder() {
        var ran = Ran.given(POSITION + "\n[]\n\n" + POSITION + "\n", "play", "--batch");

        assertThat(ran.lines()).hasSize(3);
        assertThat(ran.lines().getFirst())
                .startsWith("{\"id\":7,\"card\":\"S")
                .containsPattern(
                        "\"why\":\\[\\{\"card\":\"S.\",\"mean\":.*,\"makes\":\\d+,\"of\":8,\"odds\":\\d+")
                .containsPattern("\"ms\":\\d+}$");
        assertThat(ran.lines().get(1)).isEqualTo("{\"id\":null,\"error\":\"no JSON object: []\"}");
        assertThat(ran.lines().getLast()).startsWith("{\"id\":7,\"card\":\"S");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).startsWith("line 2: no JSON object");
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      "S":"      | "E":"K52.765.765.7654","S":" | hands: a hand too many, for S does not see that of E
                      ["SJ"]     | []                         | it is the turn of W, not of S
                      "seat":"S" | "seat":"W"                 | it is the turn of N, not of W
                      ,"N":"     | ,"X":"                     | seat
                      764.KQJ    | 764.KQ                     | hand of S has 12 cards, not 13 as dealt
                      764.KQJ    | A64.KQJ                    | hands: SA is in those of N and S
                      "3N",      | "3Z",                      | auction, call 5
                      ["SJ"]     | ["SJ","SK"]                | play, card 2: N does not hold SK
                      ["SJ"]     | ["SA"]                     | play, card 1: W plays SA, which N holds
                      ["SJ"]     | ["SJ","HA"]                | play, card 2: N plays HA but holds SA of the suit led (Law 44C)
                      ["SJ"]     | ["SJ","SA","H5","S4","D2","D5","DJ","D8","DK","D9","D3","S2"] | play, card 12: E plays S2 but did not follow to that suit before
                      ["SJ"]     | ["SJ","S3","SJ"]           | play, card 3: SJ was played before
                      ["SJ"]     | ["SJ","1S"]                | play, card 2:
                      "samples":8 | "samples":0               | samples are not 1 to 10000: 0
                      "samples":8 | "samples":"x"             | samples is no whole number: "x"
                      "club"     | "master"                   | level is not one of expert, club, beginner: master
                      "mp"       | "vp"                       | scoring is not one of imp, mp, bam, total, rubber, party: vp
                      "acol"     | "blue"                     | system is not one of
                      "P","P","P"] | "P"]                     | auction has come to no contract: P P 1N P 3N P
                    """,
            quoteCharacter = '`')
    void whatCannotBeIsAnError(String right, String wrong, String said) {
        assertThat(POSITION).contains(right);
        var ran = Ran.given(POSITION.replace(right, wrong), "play", "--batch");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.lines()).hasSize(1);
        assertThat(ran.out().replace("\\\"", "\"")).startsWith("{\"id\":7,\"error\":\"" + said);
        assertThat(ran.err()).startsWith("line 1: " + said).hasLineCount(1);
    }

    /// Both defenders have shown out of hearts, of which somebody must have the rest.
    @Test
    void cardsThatNobodyCanHoldAreAnError() {
        var ran =
                play(
                        "--hand", SOUTH,
                        "--dummy", NORTH,
                        "--play", "SJ SA S2 S4 HA S5 HJ S8");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith("play: nobody can hold HT");
    }

    @Test
    void whatIsMissingIsSaid() {
        assertThat(play().err()).startsWith("--hand is missing");
        assertThat(play("--hand", SOUTH, "--play", "SJ").err()).startsWith("--dummy is missing");
        assertThat(play("--hand", WEST, "--dummy", NORTH).err())
                .startsWith("hands: a hand too many, for W does not see that of N before");
    }
}
