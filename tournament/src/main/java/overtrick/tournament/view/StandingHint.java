package overtrick.tournament.view;

import overtrick.cards.words.Phrase;

/// Why there is no ranking to be seen.
public enum StandingHint implements Phrase {
    RESULTS_HIDDEN
}
