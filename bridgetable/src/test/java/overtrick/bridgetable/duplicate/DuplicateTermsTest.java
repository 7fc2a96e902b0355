package overtrick.bridgetable.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.cards.Seat;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;

class DuplicateTermsTest {

    private static DuplicateTerms terms(BoardPlan plan, Optional<Strength> robots) {
        return new DuplicateTerms(plan, Agreements.STANDARD, Set.of(), robots);
    }

    @Test
    void robotsPlayAsWasChosenForTheTable() {
        var terms = terms(new BoardPlan.Dealt(), Optional.of(Strength.BEGINNER));

        assertThat(terms.strength(Seat.EAST)).contains(Strength.BEGINNER);
    }

    @Test
    void robotsPlayAsThoseOfTheHouseWhereNothingWasChosen() {
        assertThat(DuplicateTerms.USUAL.strength(Seat.EAST)).isEmpty();
    }

    @Test
    void robotsOfAMatchPlayAsTheirTeams() {
        var match = new BoardPlan.OfMatch("0f3c", 8, Strength.EXPERT, Strength.CLUB);
        var terms = terms(match, Optional.empty());

        assertThat(terms.strength(Seat.NORTH)).contains(Strength.EXPERT);
        assertThat(terms.strength(Seat.WEST)).contains(Strength.CLUB);
    }
}
