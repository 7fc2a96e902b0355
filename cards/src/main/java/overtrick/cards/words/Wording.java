package overtrick.cards.words;

import java.text.DecimalFormatSymbols;
import java.util.Locale;

/// What can be said in the language of whoever reads it.
public sealed interface Wording
        permits Sentence, Wording.Count, Wording.Decimal, Wording.Numeral, Wording.Same {

    /// In words, without a full stop; in English where the house does not speak the language.
    String in(Locale locale);

    /// The same in every language, such as a number or a name.
    record Same(String text) implements Wording {
        @Override
        public String in(Locale locale) {
            return text;
        }
    }

    /// A number that the words around it may depend on, such as `1 board` and `2 boards`.
    record Count(int value) implements Wording {
        @Override
        public String in(Locale locale) {
            return Integer.toString(value);
        }
    }

    /// A number with so many decimals, after a point or a comma as the language has it.
    record Decimal(double value, int decimals) implements Wording {
        @Override
        public String in(Locale locale) {
            return String.format(locale, "%." + decimals + "f", value);
        }
    }

    /// A number that is written already, with a point: `37.5`, or `37,5` where a language has a
    /// comma; below 0 with a minus, `−450`.
    record Numeral(String text) implements Wording {
        @Override
        public String in(Locale locale) {
            char separator = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator();
            return text.replace('.', separator).replace('-', '−');
        }
    }

    /// A wording as it is; anything else by its text.
    static Wording of(Object detail) {
        return detail instanceof Wording wording ? wording : new Same(String.valueOf(detail));
    }
}
