package overtrick.library.odds;

import java.util.Optional;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.systems.hand.Hand;

/// The page of odds, with or without a hand to count.
public final class OddsRoutes implements Feature {

    /// A hand of thirteen tens takes less, with blanks between.
    private static final int LONGEST_HAND = 80;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/odds", OddsRoutes::odds);
    }

    private static void odds(Visit visit) {
        var words = visit.words();
        String asked = visit.param("hand").strip();
        String shown = asked.substring(0, Math.min(asked.length(), LONGEST_HAND));
        var frame = Frame.of(visit, words.get("lib.odds"));
        visit.page(
                Pages.render("odds/page", new Framed<>(frame, page(words, shown, split(visit)))));
    }

    private static Optional<SuitSplit> split(Visit visit) {
        return visit.has("missing")
                ? SuitSplit.parse(visit.param("missing"), visit.param("left"), visit.param("right"))
                : Optional.of(SuitSplit.USUAL);
    }

    private static OddsPage page(Words words, String asked, Optional<SuitSplit> split) {
        if (asked.isEmpty()) {
            return new OddsPage(words, asked, Optional.empty(), Optional.empty(), split);
        }
        try {
            var cards = CardSet.parse(asked.replaceAll("\\s+", ".").replace("10", "T"));
            if (cards.size() == 13) {
                var counts = new HandCounts(Hand.of(cards));
                return new OddsPage(words, asked, Optional.of(counts), Optional.empty(), split);
            }
            var wrong = words.get("lib.hand.number", cards.size());
            return new OddsPage(words, asked, Optional.empty(), Optional.of(wrong), split);
        } catch (FormatException unclear) {
            var wrong = words.get("lib.hand.unclear");
            return new OddsPage(words, asked, Optional.empty(), Optional.of(wrong), split);
        }
    }
}
