package overtrick.tournament.view;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.rank.PlayersRanking;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Scoring;

/// How the ranking stood after each round. A board counts what it is worth today, compared with all
/// tables, from the round on in which it was played: so the rankings grow into the one that stands.
/// Penalties and what was carried over count with the last round, for they belong to none.
public final class RankingByRound {

    private RankingByRound() {}

    /// The rankings by round, the last as it stands; none where nothing can be ranked.
    public static SortedMap<Integer, Ranking> of(TournamentView view) {
        var now = view.standing().ranking();
        var scores = view.standing().scores();
        if (now.isEmpty() || scores.isEmpty()) {
            return Collections.emptySortedMap();
        }
        var rounds =
                scores.get().results().travellers().stream()
                        .flatMap(slip -> slip.rows().stream())
                        .flatMap(RankingByRound::round)
                        .distinct()
                        .sorted()
                        .toList();
        var rankings = new TreeMap<Integer, Ranking>();
        for (int round : rounds) {
            var then = round == rounds.getLast() ? now : after(round, scores.get(), now.get());
            then.ifPresent(ranking -> rankings.put(round, ranking));
        }
        return rankings;
    }

    private static Stream<Integer> round(Row row) {
        return row.place().round().map(RoundNumber::value).stream();
    }

    private static boolean isPlayed(Row row, int round) {
        return round(row).allMatch(played -> played <= round);
    }

    private static Optional<Ranking> after(int round, Scores scores, Ranking now) {
        return scores.regulations().scoring() instanceof Scoring.ByBoards
                ? Optional.of(ofBoards(round, scores, now))
                : ofMatches(round, scores);
    }

    private static Ranking ofBoards(int round, Scores scores, Ranking now) {
        var lists =
                now.lists().stream()
                        .map(list -> {
                            var everybody = list.lines().stream().map(Line::contestant).toList();
                            var then =
                                    new PlayersRanking(
                                            scores,
                                            everybody,
                                            row -> isPlayed(row, round),
                                            List.of());
                            return new Standings(list.section(), list.side(), then.lines());
                        })
                        .toList();
        return new Ranking(now.unit(), lists);
    }

    /// Empty when what had been played by then cannot be ranked, such as halves of matches.
    private static Optional<Ranking> ofMatches(int round, Scores scores) {
        var all = scores.results();
        var played =
                all.travellers().stream()
                        .map(slip -> upTo(round, slip))
                        .filter(slip -> !slip.rows().isEmpty())
                        .toList();
        var results =
                new Results(
                        all.title(),
                        all.names(),
                        played,
                        List.of(),
                        all.individual(),
                        all.directions());
        var then = Scores.of(results, scores.regulations());
        return then.complaint().isEmpty() ? Optional.of(then.ranking()) : Optional.empty();
    }

    private static Traveller upTo(int round, Traveller slip) {
        var rows = slip.rows().stream().filter(row -> isPlayed(row, round)).toList();
        return new Traveller(slip.board(), slip.vulnerability(), rows);
    }
}
