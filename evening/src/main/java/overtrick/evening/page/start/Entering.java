package overtrick.evening.page.start;

import java.util.List;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.Places;
import overtrick.house.table.Member;
import overtrick.page.Sorry;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// How entries come into an event, by whatever door.
///
/// @param most entries of an event
record Entering(Evenings evenings, int most) {

    static final int MOST_ENTRIES = Places.MOST_SECTIONS * Places.MOST_PAIRS;

    /// For so many people the evenings is made: no event has more entries.
    static Entering of(Evenings evenings, int people) {
        return new Entering(evenings, Math.min(people, MOST_ENTRIES));
    }

    /// Whether nobody plays in the room.
    boolean isAllOnline(EventVisit event) {
        return evenings.online().plan(event.id()).filter(plan -> !plan.room()).isPresent();
    }

    /// @throws Sorry when so many more are too many
    void requireRoom(TournamentView view, int more) {
        if (view.entries().size() + more > most) {
            throw Sorry.unclear("ev.too.many", most);
        }
    }

    /// Entries that somebody who keeps the event has typed.
    void byDirector(EventVisit event, List<Act.Enter> acts) {
        acts.forEach(act -> event.direct("", isAllOnline(event) ? online(event, act) : act));
        acts.forEach(act -> evenings.season().names().keep(act.players()));
    }

    /// They get links to their chairs from the director.
    private Act.Directing online(EventVisit event, Act.Enter act) {
        var robots = evenings.online().plan(event.id()).orElseThrow().robots();
        return new Act.Join(act.players(), TableKind.ONLINE, robots.system());
    }

    /// Players who have entered themselves; the person speaks for them from now on.
    void bySelf(EventVisit event, Member.Person person, Act.Enter act) {
        event.expectDone(evenings.tournaments().act(event.id(), Outsider.HOUSE, "", act));
        evenings.season().names().keep(act.players());
        new Newcomers(event.asPublic().state())
                .same(act.players())
                .ifPresent(entry ->
                        evenings.tournaments().rights().speak(event.id(), person.id(), entry.id()));
    }
}
