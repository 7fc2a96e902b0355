package overtrick.laws.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.FormatException;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Ruling;

/// What a director is asked, in which order and of whom.
@Timeout(20)
class DirectorTest {

    @Test
    void saysWhichFactIsMissing() {
        var ruling = Director.rule(LawBook.WBF2017, Irregularity.BID_OUT_OF_TURN, Facts.NONE);

        assertThat(ruling)
                .isInstanceOfSatisfying(
                        Ruling.MissingFact.class,
                        missing -> assertThat(missing.question().fact()).isEqualTo(Fact.TURN));
    }

    @Test
    void asksTheLeftHandOpponentFirst() {
        var ruling =
                Director.rule(
                        LawBook.WBF2017,
                        Irregularity.INSUFFICIENT_BID,
                        Facts.of(Fact.UNINTENDED, "no"));

        assertThat(ruling)
                .isInstanceOfSatisfying(
                        Ruling.OptionsOffered.class,
                        offered -> assertThat(offered.question().asked()).isEqualTo(Role.LEFT));
    }

    /// In 2017 a call that replaced the bid too early stands; in 1999 the offender chooses once
    /// more.
    @ParameterizedTest
    @CsvSource({"WBF2017, false", "CN1999, true"})
    void aReplacementMadeTooEarlyIsFinalInTheLaterBook(LawBook book, boolean isChoice) {
        var facts = Rulings.facts("unintended=no accepted=no replaced-early=yes");
        var ruling = Director.rule(book, Irregularity.INSUFFICIENT_BID, facts);

        assertThat(ruling)
                .isInstanceOf(isChoice ? Ruling.OptionsOffered.class : Ruling.MissingFact.class);
    }

    @Test
    void offersFourOptionsAfterAPrematurePlayAndThreeIn1999() {
        assertThat(optionsOf57(LawBook.WBF2017))
                .containsExactly("highest", "lowest", "require-other", "forbid-other");
        assertThat(optionsOf57(LawBook.CN1999))
                .containsExactly("highest", "lowest", "forbid-other");
    }

    private static List<String> optionsOf57(LawBook book) {
        var facts = Rulings.facts("told-by-opponent=no early-how=before-partner declarer-done=no");
        var ruling = Director.rule(book, Irregularity.PREMATURE_PLAY, facts);
        return ((Ruling.OptionsOffered) ruling)
                .question().answers().stream().map(Answer::key).toList();
    }

    @Test
    void refusesAnAnswerOfTheOtherBook() {
        var facts = Rulings.facts("unintended=no accepted=no replaced-early=no replacement=bid");

        assertThatThrownBy(
                        () -> Director.rule(LawBook.CN1999, Irregularity.INSUFFICIENT_BID, facts))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("replacement cannot be bid here in cn1999");
    }
}
