package overtrick.server;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import overtrick.company.desk.Evenings;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.tournament.TournamentSummary;
import overtrick.evening.tournament.TournamentSummary.Stage;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Reply;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Seeker;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// The events of the club, as the partners' desk asks for them. A pair is entered by the event's
/// own command, as whoever enters by themselves is.
record PartnerEvenings(overtrick.evening.Evenings evenings) implements Evenings {

    /// Events that are looked through.
    private static final int LATEST = 40;

    @Override
    public List<Announced> announced() {
        return evenings.tournaments().latest(LATEST).stream()
                .filter(one -> one.stage() == Stage.ENTRY)
                .filter(one -> isOfPairs(one.id()))
                .map(this::announced)
                .toList();
    }

    private Announced announced(TournamentSummary one) {
        return new Announced(one.id(), one.title(), !isOnline(one.id()));
    }

    private boolean isOfPairs(TournamentId id) {
        return evenings.tournaments()
                .plan(id)
                .filter(plan -> plan.format().contestants() == Contestants.PAIRS)
                .isPresent();
    }

    /// Whether nobody plays in the room.
    private boolean isOnline(TournamentId id) {
        return evenings.online().plan(id).filter(plan -> !plan.room()).isPresent();
    }

    private TournamentView view(TournamentId id) {
        return evenings.tournaments().view(id.code(), Outsider.PUBLIC).state();
    }

    @Override
    public List<Alone> alone(TournamentId id) {
        var names = view(id).seekers().stream().map(Seeker::player).toList();
        var alone = new ArrayList<Alone>();
        evenings.tournaments()
                .rights()
                .searching(id)
                .forEach((person, name) -> {
                    if (names.contains(name)) {
                        alone.add(new Alone(person, name));
                    }
                });
        return alone;
    }

    @Override
    public boolean seek(TournamentId id, Member.Person person) {
        boolean taken =
                view(id).seekers().stream().anyMatch(one -> one.player().equals(person.name()));
        boolean saw = evenings.tournaments().duties().hasCommented(id, person.id());
        if (taken || saw || !act(id, new Act.Seek(person.name()))) {
            return false;
        }
        evenings.tournaments().rights().search(id, person.id(), person.name());
        return true;
    }

    private boolean act(TournamentId id, Act act) {
        return evenings.tournaments().act(id, Outsider.HOUSE, "", act) instanceof Reply.Done;
    }

    @Override
    public boolean enter(TournamentId id, Member.Person one, Member.Person other) {
        var duties = evenings.tournaments().duties();
        if (duties.hasCommented(id, one.id()) || duties.hasCommented(id, other.id())) {
            return false;
        }
        var players = List.of(name(id, one), name(id, other));
        boolean online = isOnline(id);
        var act =
                online
                        ? new Act.Join(
                                players,
                                TableKind.ONLINE,
                                evenings.online().plan(id).orElseThrow().robots().system())
                        : new Act.Enter(players);
        if (view(id).entries().stream().anyMatch(entry -> isOf(entry, players)) || !act(id, act)) {
            return false;
        }
        var entry =
                view(id).entries().stream()
                        .filter(made -> !made.withdrawn() && made.players().equals(players))
                        .findFirst();
        entry.ifPresent(made -> speak(id, made, List.of(one, other), online));
        evenings.season().names().keep(players);
        return entry.isPresent();
    }

    private static boolean isOf(Entry entry, List<String> players) {
        return !entry.withdrawn() && players.stream().anyMatch(entry.players()::contains);
    }

    /// Under which they have looked, as others know them at this event.
    private String name(TournamentId id, Member.Person person) {
        return evenings.tournaments().rights().searched(id, person.id()).orElse(person.name());
    }

    private void speak(TournamentId id, Entry made, List<Member.Person> pair, boolean online) {
        for (int at = 0; at < pair.size(); at++) {
            var person = pair.get(at).id();
            evenings.tournaments().rights().speak(id, person, made.id());
            if (online) {
                evenings.online().seats().take(id, new Player(made.id(), at), person);
            }
        }
        if (online) {
            evenings.online().look(id);
        }
    }

    @Override
    public Set<PersonId> entrants(TournamentId id) {
        var all = new HashSet<>(evenings.tournaments().rights().speakers(id));
        all.addAll(evenings.online().seats().of(id).values());
        return all;
    }

    @Override
    public List<Announced> enteredBy(PersonId person) {
        return evenings.tournaments().rights().entered(person).stream()
                .map(id -> new Announced(id, title(id), false))
                .toList();
    }

    private String title(TournamentId id) {
        return view(id).title();
    }
}
