package overtrick.evening.page.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.evening.page.Roster;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.draw.Swiss;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.match.DrawnRound;
import overtrick.tournament.match.KnockOut;
import overtrick.tournament.match.Match;
import overtrick.tournament.match.MatchScore;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.TournamentView;

/// Those among whom a round is drawn, in the order of the ranking.
record Field(TournamentView view, TournamentPlan plan, Floor floor, Matches matches) {

    /// Empty while nobody is seated.
    static Optional<Field> of(TournamentView view, TournamentPlan plan) {
        return Roster.floors(view).stream()
                .findFirst()
                .map(floor -> new Field(view, plan, floor, Matches.of(floor)));
    }

    String name(EntryNumber number) {
        return Roster.of(view).entry(floor, number).map(Entry::name).orElse("" + number);
    }

    Optional<Ranking.Line> line(EntryNumber number) {
        var contestant = new Contestant(floor.section() + "" + number);
        return view.standing().ranking().flatMap(ranking -> ranking.line(contestant));
    }

    /// The leader first; who is not ranked comes last, by their number.
    List<EntryNumber> ranking() {
        var order = new ArrayList<>(matches.numbers());
        order.sort(
                Comparator.comparingInt(
                        number -> line(number).map(Ranking.Line::place).orElse(Integer.MAX_VALUE)));
        return order;
    }

    /// @param out who is left out
    Optional<DrawnRound> swiss(DrawnRound.Way way, Set<EntryNumber> out) {
        var playing = ranking().stream().filter(number -> !out.contains(number)).toList();
        if (playing.size() < 2) {
            return Optional.empty();
        }
        var kind = plan.format().isOfTeams() ? Swiss.TEAMS : Swiss.PAIRS;
        return DrawnRound.next(floor, kind, playing, way, plan.rounds().orElse(1), this::name);
    }

    KnockOut knockOut() {
        return KnockOut.of(matches, this::score);
    }

    private MatchScore score(Match match) {
        return MatchScore.of(floor, match, view.standing().scores());
    }

    int next() {
        return floor.movement().rounds() + 1;
    }

    /// Who had a bye in a round drawn so far.
    Set<EntryNumber> hadBye() {
        var had = new HashSet<EntryNumber>();
        for (int round = 1; round < next(); round++) {
            had.addAll(matches.out(new RoundNumber(round)));
        }
        return had;
    }

    int missing() {
        return (int)
                view.results().stream()
                        .filter(line -> line.slip().flatMap(slip -> slip.outcome()).isEmpty())
                        .count();
    }
}
