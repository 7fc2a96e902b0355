package overtrick.practice.situation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.page.Words;

/// Sentences in which the words of the trade can be tapped for what they mean.
///
/// @param sentences each in its pieces
/// @param terms the words that occur, each with its explanation, in their order
public record Glossed(List<List<Piece>> sentences, List<Term> terms) {

    /// A piece of a sentence.
    ///
    /// @param term the place of the word among the terms; -1 for other text
    public record Piece(String text, int term) {}

    /// A word and what it means.
    public record Term(String word, String meaning) {}

    private static final List<String> KNOWN =
            List.of(
                    "hcp",
                    "imps",
                    "layouts",
                    "balanced",
                    "stopper",
                    "control",
                    "support",
                    "tricks",
                    "forcing",
                    "game",
                    "slam",
                    "keycard",
                    "void",
                    "singleton",
                    "transfer",
                    "relay",
                    "takeout",
                    "trumps",
                    "vulnerable");

    public Glossed {
        sentences = List.copyOf(sentences);
        terms = List.copyOf(terms);
    }

    /// Sentences with the words that are known.
    public static Glossed of(List<String> texts, Words words) {
        var known = new LinkedHashMap<String, String>();
        for (var key : KNOWN) {
            for (var spelling : words.get("practice.term." + key).split(", *")) {
                known.put(
                        spelling.toLowerCase(words.locale()), words.get("practice.meaning." + key));
            }
        }
        return new Reader(known, pattern(known), words).read(texts);
    }

    private static Pattern pattern(Map<String, String> known) {
        var spellings =
                known.keySet().stream()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(Glossed::word)
                        .collect(Collectors.joining("|"));
        return Pattern.compile(spellings, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /// A word stands by itself; one in Han signs has others beside it.
    private static String word(String spelling) {
        String quoted = Pattern.quote(spelling);
        return Character.isIdeographic(spelling.codePointAt(0))
                ? quoted
                : "(?<!\\p{L})" + quoted + "(?!\\p{L})";
    }

    private record Reader(Map<String, String> known, Pattern pattern, Words words) {

        Glossed read(List<String> texts) {
            var terms = new ArrayList<Term>();
            var sentences = texts.stream().map(text -> pieces(text, terms)).toList();
            return new Glossed(sentences, terms);
        }

        /// A word is explained where it comes first.
        private List<Piece> pieces(String text, List<Term> terms) {
            var pieces = new ArrayList<Piece>();
            var found = pattern.matcher(text);
            int done = 0;
            while (found.find()) {
                var word = found.group();
                var meaning = known.getOrDefault(word.toLowerCase(words.locale()), "");
                if (terms.stream().noneMatch(term -> term.meaning().equals(meaning))) {
                    pieces.add(new Piece(text.substring(done, found.start()), -1));
                    pieces.add(new Piece(word, terms.size()));
                    terms.add(new Term(word, meaning));
                    done = found.end();
                }
            }
            pieces.add(new Piece(text.substring(done), -1));
            return pieces;
        }
    }
}
