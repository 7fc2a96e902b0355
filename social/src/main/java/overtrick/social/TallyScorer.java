package overtrick.social;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.sheet.Given;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;

/// Keeps the score of one game after the other: when a rubber is over the next begins, dealt by
/// whoever comes next.
///
/// @param game the word for it in keys
/// @param first who deals first of all
/// @param from the scorer of a game that is dealt first by somebody
/// @param standing of a score
/// @param score that a standing was made of
record TallyScorer<S>(
        String game,
        Seat first,
        Function<Seat, Scorer<S>> from,
        Function<S, Standing> standing,
        Function<Standing, S> score)
        implements Scorer<Tally> {

    /// Of the games before contract that are played in rubbers.
    static TallyScorer<RubberScore> ofOldRubbers(
            String game, Seat first, Function<Seat, Scorer<RubberScore>> from) {
        return new TallyScorer<>(
                game,
                first,
                from,
                Standing.Rubber::of,
                standing -> ((Standing.Rubber) standing).score());
    }

    @Override
    public Tally start() {
        return new Tally(List.of(), fresh(), Optional.empty());
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
        var scorer = from.apply(played.board().dealer());
        var before = tally.now();
        if (before.isOver()) {
            finished.add(before);
            before = standing.apply(scorer.start());
        }
        var after = standing.apply(scorer.add(score.apply(before), played));
        return new Tally(finished, after, Optional.of(given(before, after)));
    }

    private Given given(Standing before, Standing after) {
        var entries = after.entries();
        return new Given(
                game,
                entries.subList(before.entries().size(), entries.size()),
                held(before, after));
    }

    /// Nothing where a party's deal was passed out and is dealt again.
    private static Optional<PartyDeal> held(Standing before, Standing after) {
        return before instanceof Standing.Party(var old, _)
                        && after instanceof Standing.Party(var now, _)
                        && now.deals().size() > old.deals().size()
                ? Optional.of(now.deals().getLast())
                : Optional.empty();
    }
}
