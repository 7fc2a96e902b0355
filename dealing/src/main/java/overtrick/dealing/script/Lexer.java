package overtrick.dealing.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import overtrick.dealing.script.Fault.Kind;

/// Cuts a script into pieces and puts parameters in their places.
final class Lexer {

    private static final Pattern DECIMAL = Pattern.compile("[0-9]+\\.[0-9]*|\\.[0-9]+");
    private static final String PAIRS = "&& || == != <= >= \\n";
    private static final String SIGNS = "()[]:?,=<>!+-*/%";

    private final String text;
    private final Dialect dialect;
    private final Map<Integer, String> parameters;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int line = 1;
    private int lineStart;

    Lexer(String text, Dialect dialect, Map<Integer, String> parameters) {
        this.text = text.replace("\r\n", "\n").replace('\r', '\n');
        this.dialect = dialect;
        this.parameters = parameters;
    }

    List<Token> tokens() {
        if (text.length() > Script.LONGEST) {
            throw fault(Kind.LONG, new Place(1, 1), Phrase.SCRIPT.text());
        }
        while (skipped()) {
            read();
        }
        tokens.add(new Token(Token.Kind.END, "", here()));
        return tokens;
    }

    private Place here() {
        return new Place(line, at - lineStart + 1);
    }

    static ScriptException fault(Kind kind, Place place, String... words) {
        return new ScriptException(new Fault(place, kind, List.of(words)));
    }

    /// Goes on to the next piece; false at the end.
    private boolean skipped() {
        while (at < text.length()) {
            char sign = text.charAt(at);
            if (sign == '\n') {
                at++;
                line++;
                lineStart = at;
            } else if (Character.isWhitespace(sign)) {
                at++;
            } else if ((sign == '#' && text.substring(lineStart, at).isBlank())
                    || text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", at)) {
                skipBlock();
            } else {
                return true;
            }
        }
        return false;
    }

    private void skipBlock() {
        var place = here();
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
            throw fault(Kind.OPEN, place, "/*");
        }
        pass(end + 2);
    }

    /// Goes on to a place, counting lines.
    private void pass(int end) {
        while (at < end) {
            if (text.charAt(at++) == '\n') {
                line++;
                lineStart = at;
            }
        }
    }

    private void read() {
        char sign = text.charAt(at);
        if (sign == '"') {
            string();
        } else if (sign == '{') {
            braces();
        } else if (sign == '$') {
            parameter();
        } else if (isPart(sign) || startsDecimal()) {
            word();
        } else {
            sign();
        }
    }

    private static boolean isPart(char sign) {
        return sign == '_' || (sign < 128 && Character.isLetterOrDigit(sign));
    }

    private boolean startsDecimal() {
        var decimal = DECIMAL.matcher(text).region(at, text.length());
        return decimal.lookingAt();
    }

    private void word() {
        var place = here();
        int from = at;
        var decimal = DECIMAL.matcher(text).region(at, text.length());
        if (decimal.lookingAt()) {
            at = decimal.end();
        } else {
            while (at < text.length() && isPart(text.charAt(at))) {
                at++;
            }
        }
        tokens.add(new Token(Token.Kind.WORD, text.substring(from, at), place));
    }

    private void string() {
        var place = here();
        int end = text.indexOf('"', at + 1);
        if (end < 0) {
            throw fault(Kind.OPEN, place, "\"");
        }
        tokens.add(new Token(Token.Kind.STRING, text.substring(at + 1, end), place));
        pass(end + 1);
    }

    private void braces() {
        var place = here();
        int end = text.indexOf('}', at + 1);
        if (end < 0) {
            throw fault(Kind.OPEN, place, "{");
        }
        var inside = new StringBuilder();
        for (int i = at + 1; i < end; i++) {
            if (text.charAt(i) == '$' && i + 1 < end) {
                inside.append(parameter(text.charAt(++i), place));
            } else {
                inside.append(text.charAt(i));
            }
        }
        tokens.add(new Token(Token.Kind.BRACES, inside.toString(), place));
        pass(end + 1);
    }

    private void parameter() {
        var place = here();
        at++;
        String value = parameter(at < text.length() ? text.charAt(at) : ' ', place);
        at++;
        var inner = new Lexer(value, dialect, Map.of()).tokens();
        for (var token : inner.subList(0, inner.size() - 1)) {
            tokens.add(new Token(token.kind(), token.text(), place));
        }
    }

    private String parameter(char digit, Place place) {
        if (dialect == Dialect.ORIGINAL) {
            throw fault(Kind.ADDITION, place, "$" + digit);
        }
        var value = parameters.get(Character.digit(digit, 10));
        if (value == null) {
            throw fault(Kind.PARAMETER, place, "$" + digit);
        }
        return value;
    }

    private void sign() {
        var place = here();
        String pair = text.substring(at, Math.min(at + 2, text.length()));
        if (pair.length() == 2 && List.of(PAIRS.split(" ")).contains(pair)) {
            at += 2;
            tokens.add(new Token(Token.Kind.SIGN, pair, place));
            return;
        }
        String one = pair.substring(0, 1);
        if (!SIGNS.contains(one)) {
            throw fault(Kind.EXPECTED, place, one, Phrase.SIGN.text());
        }
        at++;
        tokens.add(new Token(Token.Kind.SIGN, one, place));
    }
}
