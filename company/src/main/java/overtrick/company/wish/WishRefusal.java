package overtrick.company.wish;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a wish is not changed.
public enum WishRefusal implements Refusal {
    /// There is none, or it is over. Whoever is kept away from is told the same.
    WISH_OVER,
    WISH_MADE_ALREADY,
    WISH_JOINED_ALREADY,
    WISH_NOT_JOINED,
    /// Not all are there who are to play.
    WISH_NOT_FULL,
    /// The house's to do, or not the house's.
    WISH_NOT_YOURS;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}
