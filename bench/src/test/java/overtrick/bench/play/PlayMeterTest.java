package overtrick.bench.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.robots.CardPlayer;
import overtrick.solver.Solver;
import overtrick.solver.analysis.PlayAnalysis;

class PlayMeterTest {

    /// Plays the lowest club it may, then diamonds and so on: no bridge, but lawful.
    private static final CardPlayer LOWEST = view -> view.playable().lowest();

    @Test
    void twoThousandAuctionsAreFrozen() {
        var boards = FrozenBoard.boards(2_000);

        assertThat(boards).hasSize(2_000);
        assertThat(boards.getFirst().contract().code()).isEqualTo("3NS");
        assertThat(boards.getFirst().deal().number().value()).isEqualTo(1);
    }

    @Test
    void everyCardIsPlayedAndTimed() {
        var played = Performance.of(FrozenBoard.boards(1).getFirst(), LOWEST, LOWEST);

        assertThat(played.play().isOver()).isTrue();
        assertThat(played.nanos()).hasSize(52);
    }

    @Test
    void aRecordIsReadAgain() {
        var board = FrozenBoard.boards(1).getFirst();
        var played = Performance.of(board, LOWEST, LOWEST);
        var again = Performance.read(played.text(), Map.of(1, board));

        assertThat(again.map(Performance::play)).contains(played.play());
        assertThat(Performance.read("boards 100", Map.of())).isEmpty();
    }

    /// What all cards cost together is the difference between what was taken and what could have
    /// been, errors of the two sides set against each other.
    @Test
    void costsExplainTheResult() {
        var solver = new Solver();
        for (var board : FrozenBoard.boards(5)) {
            var played = Performance.of(board, LOWEST, LOWEST);
            var contract = board.contract();
            var steps = PlayAnalysis.of(played.play(), solver).steps();
            int lost = 0;
            for (var step : steps) {
                lost += step.seat().opposes(contract.declarer()) ? -step.cost() : step.cost();
            }

            int possible = board.deal().table().tricks(contract.strain(), contract.declarer());
            assertThat(possible - lost).isEqualTo(played.play().won(contract.declarer().side()));
        }
    }

    @Test
    void saysWhatWasLostAndShowsTheWorst() {
        var figures = new PlayFigures();
        var played = Performance.of(FrozenBoard.boards(1).getFirst(), LOWEST, LOWEST);
        figures.add(played, PlayAnalysis.of(played.play(), new Solver()));

        assertThat(figures.text()).contains("boards             1", "tricks lost a board");
        assertThat(figures.worst(2)).hasSize(2).allMatch(line -> line.contains("board 1 "));
    }
}
