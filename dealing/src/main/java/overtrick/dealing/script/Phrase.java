package overtrick.dealing.script;

import java.util.Arrays;
import java.util.Optional;

/// What sentences about faults name beside the words of the script: what would be right, or what is
/// too long. Whoever shows a fault in another language says these in it, too.
public enum Phrase {
    SIGN("a word, a number or a sign of the language"),
    STATEMENT("a statement: produce, generate, predeal, condition, action or name = …"),
    OPERAND("a number, a name, a function, ! or ("),
    NUMBER("a number"),
    NAME("a name that begins with a letter"),
    SEAT("north, east, south or west"),
    SIDE("NS or EW"),
    SUIT("spades, hearts, diamonds or clubs"),
    SUIT_OR_NOTRUMP("a suit or notrump"),
    SUIT_OR_END(") or a comma and a suit"),
    CARD("a card like TC"),
    CARDS("a suit and its cards, like SAKT5"),
    SEAT_OR_LENGTH("a seat, or a length like spades(north)==5"),
    SHAPE("a shape of four digits or x, like 5431, 54xx or any 4432"),
    SHAPE_OF_13("a shape of 13 cards"),
    SHAPES("a seat and lengths in braces, like north, 5(431)"),
    LENGTHS("lengths of four suits, like 5+4-xx, 5(431), 4M(3+3+2+) or [5-7]xxx:h>=s"),
    VULNERABLE("none, NS, EW or all"),
    VULNERABILITY("vul or nv"),
    CONTRACT("a contract like x3N or x4Hx"),
    UNDOUBLED("one like x3N"),
    TITLE("a title between quotes"),
    POINTS("what an ace counts, and then what lower cards do"),
    ACTION("an action like printall, printpbn, average or frequency"),
    EXPRESSION("the expression"),
    SCRIPT("the script"),
    LIST_OF_POINTS("the list of points"),
    FREQUENCY("the frequency");

    private final String text;

    Phrase(String text) {
        this.text = text;
    }

    /// In English.
    public String text() {
        return text;
    }

    /// The phrase that a fault names; empty for words of the script itself, signs and numbers.
    public static Optional<Phrase> of(String word) {
        return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
    }
}
