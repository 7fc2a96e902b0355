package overtrick.evening.page.result;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.page.Words;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.match.Match;
import overtrick.tournament.match.MatchScore;
import overtrick.tournament.session.Floor;

/// What a match stood at after each board, in the order of the boards: by how much the home side
/// was ahead. Boards that do not count yet are not in it.
///
/// @param after by board
record MatchCourse(Map<BoardNumber, Fraction> after) {

    static MatchCourse of(
            Floor floor, Match match, List<BoardNumber> boards, Optional<Scores> scores) {
        var after = new LinkedHashMap<BoardNumber, Fraction>();
        var ahead = Fraction.ZERO;
        for (var board : boards) {
            var score = scores.flatMap(all -> MatchScore.board(floor, match, board, all));
            if (score.isPresent()) {
                ahead = ahead.plus(margin(score.get(), match.closed().isPresent()));
                after.put(board, ahead);
            }
        }
        return new MatchCourse(after);
    }

    /// What a board gives the home side more than the other. Between two rooms what one wins the
    /// other loses, and it counts once.
    private static Fraction margin(MatchScore.BoardScore score, boolean rooms) {
        boolean swing = rooms && score.home().equals(score.away().negated());
        return swing ? score.home() : score.home().minus(score.away());
    }

    /// What it stood at after a board, such as `+7`; empty while the board does not count.
    String running(BoardNumber board, Words words) {
        return Optional.ofNullable(after.get(board)).map(written(words)).orElse("");
    }

    private static Function<Fraction, String> written(Words words) {
        return value -> (value.signum() > 0 ? "+" : "") + ResultText.number(value, words);
    }

    /// The same as a picture; empty before two boards count.
    Optional<Curve> curve(Words words, String home, String away, String unit) {
        if (after.size() < 2) {
            return Optional.empty();
        }
        var values =
                Curve.values(after.values().stream().map(Optional::of).toList(), written(words));
        return Optional.of(
                new Curve(
                        words,
                        "",
                        words.get("ev.match.course.picture", home, away),
                        unit,
                        words.get("ev.board.head"),
                        after.keySet().stream().map(BoardNumber::value).toList(),
                        List.of(new Curve.Line("", home, values))));
    }
}
