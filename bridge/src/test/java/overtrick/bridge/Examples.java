package overtrick.bridge;

import java.util.List;
import java.util.stream.Stream;
import overtrick.cards.Card;
import overtrick.cards.Deal;

/// Deals and short forms that many tests use.
public final class Examples {

    /// South makes 3NT.
    ///
    /// ```
    ///           QJ3
    ///           K52
    ///           A973
    ///           J84
    /// 652                T987
    /// QT43               J97
    /// JT8                652
    /// 762                AT3
    ///           AK4
    ///           A86
    ///           KQ4
    ///           KQ95
    /// ```
    public static final Deal NOTRUMPS =
            Deal.parse("N:QJ3.K52.A973.J84 T987.J97.652.AT3 AK4.A86.KQ4.KQ95 652.QT43.JT8.762");

    /// Spades to North, hearts to East, diamonds to South and clubs to West: nobody ever follows
    /// suit.
    public static final Deal SUITS =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    private Examples() {}

    /// Board 3, which South deals with East–West vulnerable.
    public static Board board3() {
        return Board.of(new BoardNumber(3), NOTRUMPS);
    }

    /// Reads codes with blanks between, such as `H4 H2 HJ`.
    public static List<Card> cards(String codes) {
        return Stream.of(codes.strip().split("\\s+"))
                .filter(code -> !code.isEmpty())
                .map(Card::parse)
                .toList();
    }
}
