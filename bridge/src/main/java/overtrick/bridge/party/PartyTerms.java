package overtrick.bridge.party;

import overtrick.bridge.BoardNumber;

/// @param deals how many are played, 1 or more; dealer and vulnerability go by their numbers
public record PartyTerms(Responsibility table, PassedOutDeal passedOut, int deals) {

    /// The club's table and sixteen deals, one for each dealer at each vulnerability.
    public static final PartyTerms USUAL =
            new PartyTerms(Responsibility.CLUB, PassedOutDeal.SCORES_ZERO, 16);

    public PartyTerms {
        new BoardNumber(deals); // which checks that there is one
    }
}
