package overtrick.cantable;

import java.util.Optional;
import overtrick.can.view.CanView;

/// What one viewer may know of a table of Bài Càn.
///
/// @param match the one under way, or the last; empty before the first
/// @param story what has been played of it, which everybody may know
/// @param opened how many matches there have been
public record CanSeen(Optional<CanView> match, MatchStory story, int opened) {}
