package overtrick.boards.account;

/// How good a contract was to a declarer who has seen the lead and dummy.
///
/// @param made parts in a hundred of the layouts that fit in which it is made, nobody erring
public record Chance(int layouts, int made) {

    public Chance {
        if (made < 0 || made > 100) {
            throw new IllegalArgumentException("not parts in a hundred: " + made);
        }
    }
}
