package overtrick.bridgetable.paper;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;

/// The letters of ace, king, queen and jack, as the players of a language print them.
public enum HonourLetters {
    /// English, Vietnamese and Chinese.
    AKQJ,
    /// Italian: asso, re, dama, fante.
    ARDF,
    /// French: as, roi, dame, valet.
    ARDV,
    /// German: Ass, König, Dame, Bube.
    AKDB;

    /// @param language such as `it`
    public static HonourLetters of(Locale language) {
        return switch (language.getLanguage()) {
            case "it" -> ARDF;
            case "fr" -> ARDV;
            case "de" -> AKDB;
            default -> AKQJ;
        };
    }

    /// Those that readers of a language do not use: somebody may want them.
    public static List<HonourLetters> besides(Locale language) {
        return Arrays.stream(values()).filter(one -> one != of(language)).toList();
    }

    /// @param word such as `ardf`
    public static Optional<HonourLetters> named(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    /// `ardf`.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// `A R D F`.
    public String spaced() {
        return String.join(" ", name().split(""));
    }

    /// Cards of one suit, highest first: `AQ1095`; a dash for none.
    String text(CardSet suit) {
        return suit.isEmpty()
                ? "–"
                : suit.stream().map(card -> letter(card.rank())).collect(Collectors.joining());
    }

    private String letter(Rank rank) {
        return switch (rank) {
            case ACE -> name().substring(0, 1);
            case KING -> name().substring(1, 2);
            case QUEEN -> name().substring(2, 3);
            case JACK -> name().substring(3);
            case TEN -> "10";
            case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE -> "" + rank.letter();
        };
    }
}
