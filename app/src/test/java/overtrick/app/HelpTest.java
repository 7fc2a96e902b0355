package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever asks for help, or spells a word wrong, is shown the way.
class HelpTest {

    @Test
    void helpIsACommand() {
        assertThat(overtrick("help").out()).contains("Usage: overtrick", "score", "solve");
        assertThat(overtrick("help", "deal").out()).isEqualTo(overtrick("deal", "--help").out());
        assertThat(overtrick("help", "can", "duel").out())
                .isEqualTo(overtrick("can", "duel", "--help").out());
        assertThat(overtrick().out()).isEqualTo(overtrick("help").out());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    scroe 1N=          | there is no command scroe; did you mean score?; see overtrick --help
                    slove x            | there is no command slove; did you mean solve?; see overtrick --help
                    analyze x          | there is no command analyze; did you mean analyse?; see overtrick --help
                    conv a b           | there is no command conv; did you mean convert?; see overtrick --help
                    Deal               | there is no command Deal; did you mean deal?; see overtrick --help
                    xyzzy              | there is no command xyzzy; see overtrick --help
                    rehears            | there is no command rehears; see overtrick --help
                    deal --sed 7       | there is no option --sed; did you mean --seed?; see overtrick deal --help
                    deal --frobnicate  | there is no option --frobnicate; see overtrick deal --help
                    deal 7             | overtrick deal takes no further argument: 7; see overtrick deal --help
                    can mtach          | there is no command mtach; did you mean match?; see overtrick can --help
                    can                | overtrick can is followed by one of deal, match, score, check, duel; see overtrick can --help
                    deal -n 1e9        | Invalid value for option '-n': no whole number: 1e9; see overtrick deal --help
                    deal --seed 99999999999999999999 | Invalid value for option '--seed': number is too large: 99999999999999999999; see overtrick deal --help
                    help scroe         | there is no command scroe; did you mean score?; see overtrick help
                    """)
    void aWrongWordGetsASuggestion(String arguments, String sentence) {
        var ran = overtrick(arguments.split(" +"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).containsExactly(sentence);
    }

    /// An example that lines were broken in could not be copied.
    @ParameterizedTest
    @ValueSource(strings = {"bid --system acol", "play"})
    void thePositionThatHelpShowsIsAnswered(String command) {
        String[] words = (command + " --batch").split(" ");
        String shown =
                overtrick("help", words[0]).lines().stream()
                        .map(String::strip)
                        .filter(line -> line.startsWith("{"))
                        .findFirst()
                        .orElseThrow();

        var ran = Ran.given(shown, words);

        assertThat(ran.err()).isEmpty();
        assertThat(ran.lines())
                .singleElement()
                .asString()
                .contains(words[0].equals("bid") ? "\"call\":\"2C\"" : "\"card\":");
    }
}
