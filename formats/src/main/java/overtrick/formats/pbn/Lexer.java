package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.Quoted;
import overtrick.formats.pbn.PbnElement.Word;

/// Takes a PBN text apart (PBN 2.1, 2 and 3.2). Whatever it meets it goes on to the end and reports
/// what was wrong.
final class Lexer {

    /// Characters in a line, its end included (2.2).
    static final int LONGEST_LINE = 255;

    private static final String ENDS_A_WORD = "[]{};\"";
    private static final String PIPS = "♠♥♦♣";
    private static final String PIP_LETTERS = "SHDC";

    private final List<String> lines;
    private final int lineEnd;
    private final int lastBrace;
    private final Diagnostics diagnostics;
    private final List<Token> tokens = new ArrayList<>();
    private int row;
    private int column;

    private Lexer(String text, Diagnostics diagnostics) {
        this.lines = List.of(text.split("\r\n|\r|\n", -1));
        this.lineEnd = text.contains("\r\n") ? 2 : 1;
        this.lastBrace = lastBrace(lines);
        this.diagnostics = diagnostics;
    }

    static List<Token> tokens(String text, Diagnostics diagnostics) {
        return new Lexer(text, diagnostics).tokens();
    }

    private static int lastBrace(List<String> lines) {
        int row = lines.size() - 1;
        while (row >= 0 && !lines.get(row).contains("}")) {
            row--;
        }
        return row;
    }

    private List<Token> tokens() {
        for (row = 0; row < lines.size(); row++) {
            column = 0;
            checkLine();
            readLine();
        }
        return List.copyOf(tokens);
    }

    private void readLine() {
        if (line().startsWith("%")) {
            tokens.add(new Token.Escape(here(), line().substring(1)));
            return;
        }
        if (line().isBlank()) {
            tokens.add(new Token.EmptyLine(here()));
            return;
        }
        while (column < line().length()) {
            readToken();
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
        tokens.add(token);
        column++;
    }

    private void readWord() {
        var place = here();
        int start = column;
        while (column < line().length() && isInWord(line().charAt(column))) {
            column++;
        }
        tokens.add(new Token.Item(new Word(place, line().substring(start, column))));
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
                tokens.add(new Token.Item(new Quoted(place, value.toString())));
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
        return !tokens.isEmpty() && tokens.getLast() instanceof Token.Item(Word(_, var text))
                ? TagNames.rightCase(text)
                : "";
    }

    /// A forgotten quote mostly stood before the bracket that ends the line.
    private void endUnterminated(Place place, String value) {
        diagnostics.error(
                place, "text in quotes does not end on its line; right would be \"text\"");
        boolean bracket = value.endsWith("]");
        String kept = bracket ? value.substring(0, value.length() - 1) : value;
        tokens.add(new Token.Item(new Quoted(place, kept)));
        if (bracket) {
            tokens.add(new Token.Close(here()));
        }
    }

    private void readRestOfLine() {
        tokens.add(new Token.Item(new Comment(here(), line().substring(column + 1))));
        column = line().length();
    }

    private void readBraces() {
        var place = here();
        var text = new StringBuilder();
        column++;
        boolean ends = row < lastBrace || line().indexOf('}', column) >= 0;
        if (!ends) {
            diagnostics.error(place, "comment does not end; right would be {comment}");
        }
        int end = line().indexOf('}', column);
        while (end < 0 && row + 1 < lines.size() && (ends || !lines.get(row + 1).isBlank())) {
            text.append(line(), column, line().length()).append('\n');
            row++;
            column = 0;
            checkLine();
            end = line().indexOf('}');
        }
        int stop = end < 0 ? line().length() : end;
        text.append(line(), column, stop);
        tokens.add(new Token.Item(new Comment(place, text.toString())));
        column = end < 0 ? stop : end + 1;
    }

    private void checkLine() {
        if (line().length() + lineEnd > LONGEST_LINE) {
            diagnostics.warn(
                    new Place(row + 1, LONGEST_LINE + 1 - lineEnd),
                    "line has %d characters with its end; %d are allowed"
                            .formatted(line().length() + lineEnd, LONGEST_LINE));
        }
        for (int at = 0; at < line().length(); at++) {
            if (isForbidden(line().charAt(at))) {
                diagnostics.warn(
                        new Place(row + 1, at + 1),
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
        return lines.get(row);
    }

    private Place here() {
        return new Place(row + 1, column + 1);
    }
}
