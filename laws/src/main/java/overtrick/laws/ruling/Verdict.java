package overtrick.laws.ruling;

import java.util.List;
import java.util.Optional;
import overtrick.laws.Irregularity;
import overtrick.laws.LawRef;

/// The end of a tree: what is rectified, in order.
///
/// @param then the tree to go on with, where a Law leads to another
public record Verdict(
        List<LawRef> laws, List<Rectification> rectifications, Optional<Irregularity> then)
        implements Step {

    public Verdict {
        laws = List.copyOf(laws);
        rectifications = List.copyOf(rectifications);
        if (laws.isEmpty()) {
            throw new IllegalArgumentException("a verdict without a Law");
        }
    }

    /// What the director looks at again when the board has been played.
    public List<LawRef> reviews() {
        return rectifications.stream()
                .filter(Rectification.Review.class::isInstance)
                .map(review -> ((Rectification.Review) review).law())
                .toList();
    }
}
