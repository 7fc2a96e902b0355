package overtrick.bridgetable.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.robots.Meanings;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// South has found a sacrifice for which no rule stands first.
class ExplainedTest {

    private static final Auction AUCTION = Auction.parse(Seat.NORTH, "P 1H 1S 4H 4S");
    private static final int LAST = 4;
    private static final Readings READINGS = new Readings();

    private static Explained explained(String key, Locale locale) {
        var told = Meaning.of(key, "two-over-one", "sacrifice");
        var none = Optional.<Meaning>empty();
        return Explained.of(
                READINGS,
                Agreements.both("two-over-one"),
                AUCTION,
                Vulnerability.EAST_WEST,
                List.of(none, none, none, none, Optional.of(told)),
                Set.of(),
                Words.in(locale));
    }

    @Test
    void aSearchedCallIsSaidToBeJudgement() {
        assertThat(explained(Meanings.BY_JUDGEMENT, Locale.ENGLISH).text(LAST))
                .startsWith("By judgement, about: ");
        assertThat(explained(Meanings.BY_JUDGEMENT, Locale.of("vi")).text(LAST))
                .startsWith("Theo nhận định, gần với: ");
    }

    @Test
    void aCallByRuleIsNot() {
        assertThat(explained(Meanings.BY_SYSTEM, Locale.ENGLISH).text(LAST))
                .doesNotContain("judgement");
    }
}
