package overtrick.scoring.vp;

import overtrick.cards.words.Phrase;

/// Why a scale does not fit.
public enum ScalePhrase implements Phrase {
    /// Scale, the boards it is for, boards.
    NOT_FOR_BOARDS,
    /// Fewest, most.
    FROM_TO
}
