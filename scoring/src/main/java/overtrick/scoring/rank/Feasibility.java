package overtrick.scoring.rank;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.Winners;

/// Whether an event can be ranked as its regulations say: penalties in a unit the scoring knows,
/// scales for every match, both tables of a team's board, one direction where directions are ranked
/// apart.
final class Feasibility {

    private final EventScores scores;
    private final Scoring scoring;

    Feasibility(EventScores scores) {
        this.scores = scores;
        this.scoring = scores.regulations().scoring();
    }

    Optional<String> complaint() {
        return unit().or(this::otherTable).or(this::scale).or(this::direction);
    }

    private Optional<String> unit() {
        return scores.event().adjustments().stream()
                .filter(one -> !scoring.takes(one.unit()))
                .findFirst()
                .map(this::unit);
    }

    private String unit(Adjustment adjustment) {
        String right = scoring.unit() == Unit.MATCHPOINTS ? "MP or %" : scoring.unit().code();
        return "%s of %s is in %s; with this scoring it would be in %s"
                .formatted(
                        adjustment.kind() == Adjustment.Kind.PENALTY ? "penalty" : "carry-over",
                        adjustment.contestant(),
                        adjustment.unit().code(),
                        right);
    }

    private Optional<String> otherTable() {
        if (!scoring.boards().isForTeams()) {
            return Optional.empty();
        }
        for (var board : scores.boards()) {
            for (var row : board.rows()) {
                boolean met =
                        board.rows().stream()
                                .anyMatch(other ->
                                        other.northSouth().equals(row.eastWest())
                                                && other.eastWest().equals(row.northSouth()));
                if (row.isPlayed() && !met) {
                    return Optional.of(
                            "board %d of %s and %s has one table only; teams need %s as North–South too"
                                    .formatted(
                                            board.board().value(),
                                            row.northSouth(),
                                            row.eastWest(),
                                            row.eastWest()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> scale() {
        if (!(scoring instanceof ByMatches(var matchScoring))) {
            return Optional.empty();
        }
        var totals = new Totals(scores);
        for (var contestant : scores.contestants()) {
            for (var match : totals.matches(contestant).entrySet()) {
                String complaint = matchScoring.complaint(match.getValue().boards());
                if (!complaint.isEmpty()) {
                    return Optional.of(
                            "match of %s and %s%s: %s"
                                    .formatted(
                                            contestant,
                                            match.getKey().opponent(),
                                            match.getKey().round() == 0
                                                    ? ""
                                                    : " in round " + match.getKey().round(),
                                            complaint));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> direction() {
        if (scores.regulations().winners() == Winners.ONE) {
            return Optional.empty();
        }
        Map<Side, Set<Contestant>> seated = new EnumMap<>(Side.class);
        for (var traveller : scores.event().travellers()) {
            for (var row : traveller.rows()) {
                for (var side : Side.values()) {
                    seated.computeIfAbsent(side, _ -> new TreeSet<>()).add(row.contestant(side));
                }
            }
        }
        var both = new TreeSet<>(seated.getOrDefault(Side.NORTH_SOUTH, Set.of()));
        both.retainAll(seated.getOrDefault(Side.EAST_WEST, Set.of()));
        return both.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "%s sat in both directions, so there is one winner, not two"
                                .formatted(both.first()));
    }
}
