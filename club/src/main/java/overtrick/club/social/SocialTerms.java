package overtrick.club.social;

import overtrick.bridge.rubber.RubberTerms;
import overtrick.cards.Seat;
import overtrick.club.duplicate.BridgeTerms;
import overtrick.club.table.TableView;
import overtrick.robots.bidding.Agreements;

/// What was agreed for a table at which bridge is played among friends.
///
/// @param first who deals first
public record SocialTerms(Form form, Seat first, Agreements agreements) implements BridgeTerms {

    /// A rubber with the usual house rules.
    public static final SocialTerms USUAL =
            new SocialTerms(new Form.Rubber(RubberTerms.USUAL), Seat.SOUTH, Agreements.STANDARD);

    /// The terms of a table of social bridge.
    public static SocialTerms of(TableView<?> table) {
        return (SocialTerms) table.terms();
    }
}
