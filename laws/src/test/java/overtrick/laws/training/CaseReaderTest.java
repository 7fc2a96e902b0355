package overtrick.laws.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;

/// The file of cases, and what is wrong with one that cannot be a case.
@Timeout(20)
class CaseReaderTest {

    private static final String REVOKE =
            """
            # a comment
            case: 3
            level: 2
            edition: cn1999
            heading: revoke
            who: S
            declarer: S
            what: ♦4
            hand: S 95.AK..
            trick: W SK S D4
            told: last-but-one=no@1 established=no@2 revoker=declarer@1
            """;

    @Test
    void readsACase() {
        var cases = CaseReader.read(REVOKE + "\n\n" + REVOKE.replace("case: 3", "case: 4"));

        assertThat(cases).extracting(TrainingCase::number).containsExactly(3, 4);
        var first = cases.getFirst();
        assertThat(first.level()).isEqualTo(2);
        assertThat(first.book()).isEqualTo(LawBook.CN1999);
        assertThat(first.irregularity()).isEqualTo(Irregularity.REVOKE);
        assertThat(first.offender()).contains(Seat.SOUTH);
        assertThat(first.thing()).isEqualTo("♦4");
        assertThat(first.scene().auction()).isEmpty();
        assertThat(first.scene().hands())
                .containsOnlyKeys(Seat.SOUTH)
                .containsValue(CardSet.parse("95.AK.."));
        assertThat(first.scene().trick())
                .extracting(Scene.Laid::card)
                .containsExactly(Card.parse("SK"), Card.parse("D4"));
        assertThat(first.told()).contains(new Told(Fact.ESTABLISHED, "no", OptionalInt.of(2)));
        assertThat(first.ruling().path()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    level: 2             | level: two           | level is no number
                    level: 2             | levels: 2            | no field of a case
                    heading: revoke      | heading: sneeze      | no such irregularity
                    edition: cn1999      | edition: 1926        | edition is not
                    what: ♦4             | who: N               | or twice
                    revoker=declarer@1   | revoker              | a fact is like
                    revoker=declarer@1   | revoker=nobody@1     | not nobody
                    case: 3              | # case: 3            | no case in
                    """)
    void saysWhatIsWrong(String line, String wrong, String sentence) {
        assertThatThrownBy(() -> CaseReader.read(REVOKE.replace(line, wrong)))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    level: 2             | level: 7                   | not from 1
                    revoker=declarer@1   |                            | case 3
                    revoker=declarer@1   | revoker=declarer@1 led=no@1 | nobody asks for
                    revoker=declarer@1   | revoker=declarer           | shows no auction
                    trick: W SK S D4     | trick: W S9 S D4           | and elsewhere
                    hand: S 95.AK..      | hand: N 95.AK.. ;hand: S 95.AK.. | the same card
                    """)
    void noCaseIsLeftOpenOrContradictsItself(String line, String wrong, String sentence) {
        String block = REVOKE.replace(line, wrong == null ? "" : wrong.replace(";", "\n"));

        assertThatThrownBy(() -> CaseReader.read(block))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }
}
