package overtrick.teaching.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The directives of a lesson, by the names under which files have them.
enum Directive {
    BID("bid"),
    ACCEPT("accept"),
    CHOOSE_CARD("choose-card"),
    NEXT("next"),
    ROTATE("rotate"),
    SHOW("show"),
    SHOWCARDS("showcards"),
    PLAY("play"),
    RESET("reset"),
    SHOW_LEAD("show_lead"),
    AUCTION("auction"),
    CLEAR_COMMENTARY("clear-commentary"),
    POST_AUCTION("post-auction"),
    ROLE("role"),
    STAGE("stage");

    /// A word in brackets, with or without something behind it. The length is bounded, so that a
    /// text full of brackets costs no more than its letters.
    static final Pattern BRACKETS =
            Pattern.compile("\\[\\s{0,9}([A-Za-z][A-Za-z_-]{0,39})(?:[\\s:]([^\\[\\]]{0,600}))?]");

    /// What looks like a directive, known or not: capitals, or small words with a hyphen or an
    /// underscore between. Anything else in brackets is prose.
    private static final Pattern LIKE_ONE = Pattern.compile("[A-Z][A-Z_-]{2,}|[a-z]+[_-][a-z_-]+");

    private final String word;

    Directive(String word) {
        this.word = word;
    }

    static Optional<Directive> of(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(one -> one.word.equals(small) || one.word.replace('_', '-').equals(small))
                .findFirst();
    }

    static boolean looksLike(String name) {
        return LIKE_ONE.matcher(name).matches();
    }

    /// Whether a text has directives that cut it into steps or change what is seen.
    static boolean isIn(String text) {
        return BRACKETS.matcher(text).results().anyMatch(one -> of(one.group(1)).isPresent());
    }
}
