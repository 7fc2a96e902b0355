package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestEvent.DIRECTOR;
import static overtrick.tournament.TestEvent.score;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;

/// What may be taken back, by whom, and what is left of it.
class TakingBackTest {

    private static final Slot FIRST = Slot.of(1, 1, 1);

    private final TestEvent event = TestEvent.of(Method.MATCHPOINTS, Mitchell.plain(3), 2);
    private final Attendee north = event.player(1);
    private final Attendee east = event.player(101);

    @Test
    void anActIsTakenBackWithWhatItDid() {
        event.begin(1);
        var before = event.session();
        event.direct(new Act.Rule(FIRST, new Outcome.Artificial(Award.AVERAGE, Award.AVERAGE)));
        int ruling = event.last();
        event.takeBack(DIRECTOR, ruling);

        assertThat(event.session()).isEqualTo(before);
        var line = event.now().line(ruling).orElseThrow();
        assertThat(line.takenBack())
                .hasValueSatisfying(back -> {
                    assertThat(back.by()).isEqualTo(DIRECTOR);
                    assertThat(back.why()).isEqualTo("a mistake");
                });
        assertThat(takingBack(ruling)).isEqualTo(Reason.TAKEN_BACK_BEFORE);
        assertThat(takingBack(ruling + 1)).isEqualTo(Reason.NO_SUCH_ACT);
    }

    @Test
    void whatLaterActsRestOnIsNotTakenBack() {
        event.begin(1);
        int begun = event.last();
        event.does(north, new Act.Report(FIRST, score(FIRST, "P")));
        int reported = event.last();
        event.does(east, new Act.Confirm(FIRST));

        assertThat(takingBack(begun)).isEqualTo(Reason.LATER_ACTS_REST_ON_IT);
        assertThat(event.refusal(DIRECTOR, new TakeBack(Instant.EPOCH, "…", reported)))
                .map(TestEvent::told)
                .contains(
                        TestEvent.told(
                                Reason.LATER_ACTS_REST_ON_IT,
                                "take back act %d first".formatted(event.last())));
        event.takeBack(east, event.last()).takeBack(north, reported).takeBack(DIRECTOR, begun);
        assertThat(event.session().round(SectionName.ONLY)).isZero();
    }

    @Test
    void playersTakeBackOnlyTheirOwn() {
        event.begin(1).does(north, new Act.Report(FIRST, score(FIRST, "P")));
        var back = new TakeBack(Instant.EPOCH, "", event.last());

        assertThat(event.refusal(east, back).map(TournamentRefusal::reason))
                .contains(Reason.NOT_YOUR_ACT);
        assertThat(event.refusal(north, back)).isEmpty();
        assertThat(event.refusal(DIRECTOR, back).map(TournamentRefusal::reason))
                .contains(Reason.REASON_MISSING);
    }

    private Reason takingBack(int number) {
        var back = new TakeBack(Instant.EPOCH, "…", number);
        return event.refusal(DIRECTOR, back).orElseThrow().reason();
    }
}
