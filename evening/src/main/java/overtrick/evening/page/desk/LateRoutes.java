package overtrick.evening.page.desk;

import java.util.List;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.evening.page.start.Newcomers;
import overtrick.movement.EntryNumber;
import overtrick.movement.Seating;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Act;
import overtrick.tournament.match.Latecomer;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// A pair or a team that comes when the first round of a Swiss or a round robin has begun.
record LateRoutes(Evenings evenings) {

    void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/late", this::show);
        routes.post(Right.DIRECT, "/events/{code}/console/late", this::admit);
    }

    private static Section section(EventVisit event) {
        if (!event.plan().format().admitsLate()) {
            throw Sorry.unclear("ev.late.not.here");
        }
        return event.asDirector().state().sections().stream()
                .findFirst()
                .map(SectionView::section)
                .orElseThrow(() -> Sorry.unclear("refusal.NOBODY_SEATED"));
    }

    private static List<EntryNumber> numbers(EventVisit event, Section section) {
        var contestants = event.plan().format().contestants();
        return Latecomer.numbers(section.floor(), contestants);
    }

    /// A further round of a Swiss is drawn with the newcomer; of a round robin all are known.
    private static List<Seating> places(EventVisit event, Section section) {
        return event.plan().format().isSwiss()
                ? List.of()
                : Latecomer.places(section.floor(), section.begun(), numbers(event, section));
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var section = section(event);
        var roster = Roster.of(event.asDirector().state());
        boolean swiss = event.plan().format().isSwiss();
        var own = numbers(event, section).getFirst();
        var meetings =
                places(event, section).stream()
                        .filter(seating -> seating.members().contains(own))
                        .map(seating -> meeting(visit, roster, section, seating, own))
                        .toList();
        var page =
                new LatePage(
                        visit.words(),
                        event.path(""),
                        event.plan().format().contestants(),
                        swiss,
                        section.floor().movement().rounds() + 1,
                        meetings);
        var frame = Frame.of(visit, visit.words().get("ev.late.entry." + page.contestants()));
        visit.page(Pages.render("evening/desk_late", new Framed<>(frame, page)));
    }

    private static String meeting(
            Visit visit, Roster roster, Section section, Seating seating, EntryNumber own) {
        boolean northSouth = seating.northSouth().members().contains(own);
        var other = northSouth ? seating.eastWest() : seating.northSouth();
        var against =
                roster.entry(section.floor(), other.members().getFirst())
                        .map(Entry::name)
                        .orElse("?");
        String round = visit.words().get("ev.round.table", seating.round(), seating.table());
        return round + ": " + visit.words().get("ev.against.whom", against);
    }

    private void admit(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var section = section(event);
        var places = places(event, section);
        if (places.isEmpty() && !event.plan().format().isSwiss()) {
            throw Sorry.unclear("ev.late.nobody.rests");
        }
        var acts = new Newcomers(event.asDirector().state()).fromList(visit.param("names"));
        if (acts.size() != 1) {
            throw Sorry.unclear("ev.late.one");
        }
        var numbers = numbers(event, section);
        event.direct("", acts.getFirst());
        var entry = entered(event.asDirector().state(), acts.getFirst());
        String why = visit.words().get("ev.kind.of.late");
        event.direct(why, new Act.Admit(section.name(), entry.id(), numbers, places));
        evenings.season().names().keep(acts.getFirst().players());
        event.done(event.path("/console"));
    }

    private static Entry entered(TournamentView view, Act.Enter act) {
        return view.entries().stream()
                .filter(entry -> entry.players().equals(act.players()))
                .reduce((_, last) -> last)
                .orElseThrow();
    }
}
