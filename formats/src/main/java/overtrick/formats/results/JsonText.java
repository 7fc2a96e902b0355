package overtrick.formats.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.formats.Place;
import overtrick.formats.results.LineDraft.WrongCell;

/// Reads JSON and remembers where everything stands, so that a wrong score deep in a file can be
/// reported by line and column. Numbers stay texts. Not thread-safe.
final class JsonText {

    /// A value and its place.
    sealed interface Value {
        Place place();

        record Members(Place place, Map<String, Value> members) implements Value {
            Optional<Value> member(String name) {
                return Optional.ofNullable(members.get(name));
            }
        }

        record Items(Place place, List<Value> items) implements Value {}

        /// A string, a number, `true` or `false` as text; nothing for `null`.
        record Plain(Place place, String text) implements Value {}
    }

    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    private JsonText(String text) {
        this.text = text;
    }

    /// All values of the text, one after the other: JSON, or JSON Lines.
    ///
    /// @throws WrongCell where it is no JSON
    static List<Value> values(String text) {
        var reader = new JsonText(text);
        var values = new ArrayList<Value>();
        reader.skipBlanks();
        while (reader.at < text.length()) {
            values.add(reader.value(0));
            reader.skipBlanks();
        }
        return values;
    }

    private Place here() {
        return new Place(line, at - lineStart + 1);
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            if (text.charAt(at) == '\n') {
                line++;
                lineStart = at + 1;
            }
            at++;
        }
    }

    private char next() {
        skipBlanks();
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private Value value(int depth) {
        if (depth > DEEPEST) {
            throw new WrongCell(here(), "JSON is nested deeper than %d".formatted(DEEPEST));
        }
        char sign = next();
        var place = here();
        return switch (sign) {
            case '{' -> members(place, depth);
            case '[' -> items(place, depth);
            case '"' -> new Value.Plain(place, string());
            default -> word(place);
        };
    }

    private Value members(Place place, int depth) {
        var members = new LinkedHashMap<String, Value>();
        at++;
        while (next() != '}') {
            var named = here();
            if (next() != '"') {
                throw new WrongCell(named, "a name in quotes or } would be right here");
            }
            String name = string();
            expect(':');
            if (members.put(name, value(depth + 1)) != null) {
                throw new WrongCell(named, "name comes twice: " + name);
            }
            separator('}');
        }
        at++;
        return new Value.Members(place, members);
    }

    private Value items(Place place, int depth) {
        var items = new ArrayList<Value>();
        at++;
        while (next() != ']') {
            items.add(value(depth + 1));
            separator(']');
        }
        at++;
        return new Value.Items(place, items);
    }

    private void separator(char end) {
        char sign = next();
        if (sign == ',') {
            at++;
            if (next() == end) {
                throw new WrongCell(here(), "after a comma there must be more");
            }
        } else if (sign != end) {
            throw new WrongCell(here(), "a comma or %c would be right here".formatted(end));
        }
    }

    private void expect(char wanted) {
        if (next() != wanted) {
            throw new WrongCell(here(), "%c would be right here".formatted(wanted));
        }
        at++;
    }

    private String string() {
        var place = here();
        var value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            char sign = text.charAt(at++);
            value.append(sign == '\\' ? escaped(place) : sign);
        }
        if (at >= text.length() || text.charAt(at) != '"') {
            throw new WrongCell(place, "text has no closing quote");
        }
        at++;
        return value.toString();
    }

    private char escaped(Place place) {
        char sign = at < text.length() ? text.charAt(at++) : '\0';
        return switch (sign) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case '"', '\\', '/' -> sign;
            case 'u' -> {
                String digits = text.substring(at, Math.min(text.length(), at + 4));
                if (!digits.matches("[0-9a-fA-F]{4}")) {
                    throw new WrongCell(place, "\\u is not followed by four hex digits");
                }
                at += 4;
                yield (char) Integer.parseInt(digits, 16);
            }
            default -> throw new WrongCell(place, "\\%c is no escape of JSON".formatted(sign));
        };
    }

    private Value word(Place place) {
        int begin = at;
        while (at < text.length() && isOfWord(text.charAt(at))) {
            at++;
        }
        String word = text.substring(begin, at);
        if (word.equals("null")) {
            return new Value.Plain(place, "");
        }
        boolean number = word.matches("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
        if (!number && !word.equals("true") && !word.equals("false")) {
            throw new WrongCell(place, "this is no JSON: " + shown(begin));
        }
        return new Value.Plain(place, word);
    }

    private static boolean isOfWord(char sign) {
        return Character.isLetterOrDigit(sign) || sign == '-' || sign == '+' || sign == '.';
    }

    private String shown(int begin) {
        return begin >= text.length()
                ? "the end of the text"
                : text.substring(begin, Math.min(text.length(), begin + 10)).split("\\R", 2)[0];
    }
}
