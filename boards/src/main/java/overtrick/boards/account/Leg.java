package overtrick.boards.account;

import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Cause.Beside;
import overtrick.boards.account.Cause.Claimed;
import overtrick.boards.account.Cause.Slip;

/// A part of the way from one score to the other, before the IMPs are shared out.
record Leg(Cause cause, int points) {

    /// Whether this is what the same side lost here, too, for as many points as there.
    boolean takesBack(Leg there) {
        return points == -there.points && isPlayAt(Table.HERE) && there.isPlayAt(Table.THERE);
    }

    /// Whether this is what was lost in the play at a table.
    boolean isPlayAt(Table wanted) {
        return switch (cause) {
            case Slip slip -> slip.table() == wanted;
            case Claimed claimed -> claimed.table() == wanted;
            case Auctions _, Beside _ -> false;
        };
    }
}
