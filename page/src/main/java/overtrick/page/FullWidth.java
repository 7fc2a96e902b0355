package overtrick.page;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Sets a page in Chinese as Chinese is set: a comma, colon or semicolon and a blank become one
/// full-width sign beside a Han sign, also where a suit or a number stands between, and so does a
/// full stop after one, as lists, labels and sentences are put together with the signs of the other
/// languages. What is read aloud or shown on pointing is set likewise. Nothing changes that a form
/// sends back: no other attribute, no field, no choice of a list.
public final class FullWidth {

    private static final String NARROW = ",:;.";
    private static final String WIDE = "，：；。";

    private static final Pattern PIECE =
            Pattern.compile(
                    """
                    <(textarea|option|pre|code)\\b.*?</\\1>    # as it was typed
                    | (?<tag><[^>"]*+(?:"[^"]*+"[^>"]*+)*+>)
                    | &\\#?+\\w++;                             # the semicolon of a sign
                    | (?<sign>(?<=[\\p{IsHan}（）])[,:;][\\ \u00a0]
                        | [,:;][\\ \u00a0](?=[♠♥♦♣\\d+–]{0,6}[\\p{IsHan}（）])
                        | [,:;.](?<=[\\p{IsHan}（）]\\ ?</[a-z</>\\ ]{1,40}>.)\\ # in bold, or a link
                        | (?<=[♠♥♦♣]):\\  | :(?<=[♠♥♦♣]\\ ?</[a-z</>\\ ]{1,40}>:)\\ # a suit
                        | (?<=[\\p{IsHan}（）”])\\.(?:\\ |(?=<|$)))
                    | (?<blank>(?<=[，：；。！？、])\\ )
                    """,
                    Pattern.COMMENTS | Pattern.DOTALL);

    private static final Pattern SPOKEN =
            Pattern.compile("(?<=\\s(?:aria-label|aria-description|title|alt)=\")[^\"]++");

    private FullWidth() {}

    /// A page or a part of one, as it is set in the language of these words.
    public static byte[] set(byte[] page, Words words) {
        return isChinese(words.locale())
                ? set(new String(page, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8)
                : page;
    }

    /// A line that is printed, as it is set in this language.
    public static String set(String line, Locale language) {
        return isChinese(language) ? set(line) : line;
    }

    private static boolean isChinese(Locale language) {
        return language.getLanguage().equals(Locale.CHINESE.getLanguage());
    }

    static String set(String page) {
        return PIECE.matcher(page).replaceAll(FullWidth::set);
    }

    private static String set(MatchResult piece) {
        String sign = piece.group("sign");
        if (sign != null) {
            int narrow = NARROW.indexOf(sign.charAt(0));
            return WIDE.substring(narrow, narrow + 1);
        }
        if (piece.group("tag") != null) {
            return Matcher.quoteReplacement(spoken(piece.group()));
        }
        return piece.group("blank") != null ? "" : Matcher.quoteReplacement(piece.group());
    }

    private static String spoken(String tag) {
        return SPOKEN.matcher(tag)
                .replaceAll(words -> Matcher.quoteReplacement(set(words.group())));
    }
}
