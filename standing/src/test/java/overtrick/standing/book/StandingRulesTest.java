package overtrick.standing.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.cards.rules.Decision;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.scoring.rating.Calibration;
import overtrick.standing.book.StandingCommand.Calibrate;
import overtrick.standing.book.StandingCommand.ClaimPlace;
import overtrick.standing.book.StandingCommand.GiveBackPlace;
import overtrick.standing.book.StandingCommand.LookAt;
import overtrick.standing.book.StandingCommand.SetAudience;

class StandingRulesTest {

    private static final Member LAN = new Member.Person(new PersonId("lan"), "Lan");

    private final StandingRules rules = new StandingRules();

    private Optional<StandingRefusal> refusal(Ledger now, Member by, StandingCommand command) {
        return rules.decide(now, by, command) instanceof Decision.Refused<?>(var reason)
                ? Optional.of((StandingRefusal) reason)
                : Optional.empty();
    }

    @Test
    void aPlaceIsClaimedOnceAndGivenBackOnce() {
        var now = rules.after(rules.start(), LAN, new ClaimPlace("p"));
        assertThat(refusal(now, LAN, new ClaimPlace("p"))).contains(StandingRefusal.AS_IT_IS);
        now = rules.after(now, LAN, new GiveBackPlace("p"));
        assertThat(now).isEqualTo(rules.start());
        assertThat(refusal(now, LAN, new GiveBackPlace("p"))).contains(StandingRefusal.AS_IT_IS);
    }

    @Test
    void whatWasNotSaidIsForMembers() {
        var now = rules.start();
        for (var subject : Subject.values()) {
            assertThat(refusal(now, LAN, new SetAudience(subject, Audience.MEMBERS)))
                    .contains(StandingRefusal.AS_IT_IS);
        }
        now = rules.after(now, LAN, new SetAudience(Subject.RATING, Audience.ME));
        assertThat(now.audience(Subject.RATING)).isEqualTo(Audience.ME);
        assertThat(now.audience(Subject.RESULTS)).isEqualTo(Audience.MEMBERS);
    }

    @Test
    void onlyTheHouseCalibratesAndOnlyForward() {
        var found = new Calibrate(10, Calibration.USUAL);
        assertThat(refusal(rules.start(), LAN, found)).contains(StandingRefusal.NOT_YOURS);
        var now = rules.after(rules.start(), Member.House.HOUSE, found);
        assertThat(refusal(now, Member.House.HOUSE, found)).contains(StandingRefusal.AS_IT_IS);
        assertThat(refusal(now, Member.House.HOUSE, new ClaimPlace("p")))
                .contains(StandingRefusal.NOT_YOURS);
    }

    @Test
    void whoeverLooksSaysWhy() {
        assertThat(refusal(rules.start(), LAN, new LookAt("event/X", " ")))
                .contains(StandingRefusal.NO_REASON);
        assertThat(refusal(rules.start(), LAN, new LookAt("event/X", "x".repeat(201))))
                .contains(StandingRefusal.REASON_TOO_LONG);
        assertThat(refusal(rules.start(), LAN, new LookAt("event/X", "told"))).isEmpty();
    }
}
