package overtrick.scoring.reckoning;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;

/// An exact rational number, kept in lowest terms with a denominator above zero.
///
/// Neuberg's formula, weighted scores and means of sessions leave the whole numbers, and a tie is a
/// tie only while nothing has been rounded. Rounding happens once, where a number is shown:
/// [#rounded].
public record Fraction(BigInteger numerator, BigInteger denominator)
        implements Comparable<Fraction> {

    public static final Fraction ZERO = of(0);
    public static final Fraction ONE = of(1);
    public static final Fraction HUNDRED = of(100);

    /// More decimals than this are no longer worth showing in full.
    private static final int SHOWN_DECIMALS = 4;

    /// As many as [#parse] reads.
    private static final int READ_DECIMALS = 9;

    private static final Pattern RATIO = Pattern.compile("([+-]?\\d{1,15})/(\\d{1,15})");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,15}(\\.\\d{1,9})?");

    public Fraction {
        if (denominator.signum() == 0) {
            throw new IllegalArgumentException("denominator is not other than 0: " + denominator);
        }
        if (denominator.signum() < 0) {
            numerator = numerator.negate();
            denominator = denominator.negate();
        }
        if (!denominator.equals(BigInteger.ONE)) {
            var common = numerator.gcd(denominator);
            if (!common.equals(BigInteger.ONE)) {
                numerator = numerator.divide(common);
                denominator = denominator.divide(common);
            }
        }
    }

    /// A whole number.
    public static Fraction of(long whole) {
        return new Fraction(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    /// A ratio in lowest terms.
    ///
    /// @throws IllegalArgumentException when the denominator is 0
    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /// Reads `12`, `-0.5` or `2/3`.
    ///
    /// @throws FormatException for any other text
    public static Fraction parse(String text) {
        String word = text.strip().replace('−', '-');
        var ratio = RATIO.matcher(word);
        if (ratio.matches() && Long.parseLong(ratio.group(2)) != 0) {
            return of(Long.parseLong(ratio.group(1)), Long.parseLong(ratio.group(2)));
        }
        if (DECIMAL.matcher(word).matches()) {
            return of(new BigDecimal(word));
        }
        throw new FormatException("number is not like 12, -0.5 or 2/3: " + text);
    }

    /// The exact value of a decimal number.
    public static Fraction of(BigDecimal value) {
        return value.scale() <= 0
                ? new Fraction(value.toBigIntegerExact(), BigInteger.ONE)
                : new Fraction(value.unscaledValue(), BigInteger.TEN.pow(value.scale()));
    }

    /// The sum.
    public Fraction plus(Fraction other) {
        if (denominator.equals(other.denominator)) {
            return new Fraction(numerator.add(other.numerator), denominator);
        }
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /// The difference.
    public Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    /// The product.
    public Fraction times(Fraction other) {
        return new Fraction(
                numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /// The product with a whole number.
    public Fraction times(long factor) {
        return times(of(factor));
    }

    /// The quotient.
    ///
    /// @param other not zero
    public Fraction over(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /// The quotient by a whole number.
    ///
    /// @param divisor not zero
    public Fraction over(long divisor) {
        return over(of(divisor));
    }

    /// The same with the other sign.
    public Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    /// The larger of the two.
    public Fraction max(Fraction other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /// The smaller of the two.
    public Fraction min(Fraction other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /// −1, 0 or 1.
    public int signum() {
        return numerator.signum();
    }

    /// Whether there is no fractional part.
    public boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    /// The number with so many decimals, by the regulation's way of rounding.
    public BigDecimal rounded(int decimals, RoundingMode rounding) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), decimals, rounding);
    }

    /// The nearest whole number; halves away from zero, so that both sides of a match are treated
    /// alike.
    public long nearest() {
        return rounded(0, RoundingMode.HALF_UP).longValueExact();
    }

    /// For people: `12` or `19.9` when that is exact, else about, as `≈6.3333`.
    public String text() {
        if (isWhole()) {
            return numerator.toString();
        }
        var shown = rounded(SHOWN_DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
        return (of(shown).equals(this) ? "" : "≈") + shown.toPlainString();
    }

    /// For files, so that [#parse] reads it back: `19.9` where a short decimal number is exact,
    /// else `19/3`.
    public String exact() {
        var shown = rounded(READ_DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
        return of(shown).equals(this) ? shown.toPlainString() : numerator + "/" + denominator;
    }

    @Override
    public int compareTo(Fraction other) {
        if (denominator.equals(other.denominator)) {
            return numerator.compareTo(other.numerator);
        }
        return numerator
                .multiply(other.denominator)
                .compareTo(other.numerator.multiply(denominator));
    }
}
