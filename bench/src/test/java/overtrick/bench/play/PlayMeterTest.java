package overtrick.bench.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.cards.Card;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Readings;
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

        assertThat(figures.text())
                .contains("boards             1", "tricks lost a board", "did not turn");
        assertThat(figures.worst(2)).hasSize(2).allMatch(line -> line.contains("board 1 "));
    }

    /// A card is absurd when another does better in most layouts and worse in none.
    @Test
    void tellsAbsurdCardsFromGuesses() {
        var king = Card.parse("SK");
        var jack = Card.parse("SJ");
        var better = Map.of(king, 2, jack, 3);
        var equal = Map.of(king, 3, jack, 3);
        var worse = Map.of(king, 4, jack, 3);
        var even = List.of(1.0, 1.0, 1.0, 1.0);

        assertThat(Absurd.isPlainlyBetter(jack, king, List.of(better, better, better, equal), even))
                .isTrue();
        assertThat(Absurd.isPlainlyBetter(jack, king, List.of(better, better, equal, equal), even))
                .isFalse();
        assertThat(Absurd.isPlainlyBetter(jack, king, List.of(better, better, better, worse), even))
                .isFalse();
        assertThat(Absurd.isPlainlyBetter(king, king, List.of(equal, equal, equal, equal), even))
                .isFalse();
    }

    /// The lowest club and so on throws tricks away that anybody sees.
    @Test
    void findsAbsurdCards() {
        var figures = new PlayFigures();
        var solver = new Solver();
        for (var board : FrozenBoard.boards(2)) {
            var played = Performance.of(board, LOWEST, LOWEST);
            figures.add(played, PlayAnalysis.of(played.play(), solver));
        }

        assertThat(figures.absurd(new Absurd(new Readings(), solver)))
                .isNotEmpty()
                .allMatch(line -> line.matches(".*, not [SHDC][2-9TJQKA]"));
    }

    @Test
    void holdsWhatWasSaidAgainstWhatCame() {
        var played = Performance.of(FrozenBoard.boards(1).getFirst(), LOWEST, LOWEST);
        boolean made = played.isMade();
        var said =
                List.of(
                        new Said(1, true, 0.74, made ? 0.95 : 0.05),
                        new Said(2, false, 0.26, made ? 0.05 : 0.95));
        var calibration = new Calibration();
        calibration.add(new Performance(played.board(), played.play(), List.of(), said));

        assertThat(calibration.furthest(1)).isCloseTo(5, within(0.001));
        assertThat(calibration.text()).contains("70 to  80 %", "74.0 →");
    }
}
