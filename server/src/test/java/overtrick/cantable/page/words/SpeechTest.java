package overtrick.cantable.page.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.server.pages.Keys;

/// The words of Bài Càn on its pages.
class SpeechTest {

    private static final Pattern KEY =
            Pattern.compile("speech(?:\\(\\))?\\s*\\.(get|count)\\(\\s*\"([a-zA-Z0-9.-]+)\"[,)]");

    private static final Speech ENGLISH = Speech.of(Words.in(Locale.ENGLISH));
    private static final Speech VIETNAMESE = Speech.of(Words.in(Locale.of("vi")));

    @Test
    void bothLanguagesSayTheSameThings() {
        var english = ENGLISH.sentences();
        var vietnamese = VIETNAMESE.sentences();

        assertThat(vietnamese.borrowed()).isEmpty();
        assertThat(vietnamese.keys()).isEqualTo(english.keys());
        for (var key : english.keys()) {
            assertThat(vietnamese.text(key)).as(key).isNotBlank().doesNotContain("'");
            assertThat(Keys.places(vietnamese.text(key)))
                    .as(key)
                    .isSubsetOf(Keys.places(english.text(key)));
        }
    }

    @Test
    void everyKeyThatPagesAndClassesUseIsThere() throws IOException {
        var folders =
                List.of(Path.of("../cantable/src/main/jte"), Path.of("../cantable/src/main/java"));

        assertThat(Keys.missing(folders, KEY, ENGLISH.sentences()::has)).isEmpty();
    }

    @Test
    void everyOptionHasASentenceAnExampleAndEveryValueAWord() {
        CanRules.options()
                .forEach((key, values) -> {
                    assertThat(ENGLISH.sentences().has("option." + key)).as(key).isTrue();
                    assertThat(ENGLISH.sentences().has("example." + key)).as(key).isTrue();
                    assertThat(values)
                            .allSatisfy(value ->
                                    assertThat(ENGLISH.sentences().has("value." + value))
                                            .as(key + " = " + value)
                                            .isTrue());
                });
    }

    @ParameterizedTest
    @EnumSource(DealClass.class)
    void everyResultHasAName(DealClass comes) {
        assertThat(ENGLISH.of(comes)).isNotEqualTo("DealClass." + comes.name());
        assertThat(VIETNAMESE.of(comes)).isNotEqualTo("DealClass." + comes.name());
    }

    @ParameterizedTest
    @EnumSource(CanRefusal.class)
    void everyRefusalIsASentenceWithItsRule(CanRefusal reason) {
        for (var words : List.of(ENGLISH.words(), VIETNAMESE.words())) {
            assertThat(words.refusal(reason)).doesNotContain("refusal.").doesNotContain("can.md");
            reason.law()
                    .ifPresent(rule ->
                            assertThat(words.refusal(reason))
                                    .contains(rule.replace("can.md ", "")));
        }
    }

    /// The columns of the table in can.md §6.1, in words.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    80  | 30: one card
                    85  | 25–30: one card
                    90  | 20–25: one card, 30: two cards
                    95  | 15–20: one card, 25–30: two cards
                    100 | 10–15: one card, 20–30: two cards
                    """)
    void aBidSaysWhatItMayCost(String level, String means) {
        var reckoning = new Reckoning(CanRules.CLUB);
        assertThat(reckoning.bid(CanLevel.parse(level), ENGLISH)).isEqualTo(means);
    }

    @Test
    void theContractSaysWhatThePointsComeTo() {
        var reckoning = new Reckoning(CanRules.CLUB);
        assertThat(reckoning.threats(CanLevel.NINETY))
                .extracting(range -> reckoning.threat(range, ENGLISH))
                .containsExactly(
                        "20–25: one card",
                        "30: two cards",
                        "35–40: a card each",
                        "at 45 their goal");
    }

    /// Orders have no list of values: what they name is in the rules themselves.
    @Test
    void whateverTheRulesSayHasAWord() {
        var lines = HouseStyle.lines(CanRules.CLUB);
        CanRules.options()
                .keySet()
                .forEach(key -> {
                    for (var value : lines.getOrDefault(key, "").split(", ")) {
                        boolean said = ENGLISH.sentences().has("value." + value);
                        assertThat(said || value.matches("\\d+")).as(key + " " + value).isTrue();
                    }
                });
    }

    @ParameterizedTest
    @CsvSource({
        "SA, ♠A, ace of spades, A pích",
        "HT, ♥10, ten of hearts, 10 cơ",
        "BJ, BJ, the big joker, teo đỏ",
    })
    void cardsAreWrittenAndSpoken(String code, String sign, String english, String vietnamese) {
        var card = CanCard.parse(code);
        assertThat(ENGLISH.sign(card)).isEqualTo(sign);
        assertThat(ENGLISH.name(card)).isEqualTo(english);
        assertThat(VIETNAMESE.name(card)).isEqualTo(vietnamese);
    }

    @Test
    void trumpsAndJokersLieTogetherAtTheRight() {
        var hand = CanSet.parse("AK3.Q5.T98.J7.BL");
        var holdings = Holding.of(hand, Optional.of(Suit.HEARTS));
        assertThat(holdings).hasSize(4);
        assertThat(holdings.getLast().cards()).hasSize(4);
        assertThat(ENGLISH.signs(holdings.getLast().cards())).isEqualTo("BJ LJ ♥Q ♥5");
        assertThat(Holding.rows(hand, Optional.empty(), 9)).hasSize(2);
    }

    /// The joker does not lie alone below two rows that are long enough.
    @Test
    void aHandOfTwelveLiesInTwoRows() {
        var hand = CanSet.parse("8.AQ85.5.K9872.B");
        assertThat(Holding.rows(hand, Optional.empty(), 9)).hasSize(2);
    }
}
