package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.app.output.Json;

/// The forms of `movement` and `movements` that stay stable.
class MovementCommandTest {

    @Test
    void printsAMovementAsText() {
        var ran = overtrick("movement", "mitchell", "--tables", "5", "--boards-per-round", "4");

        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.lines())
                .startsWith(
                        "Mitchell, 5 tables, 5 rounds",
                        "5 tables, 5 rounds, 5 sets of 4; balance 2.48")
                .contains("round 2", "  table  1         1 v 105     boards 5-8");
    }

    @Test
    void printsAMovementAsJson() {
        var ran = overtrick("movement", "howell", "--pairs", "8", "--format", "json");
        var json = Json.MAPPER.readTree(ran.out());

        assertThat(ran.lines()).hasSize(1);
        assertThat(json.propertyNames())
                .containsExactly(
                        "name", "rounds", "tables", "sets", "balance", "checks", "seatings");
        assertThat(json.get("rounds").asInt()).isEqualTo(7);
        assertThat(json.get("balance").asDouble()).isZero();
        assertThat(json.get("checks").get("noSetTwice").asBoolean()).isTrue();
        assertThat(json.get("seatings")).hasSize(28);
        assertThat(json.get("seatings").get(0).propertyNames())
                .containsExactly("round", "table", "ns", "ew", "set");
    }

    @Test
    void playersAreArrays() {
        var ran = overtrick("movement", "individual", "--players", "8", "--format", "json");
        var first = Json.MAPPER.readTree(ran.out()).get("seatings").get(0);

        assertThat(first.get("ns")).hasSize(2);
        assertThat(first.get("ew")).hasSize(2);
    }

    @Test
    void anIndividualPromisesWhatItKeeps() {
        var ran = overtrick("movement", "individual", "--players", "8");
        var json =
                Json.MAPPER.readTree(
                        overtrick("movement", "individual", "--players", "8", "--format", "json")
                                .out());

        assertThat(ran.lines())
                .contains("  no partner twice     yes", "  no opponent twice    no, twice at most");
        assertThat(json.get("checks").get("noOpponentTwice").asBoolean()).isFalse();
        assertThat(json.get("checks").get("mostAsPartners").asInt()).isEqualTo(1);
        assertThat(json.get("checks").get("mostAsOpponents").asInt()).isEqualTo(2);
    }

    @Test
    void aRainbowKeepsBoth() {
        assertThat(overtrick("movement", "rainbow", "--tables", "5").lines())
                .contains("  no partner twice     yes", "  no opponent twice    yes");
    }

    @ParameterizedTest(name = "movement {0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    howell --pairs 3      | howell: 3 pairs are too few; 4 to 40 would do
                    mitchell --tables 6   | mitchell: 6 tables do not fit; an odd number from 3 to 99 would do; for this many there is skip-mitchell or share-relay
                    mitchell              | mitchell: either --tables or --pairs says how many
                    mitchell --tables 7 --pairs 14 | mitchell: either --tables or --pairs says how many
                    howell --tables 0     | howell: 0 is not a number of tables; 1 to 10000 would do
                    howell --pairs 8 --boards-per-round 0 | --boards-per-round is not 1 to 100: 0
                    """)
    void saysOnOneLineWhatIsWrong(String arguments, String sentence) {
        var ran = overtrick(("movement " + arguments).split(" +"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).containsExactly(sentence);
    }

    @Test
    void anUnknownKindIsToldWhichThereAre() {
        var ran = overtrick("movement", "mitchel", "--tables", "7");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("there is no movement mitchel; there are: mitchell skip-mitchell")
                .endsWith("; did you mean mitchell?");
    }

    @Test
    void proposesTheBestFirst() {
        var ran = overtrick("movements", "--tables", "4", "--boards", "28", "--minutes", "240");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines().getFirst())
                .startsWith(" 1  howell                 7 rounds of 4,  28 boards, 238 minutes")
                .contains("balance 0.00", "perfect balance");
    }

    @Test
    void saysHowLongTheShortestTakes() {
        var ran = overtrick("movements --tables 7 --boards 20 --minutes 5".split(" "));
        String minutes = ran.err().replaceAll(".*--minutes (\\d+) would do\\s*", "$1");

        assertThat(ran.err()).startsWith("no movement of 7 tables and 20 boards fits; --minutes");
        assertThat(
                        overtrick(
                                        "movements",
                                        "--tables",
                                        "7",
                                        "--boards",
                                        "20",
                                        "--minutes",
                                        minutes)
                                .status())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "movements --tables 1 --boards 20",
                "movements --tables 7",
                "movements --tables 7 --boards 0",
                "movements --tables 7 --boards 20 --minutes 5"
            })
    void whatCannotBeProposedTakesOneLine(String arguments) {
        var ran = overtrick(arguments.split(" "));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"movement", "movements"})
    void bothHaveHelpWithAnExample(String command) {
        var ran = overtrick(command, "--help");

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("Usage: overtrick " + command).contains("Example:");
    }
}
