package overtrick.evening.page.series;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.Evenings;
import overtrick.evening.season.EveningResults;
import overtrick.evening.season.Series.Kept;
import overtrick.formats.results.CsvCell;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.season.Ladder;
import overtrick.tournament.season.SeasonEvening;
import overtrick.tournament.season.SeasonEvening.Result;
import overtrick.tournament.view.TournamentView;

/// Puts the page of a series together.
///
/// @param viewer who owns it perhaps, and may then add evenings
record SeriesReport(Evenings evenings, PersonId viewer, Words words, Kept series) {

    private static final int ADDABLE = 20;

    SeriesPage page() {
        var plan = series.plan();
        var schemes = evenings.season().regulations().schemes();
        var events = evenings.season().series().events(series.code());
        var season = new ArrayList<SeasonEvening>();
        var lines = new ArrayList<SeriesPage.Evening>();
        for (var event : events) {
            var view = evenings.tournaments().view(event.code(), Outsider.PUBLIC).state();
            var evening = EveningResults.of(event.code(), view, plan, schemes);
            season.add(evening);
            lines.add(evening(lines.size() + 1, event, view, evening));
        }
        var ladder = Ladder.of(season, plan.rules());
        boolean owner = evenings.season().series().owns(viewer, series.code());
        return new SeriesPage(
                words(),
                series.code(),
                plan.title(),
                how(),
                unit(),
                plan.scheme().isPresent(),
                plan.teams(),
                owner,
                lines,
                ladder.lines().stream().map(this::line).toList(),
                owner ? addable(events) : List.of(),
                false);
    }

    private SeriesPage.Evening evening(
            int number, TournamentId event, TournamentView view, SeasonEvening evening) {
        return new SeriesPage.Evening(
                number,
                event.code(),
                view.title(),
                view.closed() ? "" : words().get("ev.series.waits"),
                evening.results().size());
    }

    /// Masterpoints for a federation: a row for each player and evening.
    String csv() {
        var schemes = evenings.season().regulations().schemes();
        var text =
                new StringBuilder(
                        CsvCell.row(List.of("player", "event", "title", "place", "masterpoints")));
        for (var event : evenings.season().series().events(series.code())) {
            var view = evenings.tournaments().view(event.code(), Outsider.PUBLIC).state();
            EveningResults.of(event.code(), view, series.plan(), schemes).results().stream()
                    .filter(result -> result.masterpoints().signum() > 0)
                    .forEach(result ->
                            text.append(
                                    CsvCell.row(
                                            List.of(
                                                    result.name(),
                                                    event.code(),
                                                    view.title(),
                                                    result.place(),
                                                    number(result.masterpoints())))));
        }
        return text.toString();
    }

    /// `The mean of percentages; the 5 best evenings count; a place after 3 evenings`.
    private String how() {
        var rules = series.plan().rules();
        var said = new ArrayList<String>();
        said.add(words().get("ev.counting.how." + rules.counting().word()));
        if (rules.best() > 0) {
            said.add(words().count("ev.series.best.how", rules.best()));
        }
        if (rules.least() > 0) {
            said.add(words().count("ev.series.least.how", rules.least()));
        }
        series.plan()
                .scheme()
                .flatMap(evenings.season().regulations()::named)
                .ifPresent(scheme ->
                        said.add(
                                words().get(
                                                "ev.series.scheme.how",
                                                SeriesListPage.title(words(), scheme))));
        return String.join(" · ", said);
    }

    private String unit() {
        return words().get("ev.counting.unit." + series.plan().rules().counting().word());
    }

    private SeriesPage.Line line(Ladder.Line line) {
        return new SeriesPage.Line(
                line.placeText(),
                line.name(),
                number(line.total()),
                line.attended(),
                number(line.masterpoints()),
                line.evenings().stream().map(this::cell).toList());
    }

    private SeriesPage.Cell cell(Ladder.Evening evening) {
        return evening.result()
                .map(result -> new SeriesPage.Cell(value(result), result.place(), evening.counts()))
                .orElse(new SeriesPage.Cell("", "", false));
    }

    private String value(Result result) {
        return switch (series.plan().rules().counting()) {
            case AVERAGE, BOARDS, SUM -> number(result.percent());
            case MASTERPOINTS -> number(result.masterpoints());
            case TOTAL -> number(result.total());
        };
    }

    private String number(Fraction value) {
        return ResultText.number(value, 2, words());
    }

    private List<SeriesPage.Addable> addable(List<TournamentId> in) {
        var me = viewer;
        return evenings.tournaments().latest(ADDABLE).stream()
                .filter(one -> !in.contains(one.id()))
                .filter(one -> evenings.directs(one.id(), me))
                .map(one -> new SeriesPage.Addable(one.id().code(), one.title()))
                .toList();
    }
}
