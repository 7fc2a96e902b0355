package overtrick.movement.choice;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// What speaks for a movement and against it; its words lie in the bundle `phrases` of this
/// package.
public enum ChoicePhrase implements Phrase {
    /// Players.
    PLAYERS_DO_NOT_FILL(1),
    /// Pairs.
    PAIRS_FILL(1),
    /// Why there is none, the kinds that there are.
    INSTEAD(2),
    ALL_BOARDS(0),
    /// How many.
    BOARDS_MORE(1),
    /// How many.
    BOARDS_FEWER(1),
    TWO_WINNERS(0),
    ONE_WINNER(0),
    PERFECT_BALANCE(0),
    /// The deviation.
    BALANCE(1),
    NO_SHARING(0),
    /// How many.
    COPIES(1),
    SETS_UNEVEN(0),
    OPPONENTS_AGAIN(0),
    SOME_SIT_OUT(0),
    ONE_BOARD_ROUNDS(0),
    LONG_ROUNDS(0);

    private static final Bundle WORDS =
            Bundle.of("phrases", ChoicePhrase.class::getResourceAsStream);

    private final int places;

    ChoicePhrase(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }

    @Override
    public Bundle bundle() {
        return WORDS;
    }
}
