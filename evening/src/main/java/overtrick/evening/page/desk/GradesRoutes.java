package overtrick.evening.page.desk;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Strength;
import overtrick.evening.tournament.EntryGrade;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Grades;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;

/// Strata and handicaps: rankings beside that of the whole field.
record GradesRoutes(Evenings evenings) {

    private static final Pattern HANDICAP = Pattern.compile("\\d{1,3}(?:[.,]\\d{1,2})?");

    void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/grades", this::show);
        routes.post(Right.DIRECT, "/events/{code}/console/grades", this::grade);
    }

    private static List<Entry> entries(EventVisit event) {
        return event.asDirector().state().entries().stream()
                .filter(one -> !one.withdrawn())
                .toList();
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var known = event.plan().grades().orElse(List.of());
        var entries = entries(event);
        var rated = Strength.rated(entries, evenings.secretary());
        int wanted = visit.has("strata") ? visit.number("strata", 2, Grades.MOST_STRATA) : 0;
        var proposed = wanted == 0 ? Map.<EntryId, Integer>of() : Strength.strata(rated, wanted);
        var lines = new ArrayList<GradesPage.Line>();
        for (var entry : entries) {
            int id = entry.id().value();
            var grade = known.stream().filter(one -> one.entry() == id).findFirst();
            lines.add(
                    new GradesPage.Line(
                            id,
                            entry.name(),
                            wanted == 0
                                    ? grade.map(EntryGrade::stratum).orElse(0)
                                    : proposed.getOrDefault(entry.id(), 0),
                            grade.map(EntryGrade::handicap)
                                    .filter(one -> one.signum() > 0)
                                    .map(BigDecimal::toPlainString)
                                    .orElse("")));
        }
        boolean percent =
                event.asDirector()
                        .state()
                        .charter()
                        .filter(one ->
                                one.terms().regulations().scoring().unit() == Unit.MATCHPOINTS)
                        .isPresent();
        var page =
                new GradesPage(visit.words(), event.path(""), percent, lines, rated.size(), wanted);
        var frame = Frame.of(visit, visit.words().get("ev.grades"));
        visit.page(Pages.render("evening/desk_grades", new Framed<>(frame, page)));
    }

    private void grade(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var grades = new ArrayList<EntryGrade>();
        for (var entry : entries(event)) {
            int id = entry.id().value();
            int stratum = visit.has("s" + id) ? visit.number("s" + id, 0, Grades.MOST_STRATA) : 0;
            var grade = new EntryGrade(id, stratum, handicap(visit, id));
            if (!grade.isBlank()) {
                grades.add(grade);
            }
        }
        Optional<List<EntryGrade>> kept = Optional.of(grades);
        evenings.tournaments()
                .change(event.id(), event.plan().withGrades(kept.filter(some -> !some.isEmpty())));
        event.done(event.path("/console"));
    }

    private static BigDecimal handicap(Visit visit, int entry) {
        String text = visit.param("h" + entry).strip();
        if (text.isEmpty()) {
            return BigDecimal.ZERO;
        }
        if (!HANDICAP.matcher(text).matches()) {
            throw Sorry.unclear("ev.unclear.handicap", text);
        }
        return new BigDecimal(text.replace(',', '.'));
    }
}
