package overtrick.can.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import overtrick.cards.FormatException;
import overtrick.testkit.Golden;
import overtrick.testkit.Seeds;

class CanRulesTest {

    static final List<String> PRESETS = CanRules.PRESETS;

    @ParameterizedTest
    @FieldSource("PRESETS")
    void aPresetIsReadBack(String name) {
        var rules = CanRules.preset(name).orElseThrow();

        assertThat(CanRules.parse(rules.print())).isEqualTo(rules);
        assertThat(CanRules.parse("preset = " + name)).isEqualTo(rules);
    }

    @Test
    void thePresetsDiffer() {
        var all = PRESETS.stream().map(CanRules::preset).toList();

        assertThat(new HashSet<>(all)).hasSize(PRESETS.size());
        assertThat(CanRules.parse("")).isEqualTo(CanRules.CLUB);
    }

    @Test
    void theClubsOptions() {
        Golden.check(getClass(), "club", CanRules.CLUB.print());
    }

    /// Whatever values are chosen, what is printed is read back and every line is its own option.
    @Test
    void anyRulesAreReadBack() {
        var values = valuesOfEveryOption();
        assertThat(values).hasSizeGreaterThan(40);
        Seeds.each(
                500,
                chance -> {
                    var lines = new ArrayList<String>();
                    for (var option : values) {
                        var value = option.values.get(chance.nextInt(option.values.size()));
                        lines.add(option.key + " = " + value);
                    }
                    var text = String.join("\n", lines);

                    var rules = CanRules.parse(text);

                    assertThat(rules.print().lines().filter(line -> !line.isEmpty()))
                            .containsExactlyElementsOf(lines);
                    assertThat(CanRules.parse(rules.print())).isEqualTo(rules);
                });
    }

    private record Option(String key, List<String> values) {}

    /// Learnt from the errors, which list what would be right.
    private static List<Option> valuesOfEveryOption() {
        var options = new ArrayList<Option>();
        for (var line : CanRules.CLUB.print().lines().filter(text -> !text.isEmpty()).toList()) {
            var key = line.substring(0, line.indexOf(' '));
            try {
                CanRules.parse(key + " = ?");
            } catch (FormatException wrong) {
                var listed = Pattern.compile("is not one of (.*): \\?").matcher(wrong.getMessage());
                options.add(
                        new Option(
                                key,
                                listed.find()
                                        ? List.of(listed.group(1).split(", "))
                                        : List.of("0", "3")));
            }
        }
        return options;
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    tribute.payr = declarer            | line 1: there is no option tribute.payr
                    ;dealing.way = thrice              | line 2: dealing.way is not one of dealers-choice, fives-first, alternating: thrice
                    preset = world                     | line 1: preset is not one of club, short, friendly, league, cup: world
                    # first;;redeal.limit = often      | line 3: redeal.limit is not a number from 0 to 9999: often
                    dealing.cut never                  | line 1 is not a key, an equals sign and a value: dealing.cut never
                    dealing.cut = never;DEALING.CUT=never | line 2 says dealing.cut again, after line 1
                    match.league-ties = lots, lots     | line 1: match.league-ties names lots twice
                    match.league-ties = luck           | line 1: match.league-ties is not one of goal-difference, goals-scored, direct-match, lots: luck
                    """)
    void saysWhichLineIsWrong(String text, String message) {
        assertThatThrownBy(() -> CanRules.parse(text.replace(";", "\n")))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void aTextChangesAPreset() {
        var rules =
                CanRules.parse(
                        """
                        # the cup of the house
                        preset = cup
                        match.extra-time = until-decided   # ruling 22
                        match.league-ties = goals-scored, lots
                        """);

        assertThat(rules)
                .isEqualTo(
                        CanRules.CUP.with(
                                "match.extra-time = until-decided",
                                "match.league-ties = goals-scored, lots"));
        assertThat(rules.match().leagueTies())
                .containsExactly(MatchRules.LeagueTie.GOALS_SCORED, MatchRules.LeagueTie.LOTS);
        assertThat(rules.match().decider()).isEqualTo(MatchRules.Decider.SHOOT_OUT);
    }
}
