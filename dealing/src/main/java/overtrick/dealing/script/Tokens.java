package overtrick.dealing.script;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.dealing.script.Fault.Kind;

/// The pieces of a script, taken one by one; what cannot be taken is told with what would be right.
final class Tokens {

    static final Map<String, Seat> SEATS =
            Map.of("north", Seat.NORTH, "east", Seat.EAST, "south", Seat.SOUTH, "west", Seat.WEST);
    private static final Map<String, Suit> SUITS =
            Map.of(
                    "club", Suit.CLUBS,
                    "diamond", Suit.DIAMONDS,
                    "heart", Suit.HEARTS,
                    "spade", Suit.SPADES);

    /// Words that have a plural beside them.
    private static final Set<String> SINGULARS =
            words(
                    "club diamond heart spade notrump hcp jack queen king ace ten loser control"
                            + " trick imp");

    private static final Set<String> ORIGINAL =
            words(
                    "generate produce vulnerable dealer predeal pointcount altcount condition action"
                            + " none NS EW all any and or not club diamond heart spade notrump"
                            + " hcp pt0 pt1 pt2 pt3 pt4 pt5 pt6 pt7 pt8 pt9 ten jack queen king ace"
                            + " top2 top3 top4 top5 c13 control loser cccc quality shape hascard"
                            + " trick score imp rnd north east south west nv vul printall print"
                            + " printew printpbn printcompact printoneline printes average"
                            + " frequency evalcontract");

    /// Words that the original does not have.
    static final Set<String> ADDITIONS =
            words(
                    "title seed ltc par dds trix csvrpt printrpt printside printns export bktfreq"
                            + " deal ns ew");

    private final List<Token> tokens;
    private final Dialect dialect;
    private int at;

    Tokens(List<Token> tokens, Dialect dialect) {
        this.tokens = tokens;
        this.dialect = dialect;
    }

    private static Set<String> words(String all) {
        return Stream.of(all.split(" ")).collect(Collectors.toUnmodifiableSet());
    }

    boolean extended() {
        return dialect == Dialect.EXTENDED;
    }

    Token peek() {
        return tokens.get(at);
    }

    Token peek(int further) {
        return tokens.get(Math.min(at + further, tokens.size() - 1));
    }

    Token next() {
        var token = peek();
        at = Math.min(at + 1, tokens.size() - 1);
        return token;
    }

    /// Where the reading stands, to come back to.
    int mark() {
        return at;
    }

    void back(int mark) {
        at = mark;
    }

    boolean accept(String word) {
        boolean found = peek().is(word);
        if (found) {
            next();
        }
        return found;
    }

    Token expect(String word) {
        if (!peek().is(word)) {
            throw wrong(word);
        }
        return next();
    }

    /// The piece at hand is wrong.
    ScriptException wrong(Phrase right) {
        return wrong(right.text());
    }

    /// The same, where a sign or a word of the language would be right.
    ScriptException wrong(String right) {
        return Lexer.fault(Kind.EXPECTED, peek().place(), peek().shown(), right);
    }

    static ScriptException fault(Kind kind, Place place, String... words) {
        return Lexer.fault(kind, place, words);
    }

    /// A word of the language in its singular.
    static String root(String word) {
        if (word.endsWith("s")) {
            String singular = word.substring(0, word.length() - 1);
            return SINGULARS.contains(singular) ? singular : word;
        }
        return word;
    }

    /// Additions may be names: scripts are older than they are.
    boolean isReserved(String word) {
        return ORIGINAL.contains(root(word));
    }

    /// Says that a word is an addition, where it is one and none is allowed.
    void addition(Token token) {
        if (!extended()) {
            throw fault(Kind.ADDITION, token.place(), token.shown());
        }
    }

    boolean atSeat() {
        return SEATS.containsKey(peek().text());
    }

    Seat seat() {
        var seat = SEATS.get(peek().text());
        if (seat == null) {
            throw wrong(Phrase.SEAT);
        }
        next();
        return seat;
    }

    boolean atSide() {
        return extended() && Set.of("NS", "EW", "ns", "ew").contains(peek().text());
    }

    Side side() {
        if (!atSide()) {
            throw wrong(Phrase.SIDE);
        }
        return next().text().equalsIgnoreCase("NS") ? Side.NORTH_SOUTH : Side.EAST_WEST;
    }

    boolean atSuit() {
        return SUITS.containsKey(root(peek().text()));
    }

    Suit suit() {
        var suit = SUITS.get(root(peek().text()));
        if (suit == null) {
            throw wrong(Phrase.SUIT);
        }
        next();
        return suit;
    }

    /// A number without a sign before it; decimals in hundredths.
    int number(int least, int most) {
        var token = peek();
        int value = value(token);
        if (value < least || value > most) {
            throw fault(Kind.RANGE, token.place(), token.text(), "%d–%d".formatted(least, most));
        }
        next();
        return value;
    }

    boolean atNumber() {
        var token = peek();
        return token.kind() == Token.Kind.WORD && token.text().matches("[0-9.]+");
    }

    private int value(Token token) {
        if (!atNumber()) {
            throw wrong(Phrase.NUMBER);
        }
        try {
            if (!token.text().contains(".")) {
                return Integer.parseInt(token.text());
            }
        } catch (NumberFormatException large) {
            throw fault(Kind.RANGE, token.place(), token.text(), "0–" + Integer.MAX_VALUE);
        }
        addition(token);
        var hundredths = new java.math.BigDecimal("0" + token.text() + "0").movePointRight(2);
        if (hundredths.precision() > 10) {
            throw fault(Kind.RANGE, token.place(), token.text(), "≤ 9999999.99");
        }
        return hundredths.setScale(0, java.math.RoundingMode.HALF_UP).intValue();
    }
}
