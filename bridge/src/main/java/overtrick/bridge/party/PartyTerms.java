package overtrick.bridge.party;

import overtrick.bridge.BoardNumber;
import overtrick.bridge.score.UndertrickCode;

/// How a party is scored, and how long it lasts.
///
/// @param table what a side should score
/// @param undertricks by the Law, or as the club's sheet prints them
/// @param deals how many are played, 1 or more; dealer and vulnerability go by their numbers
public record PartyTerms(
        Responsibility table, PassedOutDeal passedOut, UndertrickCode undertricks, int deals) {

    /// The club's table and sixteen deals, one for each dealer at each vulnerability.
    public static final PartyTerms USUAL = with(Responsibility.CLUB);

    /// The club's table, and the club's sheet where it differs from the Law.
    public static final PartyTerms PRINTED =
            new PartyTerms(
                    Responsibility.CLUB, PassedOutDeal.SCORES_ZERO, UndertrickCode.CLUB_SHEET, 16);

    public PartyTerms {
        new BoardNumber(deals); // which checks that there is one
    }

    /// As usual, by this table.
    public static PartyTerms with(Responsibility table) {
        return new PartyTerms(table, PassedOutDeal.SCORES_ZERO, UndertrickCode.SINCE_1987, 16);
    }

    /// The same with another number of deals.
    public PartyTerms lasting(int number) {
        return new PartyTerms(table, passedOut, undertricks, number);
    }

    /// The same with another fate of a deal that is passed out.
    public PartyTerms when(PassedOutDeal nobodyBids) {
        return new PartyTerms(table, nobodyBids, undertricks, deals);
    }
}
