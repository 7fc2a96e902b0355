package overtrick.scoring.vp;

import java.util.Optional;
import overtrick.cards.words.Sentence;

/// A family of scales, one for each number of boards it is made for.
public sealed interface VpScales permits VpTable, WbfContinuous {

    /// As the user names it, such as `wbf-continuous`.
    String name();

    /// What it is, in a few words.
    String title();

    /// Why there is no scale for matches of so many boards; empty when there is one.
    Optional<Sentence> complaint(int boards);

    /// The scale for matches of so many boards.
    ///
    /// @throws IllegalArgumentException with the complaint if there is none
    VpScale scale(int boards);
}
