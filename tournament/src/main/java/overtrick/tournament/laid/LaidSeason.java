package overtrick.tournament.laid;

import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.tournament.season.Ladder;
import overtrick.tournament.season.LadderRules;
import overtrick.tournament.season.SeasonEvening;

/// A stretch of days over which results are added up: a week, or a season of three months.
///
/// @param first the first day
/// @param last the last day
/// @param best how many results count for each, their best ones
public record LaidSeason(LocalDate first, LocalDate last, int best) {

    /// Of a week two deals of the day may be missed.
    public static final int BEST_OF_WEEK = 5;

    /// Of a season three in five days.
    public static final int BEST_OF_SEASON = 55;

    private static final int MONTHS = 3;

    /// What somebody has made of deals that are closed.
    ///
    /// @param day on which they closed, or were played last
    /// @param deals by what they are known
    /// @param result in which the name is what somebody is known by
    public record Result(LocalDate day, String deals, SeasonEvening.Result result) {}

    /// The week in which a day lies.
    public static LaidSeason week(LocalDate day) {
        var monday = Occasion.Week.of(day).monday();
        return new LaidSeason(monday, monday.plusDays(6), BEST_OF_WEEK);
    }

    /// The season in which a day lies: winter from January, spring from April, and so on.
    public static LaidSeason season(LocalDate day) {
        int month = (day.getMonthValue() - 1) / MONTHS * MONTHS + 1;
        var first = LocalDate.of(day.getYear(), Month.of(month), 1);
        return new LaidSeason(first, first.plusMonths(MONTHS).minusDays(1), BEST_OF_SEASON);
    }

    /// Whether a day lies in it.
    public boolean has(LocalDate day) {
        return !day.isBefore(first) && !day.isAfter(last);
    }

    /// How people stand: for each their best results added up. A result is worth its percentage.
    public Ladder standings(List<Result> results) {
        Map<String, List<SeasonEvening.Result>> evenings = new TreeMap<>();
        for (var result : results) {
            if (has(result.day())) {
                evenings.computeIfAbsent(result.deals(), _ -> new ArrayList<>())
                        .add(result.result());
            }
        }
        var season =
                evenings.entrySet().stream()
                        .map(evening -> new SeasonEvening(evening.getKey(), evening.getValue()))
                        .toList();
        return Ladder.of(season, new LadderRules(LadderRules.Counting.SUM, best, 1));
    }
}
