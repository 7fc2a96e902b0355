package overtrick.systems.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Suit;
import overtrick.systems.BiddingSystem;
import overtrick.systems.language.Situation.Said;
import overtrick.testkit.Seeds;

/// The files of the house are reopened without being checked. This is where they are checked, with
/// every choice that they leave to their players.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class HouseTest {

    record Chosen(String system, Map<String, String> choice) {}

    static List<Chosen> choices() {
        var all = new ArrayList<Chosen>();
        for (var name : BiddingSystem.NAMES) {
            all.add(new Chosen(name, Map.of()));
            Compiler.reopen(name, Map.of(), HouseTest::text)
                    .options()
                    .forEach((option, choices) ->
                            choices.stream()
                                    .skip(1)
                                    .map(choice -> new Chosen(name, Map.of(option, choice)))
                                    .forEach(all::add));
        }
        return all;
    }

    private static Optional<String> text(String file) {
        try (var found = BiddingSystem.class.getResourceAsStream(file + Compiler.ENDING)) {
            return found == null
                    ? Optional.empty()
                    : Optional.of(new String(found.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("choices")
    void noFileIsFaulty(Chosen chosen) {
        assertThatCode(() -> Compiler.compile(chosen.system, chosen.choice, HouseTest::text))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("overtrick.systems.BiddingSystem#NAMES")
    void aReopenedSystemIsTheSame(String name) {
        var checked = Compiler.compile(name, Map.of(), HouseTest::text);
        var reopened = Compiler.reopen(name, Map.of(), HouseTest::text);

        Seeds.each(
                50,
                chance -> {
                    var said = new ArrayList<Said>();
                    for (int at = chance.nextInt(8); at > 0; at--) {
                        boolean pass = chance.nextInt(3) == 0;
                        var call = pass ? Word.PASS : Call.ALL.get(chance.nextInt(20));
                        said.add(new Said(call, at % 2 == 0, ""));
                    }
                    var situation =
                            new Situation(said, chance.nextBoolean(), Optional.of(Suit.SPADES));
                    assertThat(reopened.offers(situation)).isEqualTo(checked.offers(situation));
                });
        assertThat(reopened.places()).isEqualTo(checked.places());
        assertThat(reopened.title()).isEqualTo(checked.title());
    }
}
