package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.testkit.Conformance;
import overtrick.testkit.Playthrough;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;

/// Random tournaments keep every promise of [Conformance]; and much happens in them.
class TournamentConformanceTest {

    private static final int GAMES = 14;

    private static List<Playthrough<Tournament, TournamentEvent>> games = List.of();

    @BeforeAll
    static void playRandomEvents() {
        games = new Conformance<>(new TournamentGame()).play(GAMES);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Act.Withdraw.class,
                Act.Substitute.class,
                Act.MarkTable.class,
                Act.Repair.class,
                Act.StopClock.class,
                Act.RestartClock.class,
                Act.ExtendRound.class,
                Act.Report.class,
                Act.Confirm.class,
                Act.Dispute.class,
                Act.Rule.class,
                Act.Adjust.class,
                Act.TellLead.class,
                Act.Sit.class,
                Act.Ask.class,
                Act.UseHands.class,
                Act.SetFees.class,
                Act.Pay.class,
                Act.SetPrizes.class,
                Act.LimitPrizes.class
            })
    void whatCanHappenHappens(Class<? extends Act> kind) {
        long times =
                games.stream()
                        .flatMap(game -> game.events().stream())
                        .filter(event -> event instanceof Done done && kind.isInstance(done.act()))
                        .count();

        assertThat(times).isPositive();
    }

    @Test
    void muchIsTakenBack() {
        long times =
                games.stream()
                        .flatMap(game -> game.events().stream())
                        .filter(TakenBack.class::isInstance)
                        .count();

        assertThat(times).isGreaterThan(GAMES);
    }

    @Test
    void manyOtherWorldsWereCompared() {
        assertThat(games.stream().mapToInt(Playthrough::redeals).sum()).isGreaterThan(GAMES * 10);
    }
}
