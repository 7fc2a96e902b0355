package overtrick.club.social;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;

/// Keeps the score of one game after the other: when a rubber is over the next begins, dealt by
/// whoever comes next.
///
/// @param first who deals first of all
/// @param from the scorer of a game that is dealt first by somebody
/// @param standing of a score
/// @param score that a standing was made of
record TallyScorer<S>(
        Seat first,
        Function<Seat, Scorer<S>> from,
        Function<S, Standing> standing,
        Function<Standing, S> score)
        implements Scorer<Tally> {

    /// Of the games before contract that are played in rubbers.
    static TallyScorer<RubberScore> ofOldRubbers(
            Seat first, Function<Seat, Scorer<RubberScore>> from) {
        return new TallyScorer<>(
                first, from, Standing.Rubber::of, standing -> ((Standing.Rubber) standing).score());
    }

    @Override
    public Tally start() {
        return new Tally(List.of(), fresh());
    }

    private Standing fresh() {
        return standing.apply(from.apply(first).start());
    }

    @Override
    public Optional<NextDeal> next(Tally tally) {
        var now = tally.now();
        if (!now.isOver()) {
            return from.apply(first).next(score.apply(now));
        }
        var after = from.apply(now.dealer());
        return after.next(after.start());
    }

    @Override
    public boolean isBetweenGames(Tally tally) {
        return tally.now().isOver();
    }

    @Override
    public Tally add(Tally tally, BoardInPlay played) {
        var finished = new ArrayList<>(tally.finished());
        var dealer = played.board().dealer();
        var scorer = from.apply(dealer);
        var before = score.apply(tally.now());
        if (tally.now().isOver()) {
            finished.add(tally.now());
            before = scorer.start();
        }
        return new Tally(finished, standing.apply(scorer.add(before, played)));
    }
}
