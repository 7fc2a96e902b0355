package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;

/// What may be taken back, by whom, and what is left of it.
class TakingBackTest {

    private static final Slot FIRST = Slot.of(1, 1, 1);

    private final TestTournament tournament =
            TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 2);
    private final Attendee north = tournament.player(1);
    private final Attendee east = tournament.player(101);

    @Test
    void anActIsTakenBackWithWhatItDid() {
        tournament.begin(1);
        var before = tournament.session();
        tournament.direct(
                new Act.Rule(FIRST, new Outcome.Artificial(Award.AVERAGE, Award.AVERAGE)));
        int ruling = tournament.last();
        tournament.takeBack(DIRECTOR, ruling);

        assertThat(tournament.session()).isEqualTo(before);
        var line = tournament.now().line(ruling).orElseThrow();
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
        tournament.begin(1);
        int begun = tournament.last();
        tournament.does(north, new Act.Report(FIRST, score(FIRST, "P")));
        int reported = tournament.last();
        tournament.does(east, new Act.Confirm(FIRST));

        assertThat(takingBack(begun)).isEqualTo(Reason.LATER_ACTS_REST_ON_IT);
        assertThat(tournament.refusal(DIRECTOR, new TakeBack(Instant.EPOCH, "…", reported)))
                .map(TestTournament::told)
                .contains(
                        TestTournament.told(
                                Reason.LATER_ACTS_REST_ON_IT,
                                "take back act %d first".formatted(tournament.last())));
        tournament
                .takeBack(east, tournament.last())
                .takeBack(north, reported)
                .takeBack(DIRECTOR, begun);
        assertThat(tournament.session().round(SectionName.ONLY)).isEmpty();
    }

    @Test
    void playersTakeBackOnlyTheirOwn() {
        tournament.begin(1).does(north, new Act.Report(FIRST, score(FIRST, "P")));
        var back = new TakeBack(Instant.EPOCH, "", tournament.last());

        assertThat(tournament.refusal(east, back).map(TournamentRefusal::reason))
                .contains(Reason.NOT_YOUR_ACT);
        assertThat(tournament.refusal(north, back)).isEmpty();
        assertThat(tournament.refusal(DIRECTOR, back).map(TournamentRefusal::reason))
                .contains(Reason.REASON_MISSING);
    }

    /// Who helps is ended where it was given; the reason stays with what was done.
    @Test
    void anOfficeIsEndedAndNotTakenBack() {
        tournament.begin(1);
        var before = tournament.session();
        var given = new Act.Entrust(Act.Office.SCORER, Act.Change.GIVEN, "Lan");
        tournament.direct(given);

        assertThat(tournament.session()).isEqualTo(before);
        assertThat(takingBack(tournament.last())).isEqualTo(Reason.OFFICE_IS_ENDED);
        assertThat(tournament.refusal(north, given).map(TournamentRefusal::reason))
                .contains(Reason.NOT_THE_DIRECTOR);
    }

    /// The tables have been told, and a longer delay cannot be undone for what was hidden
    /// meanwhile.
    @Test
    void howLateTablesAreShownStaysInTheTrail() {
        tournament.begin(1);
        var before = tournament.session();
        tournament.direct(new Act.ShowLater("NONE", "HALF_HOUR"));

        assertThat(tournament.session()).isEqualTo(before);
        assertThat(takingBack(tournament.last())).isEqualTo(Reason.DELAY_IS_CHANGED);
    }

    @Test
    void anEventIsHandedOverForAReason() {
        var over = new Act.Entrust(Act.Office.DIRECTOR, Act.Change.GIVEN, "Lan");
        var silent = new TournamentCommand.Do(Instant.EPOCH, " ", over);
        var told = new TournamentCommand.Do(Instant.EPOCH, "ill", over);

        assertThat(tournament.refusal(DIRECTOR, silent).map(TournamentRefusal::reason))
                .contains(Reason.REASON_MISSING);
        assertThat(tournament.refusal(DIRECTOR, told)).isEmpty();
    }

    private Reason takingBack(int number) {
        var back = new TakeBack(Instant.EPOCH, "…", number);
        return tournament.refusal(DIRECTOR, back).orElseThrow().reason();
    }
}
