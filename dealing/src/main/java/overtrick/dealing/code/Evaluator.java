package overtrick.dealing.code;

/// The expressions of a script, compiled: knows the hands of one deal after the other. Belongs to
/// one thread. What is asked about hands that are not dealt yet is undefined.
public abstract class Evaluator {

    /// The hands as bits, as card sets have them.
    protected long north;

    protected long east;
    protected long south;
    protected long west;

    /// Shapes that fit, by their places.
    protected byte[][] shapes = {};

    /// What contracts score with 0 to 13 tricks.
    protected int[][] scores = {};

    /// What names mean in this deal, and in which deal that was found out.
    protected int[] values = {};

    protected int[] found = {};
    protected int now = 1;

    /// The solver and chance.
    protected Facts facts = NoFacts.NONE;

    /// What one of the expressions says of the deal.
    ///
    /// @param which its place among those that were compiled
    public abstract int value(int which);

    /// From here on another deal is told, seat by seat.
    public final void next() {
        now++;
    }

    /// Who says what cards alone do not.
    public final void ask(Facts wanted) {
        facts = wanted;
    }

    /// A hand is dealt.
    ///
    /// @param seat its place among seats
    public final void hand(int seat, long cards) {
        switch (seat) {
            case 0 -> north = cards;
            case 1 -> east = cards;
            case 2 -> south = cards;
            default -> west = cards;
        }
    }

    /// The hand of a seat.
    public final long hand(int seat) {
        return switch (seat) {
            case 0 -> north;
            case 1 -> east;
            case 2 -> south;
            default -> west;
        };
    }
}
