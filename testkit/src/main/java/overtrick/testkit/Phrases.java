package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.cards.words.Phrase;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Tongue;
import overtrick.cards.words.Wording;

/// What every [Phrase] promises: words of its own in every language that is whole, with a place for
/// each detail.
public final class Phrases {

    private Phrases() {}

    /// Checks a phrase whose details are texts.
    public static void check(Phrase phrase) {
        var details = IntStream.range(0, phrase.places()).mapToObj(at -> "<" + at + ">").toList();
        var sentence = Sentence.of(phrase, details.toArray());
        check(phrase, sentence, details);
    }

    /// Checks a phrase whose words depend on a number: the last detail, or the only one.
    public static void checkCounting(Phrase phrase) {
        var before =
                IntStream.range(0, phrase.places() - 1).mapToObj(at -> "<" + at + ">").toList();
        for (int count : new int[] {0, 1, 2, 4321}) {
            var details =
                    Stream.concat(before.stream(), Stream.of(new Wording.Count(count))).toArray();
            check(phrase, Sentence.of(phrase, details), before);
        }
    }

    private static void check(Phrase phrase, Sentence sentence, List<String> details) {
        String english = sentence.in(Locale.ENGLISH);
        check(phrase, english, details);
        Tongue.ALL.stream()
                .skip(1)
                .filter(Tongue::whole)
                .map(tongue -> sentence.in(tongue.locale()))
                .forEach(other -> {
                    check(phrase, other, details);
                    if (!isCode(english)) {
                        assertThat(other).as(phrase.name()).isNotEqualTo(english);
                    }
                });
    }

    /// Letters such as NS, which languages share.
    private static boolean isCode(String text) {
        return text.length() <= 3 && text.equals(text.toUpperCase(Locale.ROOT));
    }

    private static void check(Phrase phrase, String said, List<String> details) {
        assertThat(details).as(phrase.name()).allMatch(said::contains);
        assertThat(said).as(phrase.name()).isNotBlank().doesNotContain("{", "}");
    }
}
