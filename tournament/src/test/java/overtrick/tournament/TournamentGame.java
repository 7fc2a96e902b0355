package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import overtrick.bridge.BoardNumber;
import overtrick.cards.rules.Rules;
import overtrick.movement.RoundNumber;
import overtrick.testkit.Game;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// A tournament as the conformance suite is told of it: four tables in one section or two, two
/// boards a round, and whatever may happen.
final class TournamentGame
        implements Game<Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView> {

    static final int PAIRS = 8;
    private static final int ACTS = 70;
    private static final String WHY = "…";
    static final Attendee DIRECTOR = new Director("Minh");

    private final TournamentRules rules = new TournamentRules();

    @Override
    public Rules<Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView> rules() {
        return rules;
    }

    @Override
    public List<Attendee> actors() {
        var actors = new ArrayList<Attendee>(List.of(DIRECTOR, Outsider.PUBLIC, Outsider.HOUSE));
        for (int id = 2; id <= PAIRS + 1; id++) {
            var entry = new EntryId(id);
            actors.add(new Player(entry, Happenings.first(entry)));
        }
        return actors;
    }

    /// What carries words or numbers of its own.
    @Override
    public Optional<Move<Attendee, TournamentCommand>> houseMove(
            Tournament now, RandomGenerator chance) {
        if (isLongEnough(now) || (now.next() > PAIRS + 2 && chance.nextInt(4) == 0)) {
            return Optional.empty();
        }
        for (int attempt = 0; attempt < 6; attempt++) {
            var move = new RandomMove(now, chance).move(actors());
            if (rules.refusal(now, move.actor(), move.command()).isEmpty()) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean isLongEnough(Tournament now) {
        long back = now.trail().stream().filter(line -> !line.stands()).count();
        return now.trail().size() + back > ACTS;
    }

    @Override
    public boolean mayEnd(Tournament now) {
        return now.next() > 1;
    }

    @Override
    public int longest() {
        return 2 * ACTS;
    }

    @Override
    public Collection<TournamentCommand> candidates(Tournament now) {
        var acts = new ArrayList<Act>();
        var sections = new TreeSet<>(now.session().sections().keySet());
        sections.add(SectionName.ONLY);
        sections.add(new SectionName("B"));
        for (var section : sections) {
            for (int number = 1; number <= 8; number++) {
                acts.add(new Act.BeginRound(section, new RoundNumber(number)));
            }
            acts.add(new Act.StopClock(section));
            acts.add(new Act.RestartClock(section));
        }
        for (int id = 1; id <= now.next(); id++) {
            acts.add(new Act.Withdraw(new EntryId(id)));
            acts.add(new Act.Attend(id));
        }
        acts.add(new Act.Close());
        var slots = new TreeSet<>(now.session().slots().toList());
        slots.add(Slot.of(1, 9, 1));
        for (var slot : slots) {
            acts.add(new Act.Confirm(slot));
            acts.add(new Act.Dispute(slot));
        }
        var all = new ArrayList<TournamentCommand>();
        acts.forEach(act -> all.add(new Do(now.latest(), WHY, act)));
        for (int number = 0; number <= now.next(); number++) {
            all.add(new TakeBack(now.latest(), WHY, number));
        }
        return all;
    }

    @Override
    public Set<Attendee> inTurn(Tournament now) {
        return Set.of();
    }

    @Override
    public boolean isTurnBound(TournamentCommand command) {
        return false;
    }

    @Override
    public int weight(Tournament now, Move<Attendee, TournamentCommand> move) {
        return switch (move.command()) {
            case TakeBack(_, _, int number) -> number > PAIRS + 2 ? 4 : 1;
            case Do(_, _, Act.OfTable _) -> 40;
            case Do(_, _, Act.BeginRound _) -> 60;
            case Do(_, _, Act.OfClock _) -> 20;
            case Do _ -> 6;
        };
    }

    @Override
    public TournamentCommand dressed(TournamentCommand command, RandomGenerator chance) {
        var at = command.at().plusSeconds(chance.nextInt(600));
        return switch (command) {
            case Do(_, _, var act) -> new Do(at, "because of " + chance.nextInt(100), act);
            case TakeBack(_, _, int number) -> new TakeBack(at, " a slip of the pen ", number);
        };
    }

    /// Other scores on the boards that are hidden, with the same agreements and disputes.
    @Override
    public Optional<List<TournamentEvent>> redeal(
            List<TournamentEvent> events, Attendee viewer, RandomGenerator chance) {
        var session = rules.replay(events).session();
        if (!session.isSeated() || session.closed() || viewer instanceof Director) {
            return Optional.empty();
        }
        int turn = 1 + chance.nextInt(2);
        return Optional.of(
                events.stream().map(event -> redealt(event, session, viewer, turn)).toList());
    }

    private static TournamentEvent redealt(
            TournamentEvent event, Session session, Attendee viewer, int turn) {
        if (!(event instanceof Done(int number, var by, var at, var why, var act))) {
            return event;
        }
        var other =
                switch (act) {
                    case Act.Report(var slot, var score) when isHidden(session, viewer, slot) ->
                            new Act.Report(
                                    slot, turned(Happenings.scores(slot.board()), score, turn));
                    case Act.Rule(var slot, var outcome) when isHidden(session, viewer, slot) ->
                            new Act.Rule(
                                    slot, turned(Happenings.rulings(slot.board()), outcome, turn));
                    default -> act;
                };
        return new Done(number, by, at, why, other);
    }

    private static <T> T turned(List<T> all, T one, int turn) {
        return all.get((all.indexOf(one) + turn) % all.size());
    }

    /// What nobody but the director may know: a board that somebody has still to play, unless the
    /// viewer sits at the table or has it behind them.
    private static boolean isHidden(Session session, Attendee viewer, Slot slot) {
        if (session.particulars().hidden()) { // until the director shows what it came to
            return !(viewer instanceof Player(var entry, _))
                    || !own(session, entry, slot.board()).contains(slot);
        }
        boolean finished =
                session.slots()
                        .filter(one -> one.board().equals(slot.board()))
                        .allMatch(one -> session.outcome(one).isPresent());
        if (finished || !(viewer instanceof Player(var entry, _))) {
            return !finished;
        }
        var own = own(session, entry, slot.board());
        return !own.contains(slot) && !own.stream().anyMatch(session::isIn);
    }

    private static List<Slot> own(Session session, EntryId entry, BoardNumber board) {
        return session.floors()
                .flatMap(floor ->
                        floor.movement().seatings().stream()
                                .filter(one -> floor.side(one, entry).isPresent())
                                .flatMap(floor::slots))
                .filter(slot -> slot.board().equals(board))
                .toList();
    }

    @Override
    public void checkConserved(Tournament now) {
        if (now.trail().size() % 3 == 0) {
            Conservation.check(now); // it reckons everything anew
        }
        assertThat(now.trail().stream().map(line -> line.done().number()))
                .as("numbers of acts")
                .containsExactlyElementsOf(IntStream.range(1, now.next()).boxed().toList());
    }

    @Override
    public void checkSecrets(Tournament now, Attendee viewer, TournamentView view) {
        var session = now.session();
        boolean shown = session.closed() && !session.particulars().hidden();
        boolean open = shown || viewer instanceof Director;
        for (var line : view.results()) {
            boolean hidden = !open && isHidden(session, viewer, line.slot());
            var expected = Optional.ofNullable(session.slips().get(line.slot()));
            assertThat(line.slip())
                    .as("%s as %s sees it", line.slot(), viewer)
                    .isEqualTo(hidden ? Optional.empty() : expected);
        }
        assertThat(view.standing().provisional()).isEqualTo(!session.closed());
        if (!(viewer instanceof Director)) {
            assertThat(view.trail().size()).isLessThanOrEqualTo(now.trail().size());
            if (viewer instanceof Outsider) {
                assertThat(view.trail()).as("the public's trail").isEmpty();
            }
        }
    }
}
