package overtrick.movement.howell;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;

/// Which offsets from pair to set are North–South in a Howell. Two moving pairs a certain number
/// apart compare by the autocorrelation of the directions, ±1 for each offset; the balance is
/// perfect when that is −1 everywhere, which is a difference set (tournaments.md §6.1).
final class Directions {

    private static final int STEPS = 20_000;

    private final int[] signs;

    private Directions(int[] signs) {
        this.signs = signs;
    }

    boolean northSouth(int offset) {
        return signs[offset] > 0;
    }

    /// The squares of a prime, the difference set of twin primes, or the best that chance finds;
    /// shifted by chance, so that the pair on offset 0 is East–West.
    static Directions best(int rounds, long seed) {
        var chance = new Random(seed);
        if (isPrime(rounds)) {
            return of(rounds, offset -> symbol(offset, rounds) > 0).shifted(chance);
        }
        for (int prime = 3; prime * (prime + 2) <= rounds; prime += 2) {
            int twin = prime + 2;
            if (prime * twin == rounds && isPrime(prime) && isPrime(twin)) {
                return twins(prime, twin).shifted(chance);
            }
        }
        return annealed(rounds, chance);
    }

    /// Both symbols equal and neither 0, or 0 modulo the greater prime.
    private static Directions twins(int prime, int twin) {
        return of(
                prime * twin,
                offset -> offset % twin == 0 || symbol(offset, prime) * symbol(offset, twin) > 0);
    }

    private Directions shifted(Random chance) {
        int shift = chance.nextInt(signs.length);
        while (northSouth(shift)) {
            shift = (shift + 1) % signs.length;
        }
        int from = shift;
        return of(signs.length, offset -> northSouth((offset + from) % signs.length));
    }

    private static Directions of(int rounds, IntPredicate northSouth) {
        var signs = new int[rounds];
        for (int offset = 0; offset < rounds; offset++) {
            signs[offset] = northSouth.test(offset) ? 1 : -1;
        }
        return new Directions(signs);
    }

    /// How far the autocorrelations are from −1, as a sum of squares.
    int unevenness() {
        int sum = 0;
        for (int shift = 1; 2 * shift < signs.length; shift++) {
            int correlation = 1;
            for (int offset = 0; offset < signs.length; offset++) {
                correlation += signs[offset] * signs[(offset + shift) % signs.length];
            }
            sum += correlation * correlation;
        }
        return sum;
    }

    int count() {
        return (int) Arrays.stream(signs).filter(sign -> sign > 0).count();
    }

    /// Exchanges a North–South with an East–West offset, again and again; a worse exchange is kept
    /// with a chance that falls.
    private static Directions annealed(int rounds, Random chance) {
        var now = of(rounds, offset -> offset % 2 == 1);
        int unevenness = now.unevenness();
        var best = new Directions(now.signs.clone());
        int least = unevenness;
        for (int step = 0; step < STEPS; step++) {
            int one = 1 + chance.nextInt(rounds - 1);
            int other = 1 + chance.nextInt(rounds - 1);
            if (now.signs[one] == now.signs[other]) {
                continue;
            }
            now.exchange(one, other);
            int next = now.unevenness();
            double heat = 40.0 * (STEPS - step) / STEPS;
            if (next <= unevenness || chance.nextDouble() < Math.exp((unevenness - next) / heat)) {
                unevenness = next;
            } else {
                now.exchange(one, other);
            }
            if (unevenness < least) {
                least = unevenness;
                best = new Directions(now.signs.clone());
            }
        }
        return best;
    }

    private void exchange(int one, int other) {
        int kept = signs[one];
        signs[one] = signs[other];
        signs[other] = kept;
    }

    private static boolean isPrime(int number) {
        return BigInteger.valueOf(number).isProbablePrime(30);
    }

    /// Legendre's symbol: 1 for a square, −1 for none, 0 for a multiple of the prime.
    private static int symbol(int number, int prime) {
        if (number % prime == 0) {
            return 0;
        }
        for (int root = 1; root < prime; root++) {
            if (root * root % prime == number % prime) {
                return 1;
            }
        }
        return -1;
    }
}
