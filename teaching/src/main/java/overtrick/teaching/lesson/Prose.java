package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import overtrick.cards.Suit;

/// The text of a step, as it is shown.
public final class Prose {

    private static final Pattern MARK =
            Pattern.compile("<(/?)(b|strong|i|em|u|br|p)\\s{0,3}/?>", Pattern.CASE_INSENSITIVE);
    private static final Pattern SUIT = Pattern.compile("\\\\([SHDCshdc])(?![a-rt-z])");
    private static final Pattern NOTRUMP = Pattern.compile("\\\\[Nn](?![A-Za-z])");
    private static final Pattern BRACKETS = Pattern.compile("[⟦⟧]");

    /// The sign of a suit in a paragraph by itself, which belongs into the sentence around it.
    private static final Pattern TORN_OFF =
            Pattern.compile("\\n\\s*\\n\\s*([♠♥♦♣])\\s*\\n\\s*\\n\\s*((?=[.,;:)])|(?=s\\b))?");

    private static final Pattern SIGN = Pattern.compile("[♠♥♦♣]");

    /// A stretch of a paragraph.
    ///
    /// @param suit when it is the sign of one
    public record Span(String text, boolean bold, Optional<Suit> suit) {}

    private Prose() {}

    /// The text with `\S` as ♠, with one blank between words and an empty line between paragraphs;
    /// `<b>` is kept, and other marks of pages are left out, as are double brackets around what is
    /// said after an answer: it is not said before anyhow.
    static String tidy(String text) {
        var plain = new StringBuilder();
        var mark = MARK.matcher(BRACKETS.matcher(suits(text)).replaceAll(""));
        while (mark.find()) {
            mark.appendReplacement(plain, replacement(mark.group(1), mark.group(2)));
        }
        mark.appendTail(plain);
        var whole = TORN_OFF.matcher(plain).replaceAll(Prose::joined);
        return String.join(
                "\n\n",
                Arrays.stream(whole.split("\n[\\s]*\n"))
                        .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
                        .filter(paragraph -> !paragraph.isEmpty())
                        .toList());
    }

    private static String joined(MatchResult torn) {
        return " " + torn.group(1) + (torn.group(2) == null ? " " : "");
    }

    private static String replacement(String closing, String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "b", "strong" -> "<" + closing + "b>";
            case "br", "p" -> "\n\n";
            default -> "";
        };
    }

    /// The text with `\S` as ♠ and `\N` as NT.
    static String suits(String text) {
        return SUIT.matcher(NOTRUMP.matcher(text).replaceAll("NT"))
                .replaceAll(found -> {
                    char letter = Character.toUpperCase(found.group(1).charAt(0));
                    return String.valueOf(Suit.parse(letter).symbol());
                });
    }

    /// The paragraphs of a tidy text, each as its stretches.
    public static List<List<Span>> paragraphs(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split("\n\n")).map(Prose::spans).toList();
    }

    private static List<Span> spans(String paragraph) {
        var spans = new ArrayList<Span>();
        boolean bold = false;
        for (var part : paragraph.split("(?=</?b>)|(?<=</?b>)")) {
            if (part.equals("<b>") || part.equals("</b>")) {
                bold = part.equals("<b>");
            } else {
                addSpans(spans, part, bold);
            }
        }
        return List.copyOf(spans);
    }

    private static void addSpans(List<Span> spans, String part, boolean bold) {
        int from = 0;
        var sign = SIGN.matcher(part);
        while (sign.find()) {
            addPlain(spans, part.substring(from, sign.start()), bold);
            var suit =
                    Arrays.stream(Suit.values())
                            .filter(one -> one.symbol() == sign.group().charAt(0))
                            .findFirst();
            spans.add(new Span(sign.group(), bold, suit));
            from = sign.end();
        }
        addPlain(spans, part.substring(from), bold);
    }

    private static void addPlain(List<Span> spans, String text, boolean bold) {
        if (!text.isEmpty()) {
            spans.add(new Span(text, bold, Optional.empty()));
        }
    }
}
