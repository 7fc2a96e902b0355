package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.auction.CallRefusal;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.play.CardRefusal;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.rules.Refusal;
import overtrick.cards.words.Sentences;
import overtrick.cards.words.Tongue;
import overtrick.cards.words.Wording;
import overtrick.house.table.TableRefusal;
import overtrick.laws.board.FreeRefusal;
import overtrick.scoring.reckoning.Fraction;
import overtrick.server.pages.Keys;
import overtrick.server.pages.Rooms;
import overtrick.tournament.TournamentRefusal;

class WordsTest {

    /// A key written out in a page or a class; those put together end with a dot.
    private static final Pattern KEY =
            Pattern.compile(
                    "(?:words\\(\\)|words|frame\\.words\\(\\))\\s*\\.(get|count)\\(\\s*\"([a-z0-9.]+)\"");

    private static final List<Function<Words, Sentences>> BUNDLES = bundles();

    private static List<Function<Words, Sentences>> bundles() {
        Stream<Function<Words, Sentences>> parts =
                Words.parts().stream().map(part -> words -> words.part(part));
        return Stream.concat(Stream.of(Words::sentences), parts).toList();
    }

    /// Those that are whole; what is begun says the rest in English.
    static Stream<Locale> languages() {
        return Tongue.ALL.stream().filter(Tongue::whole).map(Tongue::locale);
    }

    static Stream<Refusal> refusals() {
        var ofTables =
                Stream.of(
                                CallRefusal.values(),
                                CardRefusal.values(),
                                BoardRefusal.values(),
                                FreeRefusal.values(),
                                TableRefusal.values())
                        .flatMap(Stream::of);
        var ofTournaments =
                Stream.of(TournamentRefusal.Reason.values())
                        .map(reason -> new TournamentRefusal(reason, Optional.empty()));
        return Stream.concat(ofTables, ofTournaments);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageSaysTheSameThings(Locale language) {
        for (var bundle : BUNDLES) {
            var english = bundle.apply(Words.in(Locale.ENGLISH));
            var sentences = bundle.apply(Words.in(language));

            assertThat(sentences.borrowed()).isEmpty();
            assertThat(sentences.keys()).containsExactlyInAnyOrderElementsOf(english.keys());
            sentences.keys().forEach(key -> assertThat(sentences.text(key)).as(key).isNotBlank());
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageHasTheSamePlacesToFill(Locale language) {
        for (var bundle : BUNDLES) {
            var english = bundle.apply(Words.in(Locale.ENGLISH));
            var sentences = bundle.apply(Words.in(language));
            sentences
                    .keys()
                    .forEach(key -> {
                        String text = sentences.text(key);
                        assertThat(Keys.places(text))
                                .as(key)
                                .isEqualTo(Keys.places(english.text(key)));
                        assertThat(text).as(key).doesNotContain("'");
                        assertThat(new MessageFormat(text, language)).as(key).isNotNull();
                    });
        }
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void everyRefusalIsASentenceInEveryLanguage(Refusal reason) {
        for (var language : Words.LANGUAGES) {
            var words = Words.in(language);
            assertThat(words.has("refusal." + reason.name())).as(language + " " + reason).isTrue();
            reason.law()
                    .ifPresent(law ->
                            assertThat(words.refusal(reason))
                                    .containsSubsequence(
                                            law.replace("Law ", "").split("(?<=\\d)(?=\\D)", 2)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, A bid must be higher than the last one (Law 18D).",
        "zh, 叫牌必须高于前一个叫牌（第18条D）。",
    })
    void aLawIsCitedAsPeopleOfTheLanguageDo(String language, String sentence) {
        assertThat(Words.in(Locale.of(language)).refusal(CallRefusal.INSUFFICIENT_BID))
                .isEqualTo(sentence);
    }

    @Test
    void everyKeyThatPagesAndClassesUseIsThere() throws IOException {
        assertThat(Keys.missing(Rooms.sources(), KEY, Words.in(Locale.ENGLISH)::has)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "en, '5+ ♥, 12–14 HCP', '5+ hearts, 12 to 14 HCP'",
        "vi, '5+ cây ♠, 12–14 PC', '5+ cây pích, 12 đến 14 PC'",
        "zh, '5+张♥，12+点，3–4张♠', '5张以上红心，12点以上，3 到 4张黑桃'",
    })
    void signsAreReadAsWords(String language, String text, String aloud) {
        assertThat(Words.in(Locale.of(language)).aloud(text)).isEqualTo(aloud);
    }

    @ParameterizedTest
    @CsvSource({
        "vi, vi",
        "'vi-VN,vi;q=0.9,en;q=0.8', vi",
        "en-GB, en",
        "'fr,vi;q=0.5', vi",
        "fr, en",
        "it, it",
        "'it-CH,it;q=0.9,de;q=0.8', it",
        "'de-CH,fr;q=0.9,it;q=0.5,en;q=0.3', it",
        "'en;q=0.4,it;q=0.6', it",
        "zh, zh",
        "'zh-CN,zh;q=0.9,en;q=0.8', zh",
        "zh-Hans, zh",
        "zh-Hans-SG, zh",
        "'zh-TW,en;q=0.5', zh",
        "ZH-cn, zh",
        "*, en",
        "'', en",
        "'???;;q=x', en",
    })
    void theBrowserChoosesTheLanguage(String header, String expected) {
        assertThat(Words.preferred(header).getLanguage()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"en, 55.21", "vi, '55,21'", "it, '55,21'", "zh, 55.21"})
    void aNumberHasThePointOfItsLanguage(String code, String number) {
        var words = Words.in(Locale.of(code));
        assertThat(ResultText.number(Fraction.of(5521, 100), 2, words)).isEqualTo(number);
        assertThat(new Wording.Decimal(55.21, 2).in(Locale.of(code))).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({"en, en, English", "vi, vi, Tiếng Việt", "it, it, Italiano", "zh, zh-Hans, 简体中文"})
    void aPageNamesItsLanguage(String code, String tag, String name) {
        var locale = Words.language(code).orElseThrow();
        assertThat(Words.in(locale).code()).isEqualTo(tag);
        assertThat(Words.name(locale)).isEqualTo(name);
        assertThat(Words.in(Locale.forLanguageTag(tag))).isSameAs(Words.in(locale));
    }
}
