package overtrick.cantable.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import overtrick.can.duplicate.DuplicateScore;
import overtrick.can.rules.CanRules;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.PlayedMatch;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.tournament.can.CanComparison;
import overtrick.tournament.can.CanSchedule;
import overtrick.tournament.can.Sitting;

/// How a contest stands: the ranking, and what came of every deal at every table.
///
/// @param rounds that are over
public record Standing(int rounds, List<CanComparison.Line> ranking, List<Traveller> travellers) {

    /// What was played at a table.
    record Table(int round, int table, PlayedMatch match) {}

    /// A deal with its results.
    ///
    /// @param number through all rounds, from 1
    public record Traveller(int round, int number, List<Result> results) {
        public Traveller {
            results = List.copyOf(results);
        }
    }

    /// What a deal came to at one table.
    ///
    /// @param cards the pair that held the cards of North and South in the deal as it was made
    /// @param score of that pair
    public record Result(
            int table,
            int cards,
            int others,
            PlayedMatch match,
            PlayedDeal deal,
            DuplicateScore score) {}

    public Standing {
        ranking = List.copyOf(ranking);
        travellers = List.copyOf(travellers);
    }

    static Standing of(Contest contest, List<Table> played) {
        int rounds = played.stream().mapToInt(Table::round).max().orElse(0);
        if (rounds == 0) {
            return new Standing(0, List.of(), List.of());
        }
        var sittings = Rounds.upTo(contest, rounds);
        var scores = new HashMap<Sitting, DuplicateScore>();
        var travellers = new ArrayList<Traveller>();
        for (int deal = 1; deal <= rounds * CanSchedule.TURNS; deal++) {
            var results = new ArrayList<Result>();
            for (var sitting : sittings) {
                if (sitting.deal() == deal) {
                    var result = result(contest, sitting, played);
                    scores.put(sitting, result.score());
                    results.add(result);
                }
            }
            travellers.add(new Traveller(1 + (deal - 1) / CanSchedule.TURNS, deal, results));
        }
        var ranking = new CanComparison(new CanSchedule(sittings), scores).ranking();
        return new Standing(rounds, ranking, travellers);
    }

    private static Result result(Contest contest, Sitting sitting, List<Table> played) {
        var table =
                played.stream()
                        .filter(one ->
                                one.round() == sitting.round().value()
                                        && one.table() == sitting.table().value())
                        .findFirst()
                        .orElseThrow();
        int at = (sitting.deal() - 1) % CanSchedule.TURNS;
        var deal = table.match().story().deals().get(at);
        return new Result(
                table.table(),
                Integer.parseInt(sitting.holder(Side.NORTH_SOUTH).id()),
                Integer.parseInt(sitting.holder(Side.EAST_WEST).id()),
                table.match(),
                deal,
                score(contest, sitting, deal));
    }

    private static DuplicateScore score(Contest contest, Sitting sitting, PlayedDeal deal) {
        var rules = contest.plan().orElseThrow().rules();
        return score(deal, Seat.NORTH.plus(-sitting.turned()).side(), rules);
    }

    /// What a deal gave a side. One that a ruling ended has its goal alone.
    public static DuplicateScore score(PlayedDeal deal, Side side, CanRules rules) {
        return deal.ending()
                .result()
                .map(result -> DuplicateScore.of(result, side, rules))
                .orElseGet(() -> new DuplicateScore(goal(deal.ending().goal(), side), 0, 0));
    }

    private static int goal(Optional<Side> scorer, Side side) {
        return scorer.map(by -> by == side ? 1 : -1).orElse(0);
    }
}
