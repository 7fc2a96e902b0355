package overtrick.laws.training;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.laws.Irregularity.BID_OUT_OF_TURN;
import static overtrick.laws.Irregularity.CALL_AFTER_FINAL_PASS;
import static overtrick.laws.Irregularity.DOUBLE_OUT_OF_TURN;
import static overtrick.laws.Irregularity.INADMISSIBLE_DOUBLE;
import static overtrick.laws.Irregularity.INSUFFICIENT_BID;
import static overtrick.laws.Irregularity.PASS_OUT_OF_TURN;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.auction.Call;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Tongue;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.table.Incident;

/// The collection: all parts of the Laws, both books, in rising difficulty, told in both languages.
@Timeout(30)
class CourseTest {

    /// What an auction shows of itself when its last call is looked at.
    private static final Set<Irregularity> SEEN =
            Set.of(
                    INSUFFICIENT_BID,
                    PASS_OUT_OF_TURN,
                    BID_OUT_OF_TURN,
                    DOUBLE_OUT_OF_TURN,
                    INADMISSIBLE_DOUBLE,
                    CALL_AFTER_FINAL_PASS);

    /// What an incident supposes until somebody says otherwise.
    private static final Set<Fact> SUPPOSED =
            Set.of(Fact.UNINTENDED, Fact.REPLACED_EARLY, Fact.NEXT_CALL, Fact.FOUND);

    static Stream<TrainingCase> cases() {
        return Course.cases().stream();
    }

    @Test
    void atLeastSixtyCasesAreNumberedFromTheEasiest() {
        var cases = Course.cases();
        assertThat(cases).hasSizeGreaterThanOrEqualTo(60);
        assertThat(cases)
                .extracting(TrainingCase::number)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, cases.size()).boxed().toList());
        assertThat(cases).extracting(TrainingCase::level).isSorted();
        for (int level = 1; level <= Course.LEVELS; level++) {
            assertThat(Course.level(level))
                    .hasSizeGreaterThanOrEqualTo(8)
                    .extracting(TrainingCase::level)
                    .containsOnly(level);
        }
        assertThat(cases).allMatch(one -> Course.find(one.number()).equals(Optional.of(one)));
        assertThat(Course.find(0)).isEmpty();
    }

    @Test
    void everyIrregularityAppears() {
        assertThat(cases().map(TrainingCase::irregularity))
                .containsAll(EnumSet.allOf(Irregularity.class));
    }

    /// Information, judgement, procedure, conduct and appeals: two cases of each, one by each book.
    @ParameterizedTest
    @EnumSource
    void whatIsRuledAtTheDeskIsStagedTwice(Irregularity irregularity) {
        if (irregularity.compareTo(Irregularity.MISDEAL) > 0) {
            assertThat(cases().filter(one -> one.irregularity() == irregularity))
                    .hasSizeGreaterThanOrEqualTo(2)
                    .extracting(TrainingCase::book)
                    .contains(LawBook.values());
        }
    }

    @Test
    void bothBooksAppearAtEveryLevel() {
        for (int level = 1; level <= Course.LEVELS; level++) {
            assertThat(Course.level(level))
                    .extracting(TrainingCase::book)
                    .contains(LawBook.values());
        }
    }

    /// From the twelfth to the seventy-first Law, as far as rulings rest on them.
    @Test
    void rulingsRestOnAllPartsOfTheLaws() {
        var laws =
                cases().flatMap(one -> one.ruling().verdict().laws().stream())
                        .map(law -> law.number())
                        .distinct()
                        .toList();

        assertThat(laws)
                .contains(
                        12, 13, 14, 15, 16, 17, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 36, 38,
                        39, 40, 42, 43, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 62, 64, 67,
                        68, 69, 70, 71);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyFactStandsInASentenceOfTheStory(TrainingCase one) {
        for (var language : Bundle.LANGUAGES) {
            var story = Stories.in(language).story(one);
            for (var told : one.told()) {
                int sentence = told.sentence().orElse(1);
                assertThat(sentence).as(told.toString()).isBetween(1, story.size());
                assertThat(Stories.in(language).telling(one, told.sentence())).isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyCaseIsToldInEveryLanguageSentenceBySentence(TrainingCase one) {
        var whole = Tongue.ALL.stream().filter(Tongue::whole).map(Tongue::locale).toList();
        var lengths =
                Bundle.LANGUAGES.stream()
                        .map(language -> Stories.in(language).story(one).size())
                        .toList();
        assertThat(lengths).containsOnly(lengths.getFirst());
        for (var language : whole) {
            var stories = Stories.in(language);
            assertThat(stories.sentences().borrowed()).isEmpty();
            for (String key : List.of(".title", ".story", ".why")) {
                assertThat(stories.sentences().has(one.number() + key)).isTrue();
            }
        }
    }

    /// No story tells of a case that is not there.
    @Test
    void thereIsNoStoryWithoutACase() {
        for (var language : Bundle.LANGUAGES) {
            var numbers =
                    Stories.in(language).sentences().keys().stream()
                            .filter(key -> !key.equals("auction-shows"))
                            .map(key -> Integer.valueOf(key.substring(0, key.indexOf('.'))));
            assertThat(numbers).allMatch(number -> Course.find(number).isPresent());
        }
    }

    /// The auction that is shown tells the same as the facts do.
    @ParameterizedTest
    @MethodSource("cases")
    void theAuctionAgreesWithTheFacts(TrainingCase one) {
        if (!SEEN.contains(one.irregularity()) || one.scene().auction().isEmpty()) {
            return;
        }
        var auction = one.scene().auction().get();
        var seen =
                Incident.of(
                                one.book(),
                                auction.dealer(),
                                auction.calls(),
                                one.offender().orElseThrow(),
                                Call.parse(one.thing()))
                        .orElseThrow();

        assertThat(seen.irregularity()).isEqualTo(one.irregularity());
        for (var told : one.told()) {
            if (!SUPPOSED.contains(told.fact())) {
                assertThat(seen.facts().answer(told.fact()))
                        .as(told.toString())
                        .isIn(Optional.empty(), Optional.of(told.answer()));
            }
            if (told.sentence().isEmpty()) {
                assertThat(seen.facts().answer(told.fact())).contains(told.answer());
            }
        }
    }

    /// Auctions are shown with the irregularities that they show of themselves.
    @Test
    void irregularCallsComeWithTheirAuction() {
        assertThat(cases().filter(one -> SEEN.contains(one.irregularity())))
                .hasSizeGreaterThan(15)
                .allMatch(one -> one.scene().auction().isPresent());
    }

    /// Who declares by the auction is who declares in the case.
    @ParameterizedTest
    @MethodSource("cases")
    void theDeclarerIsTheAuctions(TrainingCase one) {
        one.scene()
                .auction()
                .flatMap(auction -> auction.contract())
                .ifPresent(contract -> assertThat(one.declarer()).contains(contract.declarer()));
    }

    @Test
    void noTwoCasesAreTheSame() {
        assertThat(cases().map(one -> one.book() + " " + one.irregularity() + one.facts()))
                .doesNotHaveDuplicates();
        for (var language : Bundle.LANGUAGES) {
            assertThat(cases().map(Stories.in(language)::title)).doesNotHaveDuplicates();
        }
    }

    /// A story calls people by their seats and parts.
    @Test
    void storiesNameNobody() {
        var capitals = java.util.regex.Pattern.compile("(?<=[a-z,;] )[A-Z][a-z]+");
        var allowed =
                Set.of(
                        "North", "South", "East", "West", "Law", "Sorry", "Weak", "One", "All",
                        "No");
        var named =
                cases().flatMap(one -> Stories.in(Bundle.LANGUAGES.getFirst()).story(one).stream())
                        .flatMap(text -> capitals.matcher(text).results().map(hit -> hit.group()))
                        .filter(name -> !allowed.contains(name));
        assertThat(Arrays.asList(named.toArray())).isEmpty();
    }
}
