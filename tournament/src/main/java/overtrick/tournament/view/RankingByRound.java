package overtrick.tournament.view;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Contestants;

/// How the ranking stood after each round: what had been played by then, compared by what is known
/// today, so that it grows into the ranking as it is now. Penalties and what was carried over count
/// after the last round, for they belong to none.
public final class RankingByRound {

    private RankingByRound() {}

    /// The rankings by round, the last as it stands; none where nothing can be ranked.
    public static SortedMap<Integer, Ranking> of(TournamentView view) {
        var now = view.standing().ranking();
        var scores = view.standing().scores();
        if (now.isEmpty() || scores.isEmpty()) {
            return Collections.emptySortedMap();
        }
        boolean alone =
                view.charter()
                        .filter(one -> one.terms().contestants() == Contestants.PLAYERS)
                        .isPresent();
        var everybody =
                now.get().lists().stream()
                        .flatMap(list -> list.lines().stream())
                        .map(Ranking.Line::contestant)
                        .toList();
        var rounds =
                scores.get().results().travellers().stream()
                        .flatMap(slip -> slip.rows().stream())
                        .flatMap(RankingByRound::round)
                        .distinct()
                        .sorted()
                        .toList();
        var rankings = new TreeMap<Integer, Ranking>();
        for (int round : rounds) {
            var then =
                    round == rounds.getLast()
                            ? now
                            : after(round, scores.get(), alone, everybody);
            then.ifPresent(ranking -> rankings.put(round, ranking));
        }
        return rankings;
    }

    private static Stream<Integer> round(Row row) {
        return row.place().round().map(RoundNumber::value).stream();
    }

    /// Empty when what had been played by then cannot be ranked, such as halves of matches.
    private static Optional<Ranking> after(
            int round, Scores scores, boolean alone, List<Contestant> everybody) {
        var all = scores.results();
        var played =
                all.travellers().stream()
                        .map(slip -> upTo(round, slip))
                        .filter(slip -> !slip.rows().isEmpty())
                        .toList();
        var results = new Results(all.title(), all.names(), played, List.of());
        var then = Scores.of(results, scores.regulations());
        if (alone) {
            return Optional.of(new PlayersRanking(then, everybody).ranking());
        }
        return then.complaint().isEmpty() ? Optional.of(then.ranking()) : Optional.empty();
    }

    private static Traveller upTo(int round, Traveller slip) {
        var rows =
                slip.rows().stream()
                        .filter(row -> round(row).allMatch(played -> played <= round))
                        .toList();
        return new Traveller(slip.board(), slip.vulnerability(), rows);
    }
}
