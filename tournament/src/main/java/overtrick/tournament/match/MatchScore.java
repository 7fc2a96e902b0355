package overtrick.tournament.match;

import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.movement.Seating;
import overtrick.scoring.Contestant;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Mark;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.session.Floor;

/// How a match stands.
///
/// @param played boards that count
/// @param boards of the match
/// @param home what the boards gave the home side: of teams by IMPs only what it won
/// @param away the same of the other side
/// @param homePoints what the match is worth to the home side; empty when matches are worth nothing
///   by themselves, or no board counts yet
/// @param awayPoints the same of the other side
public record MatchScore(
        int played,
        int boards,
        Fraction home,
        Fraction away,
        Optional<Fraction> homePoints,
        Optional<Fraction> awayPoints) {

    /// What a board gave the two sides of a match; empty while it does not count.
    ///
    /// @param scores as far as they may be seen
    public static Optional<BoardScore> board(
            Floor floor, Match match, BoardNumber board, Scores scores) {
        var slip =
                scores.results().travellers().stream()
                        .filter(one -> one.board().equals(board))
                        .findFirst();
        var open = slip.flatMap(one -> row(one, floor, match.open()));
        if (slip.isEmpty() || open.isEmpty()) {
            return Optional.empty();
        }
        boolean teams = scores.regulations().scoring().boards().isForTeams();
        if (!teams) {
            return score(
                    scores.mark(board, open.get(), Side.NORTH_SOUTH),
                    scores.mark(board, open.get(), Side.EAST_WEST));
        }
        return match.closed()
                .flatMap(table -> row(slip.get(), floor, table))
                .flatMap(closed ->
                        score(
                                scores.mark(board, open.get(), Side.NORTH_SOUTH),
                                scores.mark(board, closed, Side.NORTH_SOUTH)));
    }

    /// @param home in marks, as the scoring has them
    /// @param away in marks, as the scoring has them
    public record BoardScore(Fraction home, Fraction away) {}

    private static Optional<BoardScore> score(Mark home, Mark away) {
        return home.weight().signum() == 0
                ? Optional.empty()
                : Optional.of(new BoardScore(home.value(), away.value()));
    }

    private static Optional<Row> row(Traveller slip, Floor floor, Seating seating) {
        return slip.rows().stream()
                .filter(row -> row.place().section().equals(floor.section().text()))
                .filter(row -> row.place().round().equals(Optional.of(seating.round())))
                .filter(row -> row.place().table().equals(Optional.of(seating.table())))
                .findFirst();
    }

    /// How a match stands; nothing counts while there are no scores.
    public static MatchScore of(Floor floor, Match match, Optional<Scores> scores) {
        return scores.map(all -> of(floor, match, all))
                .orElseGet(() ->
                        new MatchScore(
                                0,
                                floor.boards(),
                                Fraction.ZERO,
                                Fraction.ZERO,
                                Optional.empty(),
                                Optional.empty()));
    }

    /// @param scores as far as they may be seen
    public static MatchScore of(Floor floor, Match match, Scores scores) {
        boolean swings =
                scores.regulations().scoring().boards().isForTeams()
                        && scores.regulations().scoring().boards().unit() == Unit.IMPS;
        var boards = floor.boards(match.set());
        int played = 0;
        var home = Fraction.ZERO;
        var away = Fraction.ZERO;
        for (var board : boards) {
            var score = board(floor, match, board, scores);
            if (score.isPresent()) {
                played++;
                home = home.plus(won(score.get().home(), swings));
                away = away.plus(won(score.get().away(), swings));
            }
        }
        var one = contestant(floor, match.home().value());
        var other = contestant(floor, match.away().value());
        var closed = match.closed().orElse(match.open());
        return new MatchScore(
                played,
                boards.size(),
                home,
                away,
                scores.match(one, match.open().round(), other),
                scores.match(other, closed.round(), one));
    }

    private static Fraction won(Fraction mark, boolean swings) {
        return swings ? mark.max(Fraction.ZERO) : mark;
    }

    private static Contestant contestant(Floor floor, int number) {
        return new Contestant(floor.section() + "" + number);
    }

    public boolean isComplete() {
        return played == boards;
    }

    /// By how much the home side is ahead on the boards.
    public Fraction margin() {
        return home.minus(away);
    }
}
