package overtrick.dealing.run;

import overtrick.cards.CardSet;
import overtrick.cards.Deal;

/// A deal that fits the condition, as far as cards alone tell.
///
/// @param generated how many deals were dealt up to it
record Candidate(Deal deal, long generated) {

    static Candidate of(overtrick.dealing.code.Evaluator evaluator, long generated) {
        return new Candidate(
                new Deal(
                        new CardSet(evaluator.hand(0)),
                        new CardSet(evaluator.hand(1)),
                        new CardSet(evaluator.hand(2)),
                        new CardSet(evaluator.hand(3))),
                generated);
    }
}
