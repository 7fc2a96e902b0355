package overtrick.scoring.rank;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.Winners;

/// Whether a tournament can be ranked as its regulations say: penalties in a unit the scoring
/// knows, scales for every match, both tables of a team's board, one direction where directions are
/// ranked apart.
final class Feasibility {

    private final Scores scores;
    private final Scoring scoring;

    Feasibility(Scores scores) {
        this.scores = scores;
        this.scoring = scores.regulations().scoring();
    }

    Optional<Sentence> complaint() {
        return unit().or(this::otherTable).or(this::scale).or(this::direction);
    }

    /// Whether every penalty and carry-over is in a unit that can be added.
    Optional<Sentence> unit() {
        return scores.results().adjustments().stream()
                .filter(one -> !scoring.takes(one.unit()))
                .findFirst()
                .map(this::unit);
    }

    private Sentence unit(Adjustment adjustment) {
        var right =
                scoring.unit() == Unit.MATCHPOINTS
                        ? Sentence.of(RankPhrase.MATCHPOINTS_OR_PERCENT)
                        : Wording.of(scoring.unit().code());
        var phrase =
                switch (adjustment.kind()) {
                    case PENALTY -> RankPhrase.PENALTY_IN_UNIT;
                    case CARRY_OVER -> RankPhrase.CARRY_OVER_IN_UNIT;
                };
        return Sentence.of(phrase, adjustment.contestant(), adjustment.unit().code(), right);
    }

    private Optional<Sentence> otherTable() {
        if (!scoring.boards().isForTeams()) {
            return Optional.empty();
        }
        for (var board : scores.boards()) {
            for (var row : board.rows()) {
                boolean met = board.rows().stream().anyMatch(row::isOtherTableOf);
                if (row.isPlayed() && !met) {
                    return Optional.of(
                            Sentence.of(
                                    RankPhrase.ONE_TABLE_ONLY,
                                    board.board().value(),
                                    row.northSouth(),
                                    row.eastWest()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Sentence> scale() {
        if (!(scoring instanceof ByMatches(var matchScoring))) {
            return Optional.empty();
        }
        var totals = new Totals(scores);
        for (var contestant : scores.contestants()) {
            for (var match : totals.matches(contestant).entrySet()) {
                var complaint = matchScoring.complaint(match.getValue().tally().boards());
                if (complaint.isPresent()) {
                    return Optional.of(of(contestant, match.getKey(), complaint.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static Sentence of(Contestant contestant, MatchSheet.Match match, Sentence complaint) {
        return match.round()
                .map(round ->
                        Sentence.of(
                                RankPhrase.MATCH_IN_ROUND,
                                contestant,
                                match.opponent(),
                                complaint,
                                round))
                .orElseGet(() ->
                        Sentence.of(RankPhrase.MATCH, contestant, match.opponent(), complaint));
    }

    private Optional<Sentence> direction() {
        if (scores.regulations().winners() == Winners.ONE) {
            return Optional.empty();
        }
        Map<Side, Set<Contestant>> seated = new EnumMap<>(Side.class);
        for (var traveller : scores.results().travellers()) {
            for (var row : traveller.rows()) {
                for (var side : Side.values()) {
                    seated.computeIfAbsent(side, _ -> new TreeSet<>()).add(row.contestant(side));
                }
            }
        }
        var both = new TreeSet<>(seated.getOrDefault(Side.NORTH_SOUTH, Set.of()));
        both.retainAll(seated.getOrDefault(Side.EAST_WEST, Set.of()));
        both.removeAll(scores.results().directions().keySet());
        return both.isEmpty()
                ? Optional.empty()
                : Optional.of(Sentence.of(RankPhrase.BOTH_DIRECTIONS, both.first()));
    }
}
