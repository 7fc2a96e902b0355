package overtrick.evening.online;

import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.EventField;
import overtrick.bridgetable.duplicate.MatchpointField;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.Stake;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// The field of an event as the event itself knows it: nothing is kept beside.
public final class ProgramField implements EventField {

    /// Events that are remembered, as closed or by their scoring; more are asked for anew.
    private static final int REMEMBERED = 10_000;

    private final OnlinePlans plans;
    private final EventSeats seats;
    private final EventTables tables;
    private final Tournaments tournaments;
    private final InstantSource clock;
    private final BiPredicate<TournamentId, PersonId> comments;

    /// Events that are closed, until something is taken back in them.
    private final Set<String> over = ConcurrentHashMap.newKeySet();

    /// What events play for, as it was when a board of theirs last began: robots ask before every
    /// card, and a whole event is not looked at for that.
    private final Map<String, Stake> stakes = new ConcurrentHashMap<>();

    /// @param comments whether somebody sees all cards of an event
    public ProgramField(
            Store store,
            Tournaments tournaments,
            InstantSource clock,
            BiPredicate<TournamentId, PersonId> comments) {
        this.comments = comments;
        this.plans = new OnlinePlans(store);
        this.seats = new EventSeats(store);
        this.tables = new EventTables(store);
        this.tournaments = tournaments;
        this.clock = clock;
        tournaments.whenTakenBack(id -> over.remove(id.code()));
    }

    @Override
    public boolean mayBegin(BoardPlan.OfEvent place) {
        var view = view(place.event());
        learn(place.event(), view);
        return !view.closed()
                && view.sections().stream()
                        .map(SectionView::section)
                        .filter(section -> section.name().text().equals(place.section()))
                        .anyMatch(section -> section.begun() == place.round() && hasTime(section));
    }

    /// While the clock stands nobody runs out of time.
    private boolean hasTime(Section section) {
        return section.clock()
                .flatMap(Clock::end)
                .filter(end -> !end.isAfter(clock.instant()))
                .isEmpty();
    }

    @Override
    public boolean mayWatch(BoardPlan.OfEvent place, Optional<BoardNumber> lying, PersonId person) {
        var id = new TournamentId(place.event());
        return plans.plan(id).filter(OnlinePlan::watched).isPresent()
                && seats.of(id, person).isEmpty()
                && (lying.filter(board -> awaitedElsewhere(place).contains(board)).isEmpty()
                        || comments.test(id, person));
    }

    @Override
    public Set<Integer> stillToPlay(BoardPlan.OfEvent place, Set<Integer> deals, PersonId person) {
        if (comments(place, person)) {
            return Set.of();
        }
        var awaited = awaitedElsewhere(place);
        return deals.stream()
                .filter(deal -> deal > 0 && deal <= place.boards().size())
                .filter(deal -> awaited.contains(new BoardNumber(place.boards().get(deal - 1))))
                .collect(Collectors.toSet());
    }

    @Override
    public boolean comments(BoardPlan.OfEvent place, PersonId person) {
        var id = new TournamentId(place.event());
        return seats.of(id, person).isEmpty() && comments.test(id, person);
    }

    /// The boards that another table of the event has still to play, or is playing.
    private Set<BoardNumber> awaitedElsewhere(BoardPlan.OfEvent place) {
        var view = tournaments.view(place.event(), Office.PROGRAM).state();
        return view.closed()
                ? Set.of()
                : view.results().stream()
                        .filter(line -> !isPlayedAt(place, line.slot()))
                        .filter(line -> line.slip().flatMap(Slip::outcome).isEmpty())
                        .map(line -> line.slot().board())
                        .collect(Collectors.toSet());
    }

    private static boolean isPlayedAt(BoardPlan.OfEvent place, Slot slot) {
        return slot.section().text().equals(place.section())
                && slot.round().value() == place.round()
                && slot.table().value() == place.table();
    }

    /// The director knows of all results.
    @Override
    public boolean isFinished(String event, BoardNumber board) {
        if (over.contains(event)) {
            return true;
        }
        var view = tournaments.view(event, Office.PROGRAM).state();
        if (view.closed()) {
            remember(event);
            return true;
        }
        var lines =
                view.results().stream().filter(line -> line.slot().board().equals(board)).toList();
        return !lines.isEmpty()
                && lines.stream().allMatch(line -> line.slip().flatMap(Slip::outcome).isPresent());
    }

    /// What was taken back while it was noted is not remembered.
    private void remember(String event) {
        if (over.size() >= REMEMBERED) {
            over.clear();
        }
        over.add(event);
        if (!view(event).closed()) {
            over.remove(event);
        }
    }

    @Override
    public Optional<MatchpointField> matchpoints(String event) {
        return view(event)
                .standing()
                .scores()
                .filter(Scores::isByMatchpoints)
                .map(scores -> new FieldOfEvent(tables.places(new TournamentId(event)), scores));
    }

    @Override
    public Stake stake(String event) {
        var known = stakes.get(event);
        return known != null ? known : learn(event, view(event));
    }

    private Stake learn(String event, TournamentView view) {
        var stake = stake(view.charter().map(Charter::terms).map(Terms::method));
        if (stakes.size() >= REMEMBERED) {
            stakes.clear();
        }
        stakes.put(event, stake);
        return stake;
    }

    /// Where boards are won and lost a trick more may beat somebody, be it a field (Law 78A) or the
    /// other table of a match.
    private static Stake stake(Optional<Method> method) {
        return switch (method.map(Method::kind).orElse(Method.Kind.TEAM_IMPS)) {
            case MATCHPOINTS -> Plain.MATCHPOINTS;
            case BOARD_A_MATCH, PACHABO, HYBRID -> Plain.BOARD_A_MATCH;
            case IMP_PAIRS, CROSS_IMPS, BUTLER, TEAM_IMPS, VICTORY_POINTS -> Plain.IMPS;
            case TOTAL_POINTS -> Plain.TOTAL_POINTS;
        };
    }

    private TournamentView view(String event) {
        return tournaments.view(event, Outsider.PUBLIC).state();
    }
}
