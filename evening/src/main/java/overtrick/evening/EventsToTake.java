package overtrick.evening;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import overtrick.evening.season.EveningResults;
import overtrick.evening.season.Season;
import overtrick.evening.tournament.Tournaments;
import overtrick.formats.results.CsvCell;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.view.TournamentView;

/// The events somebody has entered or directed, with their results as everybody may see them, and
/// their series: as tables for a spreadsheet.
record EventsToTake(NamesInEvents events, Tournaments tournaments, Season season)
        implements Takeaway {

    private static final List<String> HEADING =
            List.of(
                    "event",
                    "title",
                    "directed",
                    "entry",
                    "players",
                    "closed",
                    "place",
                    "total",
                    "percent",
                    "boards");

    @Override
    public void fill(Member.Person person, Basket basket) throws IOException {
        var lines = new StringBuilder();
        for (String code : events.events(person.id())) {
            lines.append(CsvCell.row(fields(code, person.id())));
        }
        if (!lines.isEmpty()) {
            basket.put("events/events.csv", (CsvCell.row(HEADING) + lines).getBytes(UTF_8));
        }
        var series = new StringBuilder();
        for (var one : season.series().of(person.id())) {
            series.append(
                    CsvCell.row(List.of(one.code(), one.plan().title(), one.created().toString())));
        }
        if (!series.isEmpty()) {
            String heading = CsvCell.row(List.of("series", "title", "opened"));
            basket.put("events/series.csv", (heading + series).getBytes(UTF_8));
        }
    }

    private List<String> fields(String code, PersonId person) {
        var view = tournaments.view(code, Attendee.Outsider.PUBLIC).state();
        var id = events.entry(code, person);
        var entry = id.flatMap(one -> entry(view, one));
        var line = id.flatMap(one -> line(view, one));
        return List.of(
                code,
                view.charter().map(Charter::title).orElse(""),
                events.directs(code, person) ? "yes" : "",
                id.map(EntryId::toString).orElse(""),
                entry.map(Entry::people).orElse(""),
                view.closed() ? "yes" : "",
                line.map(Line::placeText).orElse(""),
                line.map(one -> one.total().toString()).orElse(""),
                line.flatMap(Line::percentage).map(Object::toString).orElse(""),
                line.map(one -> String.valueOf(one.boards())).orElse(""));
    }

    private static Optional<Entry> entry(TournamentView view, EntryId id) {
        return view.entries().stream().filter(one -> one.id().equals(id)).findFirst();
    }

    private static Optional<Line> line(TournamentView view, EntryId id) {
        var entries = EveningResults.entries(view);
        return view.standing().ranking().stream()
                .flatMap(ranking -> ranking.lists().stream())
                .flatMap(list -> list.lines().stream())
                .filter(line ->
                        Optional.ofNullable(entries.get(line.contestant()))
                                .filter(one -> one.id().equals(id))
                                .isPresent())
                .findFirst();
    }
}
