package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class LawCommandsTest {

    @TempDir private Path folder;

    private Ran rule(String json, String... options) throws IOException {
        var file = Files.writeString(folder.resolve("case.json"), json);
        var arguments = new ArrayList<String>();
        arguments.add("rule");
        arguments.add(file.toString());
        arguments.addAll(List.of(options));
        return Ran.overtrick(arguments.toArray(String[]::new));
    }

    @Test
    void rulesAsksOrSaysWhatIsMissing() throws IOException {
        String auction =
                "\"dealer\":\"N\",\"auction\":[\"1N\",\"2S\"],\"offender\":\"S\",\"call\":\"2D\"";

        assertThat(rule("{%s}".formatted(auction)).out())
                .contains("\"irregularity\":\"insufficient-bid\"", "\"status\":\"options\"")
                .contains(
                        "\"asked\":\"left\"", "\"seat\":\"W\"", "West, do you accept 2D by South?");
        assertThat(
                        rule("{%s,\"facts\":{\"accepted\":false,\"replacement\":\"other\"}}"
                                        .formatted(auction))
                                .out())
                .contains("\"status\":\"ruled\"", "\"pass.partner.rest\"", "North must pass");
        assertThat(rule("{\"irregularity\":\"revoke\"}").out())
                .contains("\"status\":\"missing-fact\"", "\"fact\":\"last-but-one\"");
        assertThat(rule("{\"irregularity\":\"revoke\"}", "--text", "--lang", "vi").out())
                .contains("Không theo chất");
    }

    @Test
    void saysWhatIsWrongWithACase() throws IOException {
        assertThat(rule("{").err()).startsWith("the case is no JSON");
        assertThat(rule("[]").err()).startsWith("the case is not one JSON object");
        assertThat(rule("{}").err()).startsWith("the case names no irregularity");
        assertThat(rule("{\"irregularity\":7}").err()).startsWith("irregularity is not a text");
        assertThat(rule("{\"irregularity\":\"sneeze\"}").err()).startsWith("no such irregularity");
        assertThat(rule("{\"irregularity\":\"revoke\",\"facts\":{\"revoker\":\"me\"}}"))
                .satisfies(ran -> {
                    assertThat(ran.status()).isEqualTo(2);
                    assertThat(ran.err()).startsWith("revoker is declarer or dummy or defender");
                });
    }

    @Test
    void printsLawsAndTheirQuestions() {
        assertThat(Ran.overtrick("law").out().lines()).hasSize(2 * 93);
        assertThat(Ran.overtrick("law", "54").out())
                .contains("five options", "Spread your own hand");
        assertThat(Ran.overtrick("law", "54B", "--edition", "cn1999", "--lang", "vi").out())
                .contains("Cây cái mở sai lượt");
        assertThat(Ran.overtrick("law", "revoke", "--json").out()).contains("\"law\":64");
        assertThat(Ran.overtrick("law", "94").err()).startsWith("Law is not 1 to 93");
        assertThat(Ran.overtrick("law", "27", "--edition", "1948").status()).isEqualTo(2);
    }
}
