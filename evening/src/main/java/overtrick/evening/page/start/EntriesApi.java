package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.Admission;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.EventLink;
import overtrick.page.Right;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;
import overtrick.page.door.Deed;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.view.TournamentView;

/// How programs enter pairs, teams and players, and take entries back.
public final class EntriesApi {

    private final Entering entering;

    /// @param people for how many the evenings is made
    public EntriesApi(Evenings evenings, int people) {
        this.entering = Entering.of(evenings, people);
    }

    @About("Who enters, as the director would type it.")
    record EntryAsked(
            @About(
                            value =
                                    "A pair or a player; a team with its name in front, as in"
                                            + " `Hanoi: An, Binh, Chi, Dung`.",
                            example = "An – Binh")
                    String names) {}

    @About("Who enters with you, by the link that hangs in the room.")
    record OwnEntryAsked(
            @About(value = "The end of the link to enter.", example = "k3T9-xWq") String key,
            @About(value = "You.", example = "An") String one,
            @About("Your partner; in an event of single players nobody.") Optional<String> other,
            @About("Of a team.") Optional<String> third,
            @About("Of a team.") Optional<String> fourth,
            @About("Of a team.") Optional<String> fifth,
            @About("Of a team.") Optional<String> sixth,
            @About("What the team is called.") Optional<String> team) {}

    @About("Which entry is taken back.")
    record WithdrawalAsked(
            @About(value = "As the list of entries has it.", example = "3") int entry) {}

    @About("An entry as it stands now.")
    record EntryDone(
            @About("As the list of entries has it.") String id,
            @About("The name of a team.") Optional<String> team,
            List<String> players,
            boolean withdrawn) {

        private static EntryDone of(Entry entry) {
            return new EntryDone(
                    entry.id().toString(), entry.team(), entry.players(), entry.withdrawn());
        }
    }

    /// What programs can ask.
    public List<Operation> operations() {
        return List.of(
                Operation.act(
                        Right.RECORD,
                        "/events/{code}/entries",
                        "Enters a pair, a team or a player, as who keeps the names of the event.",
                        EntryAsked.class,
                        EntryDone.class,
                        this::enter),
                Operation.act(
                        Right.PLAY,
                        "/events/{code}/enter",
                        "Enters yourself and those you play with.",
                        OwnEntryAsked.class,
                        EntryDone.class,
                        this::enterMyself),
                Operation.act(
                        Right.RECORD,
                        "/events/{code}/withdraw",
                        "Takes an entry back, as who keeps the names of the event.",
                        WithdrawalAsked.class,
                        EntryDone.class,
                        this::withdraw));
    }

    private EntryDone enter(Visit visit) {
        var event = EventVisit.of(visit, entering.evenings());
        event.expect(Right.RECORD);
        var view = event.asPublic().state();
        var acts = new Newcomers(view).fromList(visit.param("names"));
        if (acts.size() != 1) {
            throw Sorry.unclear("ev.api.one.entry", acts.size());
        }
        entering.requireRoom(view, 1);
        entering.byDirector(event, acts);
        return entered(event, acts.getFirst());
    }

    private EntryDone enterMyself(Visit visit) {
        var event = EventVisit.of(visit, entering.evenings());
        new Admission(event, EventLink.ENTRY).expect(visit.param("key"));
        visit.limit(Deed.TALK);
        event.expectPlayer();
        if (entering.isAllOnline(event)) {
            throw new Sorry(
                    HttpStatus.CONFLICT, "ev.api.online", words -> words.get("ev.api.online"));
        }
        var view = event.asPublic().state();
        var act = new Newcomers(view).fromForm(visit);
        entering.requireRoom(view, 1);
        entering.bySelf(event, visit.guest(), act);
        return entered(event, act);
    }

    private static EntryDone entered(EventVisit event, Act.Enter act) {
        return new Newcomers(event.asPublic().state())
                .same(act.players())
                .map(EntryDone::of)
                .orElseThrow(() -> Sorry.notFound("ev.api.no.entry"));
    }

    private EntryDone withdraw(Visit visit) {
        var event = EventVisit.of(visit, entering.evenings());
        event.expect(Right.RECORD);
        var id = new EntryId(visit.number("entry", 1, Integer.MAX_VALUE));
        var _ = entry(event.asPublic().state(), id);
        event.direct("", new Act.Withdraw(id));
        return EntryDone.of(entry(event.asPublic().state(), id));
    }

    private static Entry entry(TournamentView view, EntryId id) {
        return view.entries().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> Sorry.notFound("ev.api.no.entry"));
    }
}
