package overtrick.social.page;

import java.util.Optional;
import overtrick.bridgetable.page.GivenWords;
import overtrick.bridgetable.page.PastDeals;
import overtrick.house.codes.TableId;
import overtrick.page.Words;
import overtrick.social.PastDeals.PastDeal;

/// Deals among friends as the pages of boards show them.
///
/// @param past the deals of all tables
public record SocialDeals(overtrick.social.PastDeals past) implements PastDeals {

    @Override
    public Optional<Told> at(TableId table, int ordinal, Words words) {
        return past.at(table, ordinal).map(deal -> told(deal, words));
    }

    private static Told told(PastDeal deal, Words words) {
        var board = deal.board();
        String sentence = OverPart.sentence(deal.form(), board.result(), words);
        return new Told(board, board.given().map(given -> GivenWords.told(sentence, given, words)));
    }
}
