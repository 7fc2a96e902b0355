package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.cards.words.Phrase;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;

/// What every [Phrase] promises: words of its own in both languages, with a place for each detail.
public final class Phrases {

    private static final Locale VIETNAMESE = Locale.of("vi");

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
        String vietnamese = sentence.in(VIETNAMESE);

        assertThat(details).as(phrase.name()).allMatch(english::contains);
        assertThat(details).as(phrase.name()).allMatch(vietnamese::contains);
        assertThat(english + vietnamese).as(phrase.name()).doesNotContain("{", "}");
        assertThat(vietnamese).as(phrase.name()).isNotBlank().isNotEqualTo(english);
        assertThat(english).as(phrase.name()).isNotBlank();
    }
}
