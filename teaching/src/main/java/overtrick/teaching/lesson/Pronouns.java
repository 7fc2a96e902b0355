package overtrick.teaching.lesson;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import overtrick.cards.Seat;

/// How a text speaks of who made a call, where it is written for a reader in either seat:
/// `@S @v(open|opens) 1NT` is "You open 1NT", or "Your partner opens 1NT".
enum Pronouns {
    OF_READER("you", "your"),
    OF_PARTNER("your partner", "their"),
    OF_OPPONENT("your opponent", "their");

    private static final Pattern TOKEN =
            Pattern.compile("@(?:v\\(([^()|]{1,40})\\|([^()|]{1,40})\\)|(Your|your|S|s)\\b)");

    private final String subject;
    private final String possessive;

    Pronouns(String subject, String possessive) {
        this.subject = subject;
        this.possessive = possessive;
    }

    static Pronouns of(Seat reader, Seat caller) {
        return caller == reader ? OF_READER : caller == reader.partner() ? OF_PARTNER : OF_OPPONENT;
    }

    String in(String text) {
        return TOKEN.matcher(text)
                .replaceAll(token ->
                        Matcher.quoteReplacement(
                                token.group(3) == null
                                        ? token.group(this == OF_READER ? 1 : 2)
                                        : said(token.group(3))));
    }

    private String said(String name) {
        var word = name.length() > 1 ? possessive : subject;
        return Character.isUpperCase(name.charAt(0))
                ? Character.toUpperCase(word.charAt(0)) + word.substring(1)
                : word;
    }
}
