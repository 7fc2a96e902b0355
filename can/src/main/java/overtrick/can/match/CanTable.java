package overtrick.can.match;

import java.util.Optional;

/// Matches played one after another at one table.
///
/// @param opened how many have been opened so far
/// @param match the one being played, or the last; empty before the first
public record CanTable(int opened, Optional<CanMatch> match) {

    public static final CanTable EMPTY = new CanTable(0, Optional.empty());

    /// The table with the match as it is now.
    public CanTable with(CanMatch next) {
        return new CanTable(opened, Optional.of(next));
    }
}
