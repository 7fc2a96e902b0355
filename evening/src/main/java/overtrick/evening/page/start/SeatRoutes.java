package overtrick.evening.page.start;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Strength;
import overtrick.evening.page.draw.Byes;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.Places;
import overtrick.movement.RoundNumber;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Seeding;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.regulation.Winners;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Seats;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.view.TournamentView;

/// Everybody gets a place, by the movement that was chosen or the best that fits; many pairs in
/// several sections.
public record SeatRoutes(Evenings evenings, Offers offers) {

    /// Draws who gets which number.
    private static final SecureRandom LOTS = new SecureRandom();

    public void addTo(Routes routes) {
        routes.postSlow(Right.DIRECT, "/events/{code}/seat", this::seat);
    }

    private void seat(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asPublic().state();
        var entries =
                view.entries().stream().filter(one -> !one.withdrawn()).map(Entry::id).toList();
        if (evenings.online().plan(event.id()).isPresent()) {
            seatOnline(event, entries);
            return;
        }
        var order = visit.has("lots") ? Places.shuffled(entries, LOTS) : entries;
        if (event.plan().format() == Format.PAIRS) {
            int sections =
                    visit.has("sections") ? visit.number("sections", 1, Places.MOST_SECTIONS) : 1;
            seatPairs(event, view, divided(event, order, sections));
        } else {
            requireFit(event, order.size());
            seatOthers(event, view, order);
        }
        event.done(event.path("/console"));
    }

    /// Robots take the places that are left.
    private void seatOnline(EventVisit event, List<EntryId> entries) {
        var visit = event.visit();
        var chosen =
                visit.has("movement")
                        ? Kind.named(visit.param("movement"))
                        : Optional.<Kind>empty();
        var reply =
                evenings.online()
                        .seat(
                                event.id(),
                                event.director(),
                                chosen,
                                visit.has("lots"),
                                wishes(visit, entries));
        if (reply.isEmpty()) {
            requireFit(event, entries.size());
            throw Sorry.unclear("ev.fit.none", entries.size(), 0);
        }
        event.expectDone(reply.get());
        event.done(event.path("/console"));
    }

    private void requireFit(EventVisit event, int entries) {
        offers.refusal(event.plan(), entries, event.words())
                .ifPresent(trouble -> {
                    throw Sorry.unclear("ev.said", trouble);
                });
    }

    /// The members of each section, and why it is so: of level sections the order is that of
    /// strength where strata or handicaps or the club's ratings say it, else that in which people
    /// have come.
    private Divided divided(EventVisit event, List<EntryId> order, int sections) {
        var visit = event.visit();
        if (sections == 1) {
            return new Divided(List.of(order), "");
        }
        if (order.size() < 2 * sections) {
            throw Sorry.unclear("ev.fit.none", order.size(), 0);
        }
        var way =
                visit.has("seeding")
                        ? visit.oneOf("seeding", Seeding.values(), "ev.unclear.deed")
                        : Seeding.LEVEL;
        var known = event.plan().grades().orElse(List.of());
        var rated = known.isEmpty() ? rated(event, order) : Map.<EntryId, Double>of();
        boolean ordered = !(known.isEmpty() && rated.isEmpty()) && !visit.has("lots");
        if (way == Seeding.GRADED && known.isEmpty() && rated.isEmpty()) {
            throw Sorry.unclear("ev.seeding.unknown");
        }
        if (!ordered) {
            String why = visit.words().get("ev.seeding.why.none");
            return new Divided(way.sections(order, sections), why);
        }
        var strongest =
                known.isEmpty() ? Strength.first(order, rated) : Strength.first(order, known);
        String why =
                known.isEmpty()
                        ? visit.words().get("ev.seeding.rated." + way, rated.size(), order.size())
                        : visit.words().get("ev.seeding.why." + way);
        return new Divided(way.sections(strongest, sections), why);
    }

    /// Whom the club's ratings know.
    private Map<EntryId, Double> rated(EventVisit event, List<EntryId> order) {
        var entries =
                event.asPublic().state().entries().stream()
                        .filter(one -> order.contains(one.id()))
                        .toList();
        return Strength.rated(entries, evenings.secretary());
    }

    /// A field in its sections.
    private record Divided(List<List<EntryId>> groups, String why) {}

    private void seatPairs(EventVisit event, TournamentView view, Divided divided) {
        var groups = divided.groups();
        var visit = event.visit();
        var plan = event.plan();
        var chosen = visit.has("movement") ? Kind.named(visit.param("movement")) : plan.kind();
        var winners = Winners.TWO;
        var sections = new ArrayList<Seats>();
        for (var group : groups) {
            requireFit(event, group.size());
            var proposal = offers.proposal(group.size(), plan, chosen).orElseThrow();
            chosen = Optional.of(proposal.kind());
            winners = Places.winners(proposal) == Winners.ONE ? Winners.ONE : winners;
            var movement = Places.whole(proposal, group.size(), plan.numbering());
            var name =
                    groups.size() == 1
                            ? SectionName.ONLY
                            : new SectionName("" + (char) ('A' + sections.size()));
            var wishes = Places.sitting(movement, wishes(visit, group), still(visit, group));
            sections.add(Places.seats(name, movement, proposal.boardsPerRound(), group, wishes));
        }
        var charter = view.charter().orElseThrow();
        if (charter.terms().winners() != winners) {
            event.direct(
                    "", new Act.Amend(new Charter(charter.title(), charter.terms().with(winners))));
        }
        event.direct(divided.why(), new Act.Seat(sections));
        evenings.tournaments().change(event.id(), plan.withKind(chosen));
    }

    private static void seatOthers(EventVisit event, TournamentView view, List<EntryId> order) {
        var visit = event.visit();
        var plan = event.plan();
        var all = Contests.all(plan, order.size());
        var contest =
                all.stream()
                        .filter(one -> one.word().equals(visit.param("movement")))
                        .findFirst()
                        .orElse(all.getFirst());
        var terms = view.charter().orElseThrow().terms();
        terms.method()
                .scale()
                .flatMap(scale -> scale.complaint(contest.each()))
                .ifPresent(sentence -> {
                    throw Sorry.unclear("ev.said", sentence.in(visit.words().locale()));
                });
        event.direct("", seat(contest, plan.format(), order, wishes(visit, order)));
        if (plan.format().isSwiss()) {
            Byes.award(event, new RoundNumber(1));
        }
    }

    /// Who has a bye wears a number too.
    private static Act.Seat seat(
            Contest contest, Format format, List<EntryId> entries, Map<EntryId, Integer> wishes) {
        var wearers = Places.wearers(contest.numbers(), format.isOfTeams(), entries, wishes);
        return new Act.Seat(contest.movement(), contest.each(), wearers);
    }

    /// Who wants to stay at one table.
    private static List<EntryId> still(Visit visit, List<EntryId> entries) {
        return entries.stream().filter(entry -> visit.has("s" + entry)).toList();
    }

    private static Map<EntryId, Integer> wishes(Visit visit, List<EntryId> entries) {
        var wishes = new HashMap<EntryId, Integer>();
        for (var entry : entries) {
            if (visit.has("n" + entry)) {
                wishes.put(entry, visit.number("n" + entry, 1, 999));
            }
        }
        return wishes;
    }
}
