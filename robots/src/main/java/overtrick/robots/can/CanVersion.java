package overtrick.robots.can;

import overtrick.robots.can.search.Habits;

/// A version of the searching robots, frozen: it plays for ever as it did when it was new, so that
/// later ones can be set against it.
public enum CanVersion {
    /// Of 2026-11-22.
    FIRST(Habits.FIRST),
    /// Of 2026-11-27: it reads the cards that were played, and tries its burial card by card.
    SECOND(Habits.SECOND);

    private final Habits habits;

    CanVersion(Habits habits) {
        this.habits = habits;
    }

    Habits habits() {
        return habits;
    }
}
