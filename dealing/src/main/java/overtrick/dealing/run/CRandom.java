package overtrick.dealing.run;

/// `rand` of the GNU C library after `srand`: each number is the sum of those three and 31 before
/// it, without its lowest bit; the first 31 come from Park and Miller's generator, and 310 are
/// thrown away.
final class CRandom {

    private static final int LONG = 31;
    private static final int SHORT = 3;
    private static final int THROWN = 310;

    private final int[] state = new int[LONG];
    private int front = SHORT;
    private int rear;

    CRandom(int seed) {
        int word = seed == 0 ? 1 : seed;
        state[0] = word;
        for (int i = 1; i < LONG; i++) {
            long next = 16807L * word % Integer.MAX_VALUE;
            word = (int) (next < 0 ? next + Integer.MAX_VALUE : next);
            state[i] = word;
        }
        for (int i = 0; i < THROWN; i++) {
            next();
        }
    }

    int next() {
        state[front] += state[rear];
        int drawn = state[front] >>> 1;
        front = (front + 1) % LONG;
        rear = (rear + 1) % LONG;
        return drawn;
    }
}
