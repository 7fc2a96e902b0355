package overtrick.evening.season;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.masterpoint.MasterpointScheme;
import overtrick.scoring.masterpoint.Masterpoints;
import overtrick.scoring.masterpoint.Occasion;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;
import overtrick.tournament.season.SeasonEvening;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// What an evening counts in a series.
public final class EveningResults {

    private EveningResults() {}

    /// @param id by which the evening is known; it counts only when its ranking is final
    /// @param schemes by which masterpoints can be given
    public static SeasonEvening of(
            String id, TournamentView view, SeriesPlan plan, List<MasterpointScheme> schemes) {
        var entries = entries(view);
        var results = new ArrayList<SeasonEvening.Result>();
        boolean counts = view.closed();
        for (var list : view.standing().ranking().map(one -> one.lists()).orElse(List.of())) {
            var points = points(view, list, plan, schemes);
            for (var line : list.lines()) {
                var entry = Optional.ofNullable(entries.get(line.contestant()));
                if (counts && entry.isPresent() && line.boards() > 0) {
                    var given =
                            Optional.ofNullable(points.get(line.contestant()))
                                    .map(Term::value)
                                    .orElse(Fraction.ZERO);
                    for (String name : names(entry.get(), plan)) {
                        results.add(
                                new SeasonEvening.Result(
                                        name,
                                        line.placeText(),
                                        percent(line, list.lines().size()),
                                        line.total(),
                                        given,
                                        line.boards()));
                    }
                }
            }
        }
        return new SeasonEvening(id, results);
    }

    private static List<String> names(Entry entry, SeriesPlan plan) {
        return plan.teams() ? List.of(entry.name()) : entry.players();
    }

    /// Whose lines a ranking has.
    public static Map<Contestant, Entry> entries(TournamentView view) {
        var entries = new HashMap<Contestant, Entry>();
        for (var section : view.sections()) {
            var floor = section.section().floor();
            floor.wearers()
                    .forEach((number, id) ->
                            view.entries().stream()
                                    .filter(entry -> entry.id().equals(id))
                                    .findFirst()
                                    .ifPresent(entry ->
                                            entries.put(
                                                    new Contestant(floor.section() + "" + number),
                                                    entry)));
        }
        return entries;
    }

    /// Of the matchpoints; with other scoring the share of the others that were beaten, so that
    /// evenings of all kinds can be added up.
    static Fraction percent(Line line, int field) {
        return line.percentage()
                .orElseGet(() -> {
                    if (field < 2) {
                        return Fraction.of(50);
                    }
                    var behind = Fraction.of(2L * (field - line.place()) - line.sharedBy() + 1, 2);
                    return behind.times(100).over(field - 1L);
                });
    }

    private static SortedMap<Contestant, Term> points(
            TournamentView view, Standings list, SeriesPlan plan, List<MasterpointScheme> schemes) {
        boolean teams =
                view.charter()
                        .filter(one -> one.terms().contestants() == Contestants.TEAMS)
                        .isPresent();
        int tables =
                (int)
                        view.sections().stream()
                                .flatMap(one ->
                                        one.section().floor().movement().in(new RoundNumber(1)))
                                .count();
        return plan.masterpoints(schemes)
                .filter(_ -> tables > 0 && !list.lines().isEmpty())
                .map(scheme ->
                        Masterpoints.given(
                                scheme,
                                new Occasion(
                                        teams ? Occasion.Kind.TEAMS : Occasion.Kind.PAIRS,
                                        tables,
                                        list.lines().size()),
                                list))
                .orElseGet(TreeMap::new);
    }
}
