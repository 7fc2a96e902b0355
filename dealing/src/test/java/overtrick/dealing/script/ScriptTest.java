package overtrick.dealing.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Seat;

class ScriptTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    hcp(norht) > 3                    | line 1, column 5: norht does not belong here; north, east, south or west would be right
                    condition hcp(north) > 3 and      | line 1, column 29: the end does not belong here; a number, a name, a function, ! or ( would be right
                    condition weak                    | line 1, column 11: weak has no meaning; say weak = … before it is used
                    hearts = 3                        | line 1, column 1: hearts is a word of the language; take another name
                    a = 1 a = 2                       | line 1, column 7: a has a meaning already; take another name
                    shape(north, 5432)                | line 1, column 14: 5432 is not a shape of 13 cards
                    shape(north, any 54321)           | line 1, column 18: 54321 does not belong here; a shape of four digits or x, like 5431, 54xx or any 4432 would be right
                    shape{north, 5(43}                | line 1, column 6: {5(43} does not belong here; lengths of four suits, like 5+4-xx, 5(431), 4M(3+3+2+) or [5-7]xxx:h>=s would be right
                    hascard(north, XX)                | line 1, column 16: XX does not belong here; a card like TC would be right
                    predeal north SAK east SA         | line 1, column 24: SA has been given already
                    predeal north SAKQJT98765432,HA   | line 1, column 30: north gets more than 13 cards
                    score(none, x3N, 9)               | line 1, column 7: none does not belong here; vul or nv would be right
                    action print                      | line 1, column 13: the end does not belong here; ( would be right
                    action average "x                 | line 1, column 16: " is not closed
                    produce 99999999999               | line 1, column 9: 99999999999 is not 0–2147483647
                    action frequency (1, 5, 2)        | line 1, column 25: 2 is not ≥ 5
                    hcp(north) >= $1                  | line 1, column 15: $1 was not given
                    hcp(north) ¶ 3                    | line 1, column 12: ¶ does not belong here; a word, a number or a sign of the language would be right
                    """)
    void aFaultIsToldWithItsPlaceAndWhatWouldBeRight(String text, String fault) {
        assertThatThrownBy(() -> Script.parse(text))
                .isInstanceOf(ScriptException.class)
                .hasMessage(fault);
    }

    @Test
    void linesAreCountedAcrossComments() {
        String text =
                """
                # first
                /* second
                   third */ produce 3 // and
                  condition hcp(north) >> 3
                """;

        assertThatThrownBy(() -> Script.parse(text))
                .hasMessageStartingWith("line 4, column 25: > does not belong here");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    title "x" produce 3
                    hcp(north) > 12.5
                    shape{north, 5xxx}
                    ltc(north) < 600
                    action csvrpt(north)
                    hcp(north) > $1
                    """)
    void additionsNeedTheirDialect(String text) {
        assertThat(Script.parse(text, Dialect.EXTENDED, Map.of(1, "12"))).isNotNull();
        assertThatThrownBy(() -> Script.parse(text, Dialect.ORIGINAL, Map.of(1, "12")))
                .isInstanceOf(ScriptException.class)
                .extracting(thrown -> ((ScriptException) thrown).fault().kind())
                .isEqualTo(Fault.Kind.ADDITION);
    }

    @Test
    void statementsComeInAnyOrder() {
        var script =
                Script.parse(
                        """
                        action printall
                        vulnerable EW dealer south
                        seed 41 title "Weak twos"
                        produce 12 generate 5000
                        predeal west SA, HKQ north C2, spades(east)==4
                        hcp(north) > 10
                        """);

        assertThat(script.frame().dealer()).contains(Seat.SOUTH);
        assertThat(script.frame().produce()).hasValue(12);
        assertThat(script.frame().generate()).hasValue(5000);
        assertThat(script.frame().title()).contains("Weak twos");
        assertThat(script.frame().seed()).hasValue(41);
        assertThat(script.predeal().of(Seat.WEST).pbn()).isEqualTo("A.KQ..");
        assertThat(script.predeal().of(Seat.NORTH).pbn()).isEqualTo("...2");
        assertThat(script.predeal().lengths()).hasSize(1);
        assertThat(script.prints()).isTrue();
    }

    @Test
    void additionsAreNamesInOlderScripts() {
        var script = Script.parse("ns = hcp(north) + hcp(south) deal = ns > 20 condition deal");

        assertThat(script.condition()).isInstanceOf(Expr.Named.class);
    }

    @Test
    void decimalsAreHundredths() {
        assertThat(Script.parse("condition 12.5").condition()).isEqualTo(new Expr.Literal(1250));
        assertThat(Script.parse("condition .25").condition()).isEqualTo(new Expr.Literal(25));
    }

    @Test
    void whatIsTooDeepIsRefused() {
        assertThatThrownBy(() -> Script.parse("(".repeat(5_000) + "1" + ")".repeat(5_000)))
                .hasMessageContaining("too long or too deep");
        assertThatThrownBy(() -> Script.parse("1" + "+1".repeat(5_000)))
                .hasMessageContaining("too long or too deep");
        assertThatThrownBy(() -> Script.parse("!".repeat(5_000) + "1"))
                .hasMessageContaining("too long or too deep");
        var names = new StringBuilder("a0 = rnd(2)\n");
        for (int i = 1; i < 90; i++) {
            names.append("a%d = a%d + a%d\n".formatted(i, i - 1, i - 1));
        }
        assertThatThrownBy(() -> Script.parse(names + "condition a89"))
                .hasMessageContaining("too long or too deep");
    }
}
