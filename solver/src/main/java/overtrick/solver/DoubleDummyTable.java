package overtrick.solver;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntBiFunction;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The tricks that each declarer takes in each strain when everybody sees all cards.
///
/// @param hex twenty digits `0` to `d`: for spades, hearts, diamonds, clubs, notrump, the tricks of
///   North, East, South, West
public record DoubleDummyTable(String hex) {

    /// The strains in the order of the digits.
    public static final List<Strain> STRAINS =
            List.of(Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP);

    private static final int SEATS = Seat.values().length;
    private static final int DIGITS = STRAINS.size() * SEATS;
    private static final String TRICKS = "0123456789abcd";

    public DoubleDummyTable {
        fault(hex)
                .ifPresent(fault -> {
                    throw new IllegalArgumentException(fault);
                });
    }

    /// A table whose 20 numbers of tricks come from a function of strain and declarer.
    ///
    /// @param tricks of a declarer in a strain, 0 to 13
    public static DoubleDummyTable of(ToIntBiFunction<Strain, Seat> tricks) {
        var digits = new StringBuilder();
        for (var strain : STRAINS) {
            for (var declarer : Seat.values()) {
                digits.append(Character.forDigit(tricks.applyAsInt(strain, declarer), 16));
            }
        }
        return new DoubleDummyTable(digits.toString());
    }

    /// Reads twenty digits, in either case.
    ///
    /// @throws FormatException with the column when they are fewer, more, or too high
    public static DoubleDummyTable parse(String text) {
        String hex = text.strip().toLowerCase(Locale.ROOT);
        fault(hex)
                .ifPresent(fault -> {
                    throw new FormatException(fault, wrongDigit(hex).orElse(0));
                });
        return new DoubleDummyTable(hex);
    }

    private static Optional<String> fault(String hex) {
        if (hex.length() != DIGITS) {
            return Optional.of("table does not have 20 digits: %d".formatted(hex.length()));
        }
        return wrongDigit(hex).isPresent()
                ? Optional.of("digit of the table is not 0 to d: " + hex)
                : Optional.empty();
    }

    /// From 1; empty when all are right.
    private static OptionalInt wrongDigit(String hex) {
        for (int at = 0; at < hex.length(); at++) {
            if (TRICKS.indexOf(hex.charAt(at)) < 0) {
                return OptionalInt.of(at + 1);
            }
        }
        return OptionalInt.empty();
    }

    /// 0 to 13.
    public int tricks(Strain strain, Seat declarer) {
        int at = SEATS * STRAINS.indexOf(strain) + declarer.ordinal();
        return TRICKS.indexOf(hex.charAt(at));
    }

    /// The tricks of whichever partner takes more, 0 to 13.
    public int tricks(Strain strain, Side side) {
        return side.seats().stream().mapToInt(seat -> tricks(strain, seat)).max().orElseThrow();
    }

    @Override
    public String toString() {
        return hex;
    }
}
