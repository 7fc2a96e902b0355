package overtrick.formats.pbn;

import java.util.ArrayDeque;
import java.util.Queue;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.Quoted;
import overtrick.formats.pbn.PbnElement.Word;

/// Takes a PBN text apart (PBN 2.1, 2 and 3.2), a line at a time, so that whoever asks may stop.
/// Whatever it meets it goes on, and says what was wrong on the way. Not thread-safe.
final class Lexer {

    /// Characters in a line, its end included (2.2).
    static final int LONGEST_LINE = 255;

    private static final String ENDS_A_WORD = "[]{};\"";
    private static final String PIPS = "♠♥♦♣";
    private static final String PIP_LETTERS = "SHDC";

    private final TextLines lines;
    private final Diagnostics diagnostics;
    private final Queue<Token> tokens = new ArrayDeque<>();
    private Token last = new Token.EmptyLine(Place.START);
    private int column;

    Lexer(TextLines lines, Diagnostics diagnostics) {
        this.lines = lines;
        this.diagnostics = diagnostics;
    }

    boolean hasNext() {
        while (tokens.isEmpty()) {
            if (column < line().length()) {
                readToken();
            } else if (lines.advance()) {
                beginLine();
            } else {
                return false;
            }
        }
        return true;
    }

    /// The token that comes next; at the end of the text an empty line, which ends everything.
    Token peek() {
        return hasNext() ? tokens.element() : new Token.EmptyLine(here());
    }

    /// Takes the next token, which there must be.
    Token next() {
        hasNext();
        return tokens.remove();
    }

    private void add(Token token) {
        tokens.add(token);
        last = token;
    }

    private void beginLine() {
        column = 0;
        if (line().isEmpty() && last instanceof Token.EmptyLine) {
            return;
        }
        checkLine();
        if (line().startsWith("%")) {
            add(new Token.Escape(here(), line().substring(1)));
            column = line().length();
        } else if (line().isBlank()) {
            if (!(last instanceof Token.EmptyLine)) { // one ends a game as well as many
                add(new Token.EmptyLine(here()));
            }
            column = line().length();
        }
    }

    private void readToken() {
        char sign = line().charAt(column);
        switch (sign) {
            case '[' -> single(new Token.Open(here()));
            case ']' -> single(new Token.Close(here()));
            case '"' -> readQuoted();
            case ';' -> readRestOfLine();
            case '{' -> readBraces();
            case '}' -> {
                diagnostics.warn(here(), "} ends no comment; a comment is {like this}");
                column++;
            }
            default -> {
                if (isSpace(sign)) {
                    column++;
                } else {
                    readWord();
                }
            }
        }
    }

    private void single(Token token) {
        add(token);
        column++;
    }

    private void readWord() {
        var place = here();
        int start = column;
        while (column < line().length() && isInWord(line().charAt(column))) {
            column++;
        }
        add(new Token.Item(new Word(place, line().substring(start, column))));
    }

    private static boolean isInWord(char sign) {
        return !isSpace(sign) && ENDS_A_WORD.indexOf(sign) < 0;
    }

    private void readQuoted() {
        var place = here();
        var value = new StringBuilder();
        column++;
        while (column < line().length()) {
            char sign = line().charAt(column);
            if (sign == '"') {
                column++;
                add(new Token.Item(new Quoted(place, value.toString())));
                return;
            }
            if (sign == '\\' && column + 1 < line().length()) {
                readEscaped(value);
            } else {
                value.append(plain(sign));
                column++;
            }
        }
        endUnterminated(place, value.toString().stripTrailing());
    }

    private char plain(char sign) {
        if (isTab(sign)) {
            diagnostics.warn(here(), "tab stands in quotes; it counts as a blank");
        }
        return isSpace(sign) ? ' ' : sign;
    }

    /// `\"` and `\\` everywhere (3.2), a suit's letter in a note (3.8), a width in the columns of a
    /// table (5.2).
    private void readEscaped(StringBuilder value) {
        char escaped = line().charAt(column + 1);
        int pip = PIP_LETTERS.indexOf(escaped);
        if (escaped == '"' || escaped == '\\') {
            value.append(escaped);
            column += 2;
            return;
        }
        if (pip >= 0 && lastName().equals(TagNames.NOTE)) {
            value.append(PIPS.charAt(pip));
            column += 2;
            return;
        }
        if (!Character.isDigit(escaped) || !lastName().endsWith("Table")) {
            diagnostics.warn(
                    here(),
                    "\\%c is no escape; in quotes \\\" stands for a quote and \\\\ for a backslash"
                            .formatted(escaped));
        }
        value.append('\\');
        column++;
    }

    private String lastName() {
        return last instanceof Token.Item(Word(_, var text)) ? TagNames.rightCase(text) : "";
    }

    /// A forgotten quote mostly stood before the bracket that ends the line.
    private void endUnterminated(Place place, String value) {
        diagnostics.error(
                place, "text in quotes does not end on its line; right would be \"text\"");
        boolean bracket = value.endsWith("]");
        String kept = bracket ? value.substring(0, value.length() - 1) : value;
        add(new Token.Item(new Quoted(place, kept)));
        if (bracket) {
            add(new Token.Close(here()));
        }
    }

    private void readRestOfLine() {
        add(new Token.Item(new Comment(here(), line().substring(column + 1))));
        column = line().length();
    }

    private void readBraces() {
        var place = here();
        var text = new StringBuilder();
        column++;
        boolean ends = line().indexOf('}', column) >= 0 || lines.isCommentEndAhead();
        if (!ends) {
            diagnostics.error(place, "comment does not end; right would be {comment}");
        }
        int end = line().indexOf('}', column);
        while (end < 0 && (ends || lines.goesOn())) {
            text.append(line(), column, line().length()).append('\n');
            lines.advance();
            column = 0;
            checkLine();
            end = line().indexOf('}');
        }
        int stop = end < 0 ? line().length() : end;
        text.append(line(), column, stop);
        add(new Token.Item(new Comment(place, text.toString())));
        column = end < 0 ? stop : end + 1;
    }

    private void checkLine() {
        int lineEnd = lines.endLength();
        if (line().length() + lineEnd > LONGEST_LINE) {
            diagnostics.warn(
                    new Place(lines.number(), LONGEST_LINE + 1 - lineEnd),
                    "line has %d characters with its end; %d are allowed"
                            .formatted(line().length() + lineEnd, LONGEST_LINE));
        }
        for (int at = 0; at < line().length(); at++) {
            if (isForbidden(line().charAt(at))) {
                diagnostics.warn(
                        new Place(lines.number(), at + 1),
                        "character %d is not allowed in PBN; it counts as a blank"
                                .formatted((int) line().charAt(at)));
                return;
            }
        }
    }

    /// Control characters but for tabs (2.1).
    private static boolean isForbidden(char sign) {
        return Character.isISOControl(sign) && !isTab(sign);
    }

    private static boolean isTab(char sign) {
        return sign == '\t' || sign == '\u000b';
    }

    private static boolean isSpace(char sign) {
        return sign == ' ' || Character.isISOControl(sign);
    }

    private String line() {
        return lines.line();
    }

    private Place here() {
        return new Place(Math.max(1, lines.number()), column + 1);
    }
}
