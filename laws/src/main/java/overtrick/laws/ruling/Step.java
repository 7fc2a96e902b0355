package overtrick.laws.ruling;

import java.util.List;
import overtrick.laws.LawRef;

/// A place in a tree of questions.
public sealed interface Step permits Question, Verdict {
    /// The Laws it rests on.
    List<LawRef> laws();
}
