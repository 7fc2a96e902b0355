package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.auction.Call;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

@Timeout(60)
class LawCommandsTest {

    private static final int CASES = Integer.getInteger("overtrick.cases", 100);

    @TempDir private Path folder;

    private Ran rule(String json, String... options) throws IOException {
        var file = Files.writeString(folder.resolve("case.json"), json);
        var arguments = new ArrayList<String>();
        arguments.add("rule");
        arguments.add(file.toString());
        arguments.addAll(List.of(options));
        return Ran.overtrick(arguments.toArray(String[]::new));
    }

    /// Law 27B1(a) by what the calls show: after 1NT–2♠ the transfer to hearts is 2♦.
    @Test
    void takesWhatCallsShowFromASystem() throws IOException {
        String transfer =
                "\"dealer\":\"N\",\"auction\":[\"1N\",\"2S\"],\"offender\":\"S\",\"call\":\"2D\","
                        + "\"system\":\"standard-american\","
                        + "\"facts\":{\"unintended\":false,\"accepted\":false,\"replaced-early\":false";
        assertThat(rule("{%s},\"since\":[\"3H\"]}".formatted(transfer)).out())
                .contains("\"status\":\"ruled\"", "27B1(a)")
                .doesNotContain("pass.partner");
        assertThat(rule("{%s,\"comparable\":false},\"since\":[\"3D\"]}".formatted(transfer)).out())
                .contains("27B2", "pass.partner.rest", "any one suit but diamonds");
        assertThat(rule("{%s},\"edition\":\"cn1999\",\"since\":[\"P\"]}".formatted(transfer)).out())
                .contains("require hearts, or forbid");
        assertThat(rule("{%s},\"since\":[\"3H\",\"P\"]}".formatted(transfer)).status())
                .isEqualTo(2);
    }

    @Test
    void rulesAsksOrSaysWhatIsMissing() throws IOException {
        String auction =
                "\"dealer\":\"N\",\"auction\":[\"1N\",\"2S\"],\"offender\":\"S\",\"call\":\"2D\"";

        assertThat(rule("{%s}".formatted(auction)).out())
                .contains("\"status\":\"missing-fact\"", "\"fact\":\"unintended\"");
        assertThat(rule("{%s,\"facts\":{\"unintended\":false}}".formatted(auction)).out())
                .contains("\"irregularity\":\"insufficient-bid\"", "\"status\":\"options\"")
                .contains(
                        "\"asked\":\"left\"", "\"seat\":\"W\"", "West, do you accept 2D by South?");
        assertThat(
                        rule("{%s,\"facts\":{\"unintended\":false,\"accepted\":false,\"replacement\":\"pass\",\"comparable\":false}}"
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
        for (String none : List.of("94", "0", "200", "2000000000000", "270")) {
            var ran = Ran.overtrick("law", none);
            assertThat(ran.status()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err())
                    .isEqualTo("there is no Law %s; the Laws are 1 to 93%n".formatted(none));
        }
        assertThat(Ran.overtrick("law", "27", "--edition", "1948").status()).isEqualTo(2);
    }

    /// Any irregularity, seat, moment and edition: ruled, asked, or the sentence that says what is
    /// wrong with the case.
    @Test
    void answersWhateverItIsAsked() {
        var ruled = new AtomicInteger();
        Seeds.each(
                CASES,
                chance -> {
                    String given = anyCase(chance);
                    var ran =
                            Ran.given(
                                    given,
                                    "rule",
                                    "-",
                                    "--lang",
                                    chance.nextBoolean() ? "en" : "vi");

                    assertThat(ran.status()).as("%s: %s", given, ran.err()).isIn(0, 2);
                    assertThat(ran.err()).as(given).doesNotContain("Exception", "\tat ");
                    if (ran.status() == 0) {
                        assertThat(ran.out())
                                .as(given)
                                .containsPattern("\"status\":\"(ruled|options|missing-fact)\"");
                        ruled.incrementAndGet();
                    } else {
                        assertThat(ran.err()).as(given).isNotBlank();
                    }
                });

        assertThat(ruled).hasValueGreaterThan(CASES / 4);
    }

    private static String anyCase(RandomGenerator chance) {
        var fields = new ArrayList<String>();
        fields.add(field("edition", any(chance, LawBook.values()).code()));
        fields.add(field("offender", String.valueOf(Sample.seat(chance).letter())));
        if (chance.nextInt(4) > 0) {
            fields.add(field("irregularity", any(chance, Irregularity.values()).code()));
        }
        if (chance.nextBoolean()) {
            fields.add(field("declarer", String.valueOf(Sample.seat(chance).letter())));
            fields.add(field("card", Sample.card(chance).code()));
        }
        if (chance.nextBoolean()) {
            fields.add(field("dealer", String.valueOf(Sample.seat(chance).letter())));
            fields.add(field("call", Call.ALL.get(chance.nextInt(Call.ALL.size())).code()));
            fields.add("\"auction\":[%s]".formatted(calls(chance)));
        }
        var facts = new ArrayList<String>();
        for (int left = chance.nextInt(5); left > 0; left--) {
            var fact = any(chance, Fact.values());
            facts.add(
                    field(fact.code(), fact.answers().get(chance.nextInt(fact.answers().size()))));
        }
        fields.add("\"facts\":{%s}".formatted(String.join(",", Set.copyOf(facts))));
        return "{%s}".formatted(String.join(",", fields));
    }

    /// A bid at a time, with passes between, so that most auctions are lawful.
    private static String calls(RandomGenerator chance) {
        var calls = new ArrayList<String>();
        for (int at = chance.nextInt(6); at < Call.ALL.size() && calls.size() < 5; at += 3) {
            calls.add("\"%s\"".formatted(chance.nextBoolean() ? "P" : Call.ALL.get(at).code()));
        }
        return String.join(",", calls);
    }

    private static String field(String name, String value) {
        return "\"%s\":\"%s\"".formatted(name, value);
    }

    private static <T> T any(RandomGenerator chance, T[] all) {
        return all[chance.nextInt(all.length)];
    }
}
