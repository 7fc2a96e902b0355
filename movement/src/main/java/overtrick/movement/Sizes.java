package overtrick.movement;

import static overtrick.movement.MovementPhrase.DO_NOT_FIT;
import static overtrick.movement.MovementPhrase.FROM_TO;
import static overtrick.movement.MovementPhrase.TOO_FEW;
import static overtrick.movement.MovementPhrase.TOO_MANY;

import java.util.Optional;
import java.util.function.IntPredicate;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;

/// For how many tables, pairs or players a kind of movement exists.
///
/// @param kind such as `howell`
/// @param fit what would do, such as `4 to 40`
public record Sizes(
        Wording kind, Counted counted, int least, int most, IntPredicate fits, Wording fit) {

    /// All numbers from the least to the most.
    public static Sizes range(String kind, Counted counted, int least, int most) {
        return range(Wording.of(kind), counted, least, most);
    }

    /// Every number from `least` to `most`.
    public static Sizes range(Wording kind, Counted counted, int least, int most) {
        var fit = least == most ? Wording.of(least) : Sentence.of(FROM_TO, least, most);
        return new Sizes(kind, counted, least, most, _ -> true, fit);
    }

    /// The odd ones of them.
    public static Sizes odd(String kind, Counted counted, int least, int most) {
        return of(kind, counted, least, most, n -> n % 2 == 1, MovementPhrase.ODD);
    }

    /// The even ones of them.
    public static Sizes even(String kind, Counted counted, int least, int most) {
        return of(kind, counted, least, most, n -> n % 2 == 0, MovementPhrase.EVEN);
    }

    /// The numbers from `least` to `most` that fit a condition.
    ///
    /// @param which says of the least and the most which of the numbers between them fit
    public static Sizes of(
            String kind,
            Counted counted,
            int least,
            int most,
            IntPredicate fits,
            MovementPhrase which) {
        return new Sizes(
                Wording.of(kind), counted, least, most, fits, Sentence.of(which, least, most));
    }

    /// Why there is none; empty when there is one.
    public Optional<Sentence> refusal(int count) {
        if (count < least) {
            return Optional.of(
                    Sentence.of(TOO_FEW, kind, counted.of(count), fit, new Wording.Count(count)));
        }
        if (count > most) {
            return Optional.of(Sentence.of(TOO_MANY, kind, counted.of(count), fit));
        }
        return fits.test(count)
                ? Optional.empty()
                : Optional.of(Sentence.of(DO_NOT_FIT, kind, counted.of(count), fit));
    }

    /// Checks a number that somebody wishes.
    ///
    /// @throws IllegalArgumentException if there is a [#refusal]
    public void require(int count) {
        refusal(count)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
    }
}
