package overtrick.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// The size of the search over fixed deals. A change that should not touch the search leaves these
/// numbers alone; one that should, writes the new ones here and what was measured into
/// `docs/solver.md`.
class SignatureTest {

    @Test
    void leadsOverFixedDeals() {
        assertThat(leads(Strain.NOTRUMP)).as("at notrump").isEqualTo(159_013);
        assertThat(leads(Strain.SPADES)).as("with spades as trumps").isEqualTo(237_574);
    }

    private static long leads(Strain strain) {
        var search = new Search(16, () -> {});
        for (int number = 0; number < 10; number++) {
            var deal = Sample.deal(Seeds.chance(number));
            var hands = new long[4];
            for (var seat : Seat.values()) {
                hands[seat.ordinal()] = Lanes.of(deal.hand(seat));
            }
            search.forget();
            for (int need = 5; need <= 9; need++) {
                search.set(hands, Lanes.of(strain));
                search.lead(Seat.EAST.ordinal(), need, 13);
            }
        }
        return search.leads();
    }
}
