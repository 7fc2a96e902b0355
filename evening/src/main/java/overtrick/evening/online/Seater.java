package overtrick.evening.online;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.bridge.BoardNumber;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.Places;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Reply;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.choice.Evening;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposer;
import overtrick.movement.choice.Wish;
import overtrick.movement.team.TeamMovement;
import overtrick.scoring.regulation.Winners;
import overtrick.systems.BiddingSystem;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// Gets everybody a place: robots fill the field, a movement is chosen, the boards are dealt.
final class Seater {

    private static final int FEWEST_PAIRS = 4;
    private static final int FEWEST_TEAMS = 2;

    /// All against all.
    private static final int MOST_TEAMS = 24;

    /// Robots are called like birds, a pair of them by its number.
    private static final List<String> BIRDS = List.of("Robin", "Swift", "Wren", "Finch");

    private static final SecureRandom LOTS = new SecureRandom();

    /// A movement with the boards in one of its rounds.
    private record Choice(Movement movement, int each, Winners winners) {}

    private final Office office;
    private final TournamentId event;
    private final OnlinePlan plan;

    Seater(Office office, TournamentId event, OnlinePlan plan) {
        this.office = office;
        this.event = event;
        this.plan = plan;
    }

    /// Robots take the places that are left: at so many tables as are wanted, or at the half table.
    void fill() {
        if (!plan.robots().fill()) {
            return;
        }
        var view = office.view(event);
        int size = size(view);
        int present = present(view).size();
        for (int entries = present; entries < present + missing(present); entries++) {
            var _ =
                    office.tournaments()
                            .act(event, Outsider.HOUSE, "", robots(view, entries, size));
        }
    }

    /// How many pairs of robots will fill the field.
    int missing(int present) {
        if (!plan.robots().fill()) {
            return 0;
        }
        var wanted = office.tournaments().plan(event).orElseThrow();
        int fewest =
                wanted.format().isOfTeams()
                        ? Math.max(FEWEST_TEAMS, Math.min(wanted.tables(), MOST_TEAMS))
                        : Math.max(FEWEST_PAIRS, Math.min(2 * wanted.tables(), Places.MOST_PAIRS));
        int field = Math.max(fewest, present);
        return field + field % 2 - present; // nobody sits out
    }

    private Act robots(TournamentView view, int before, int size) {
        var names = new ArrayList<String>();
        for (int player = 0; player < size; player++) {
            names.add(BIRDS.get(player) + " " + (before + 1));
        }
        var systems = BiddingSystem.NAMES;
        String system =
                plan.robots().system().isEmpty()
                        ? systems.get(before % systems.size())
                        : plan.robots().system();
        return new Act.Join(unlike(view, names), TableKind.ROBOT, system);
    }

    /// Nobody else of the field is called so.
    private static List<String> unlike(TournamentView view, List<String> names) {
        boolean taken =
                view.entries().stream()
                        .flatMap(entry -> entry.players().stream())
                        .anyMatch(names::contains);
        return taken ? names.stream().<String>map(name -> name + "′").toList() : names;
    }

    private static int size(TournamentView view) {
        return view.charter().orElseThrow().terms().contestants().least();
    }

    private static List<Entry> present(TournamentView view) {
        return view.entries().stream().filter(entry -> !entry.withdrawn()).toList();
    }

    /// Gives everybody a place.
    ///
    /// @param by who directs
    /// @param chosen a movement; empty for the best that fits
    /// @param lots whether the places are drawn by lot
    /// @param wishes numbers that entries would like
    /// @return the refusal if there is no movement for so many, or the places are refused
    Optional<Reply> seat(
            Attendee by, Optional<Kind> chosen, boolean lots, Map<EntryId, Integer> wishes) {
        var view = office.view(event);
        var order =
                present(view).stream()
                        .sorted(Comparator.comparing(Entry::where)) // rooms meet rooms at first
                        .map(Entry::id)
                        .toList();
        var wanted = office.tournaments().plan(event).orElseThrow();
        if (wanted.format().isOfTeams()) {
            return seatTeams(by, wanted, lots ? Places.shuffled(order, LOTS) : order, wishes);
        }
        var choice = choice(order.size(), wanted, chosen.or(wanted::kind));
        if (choice.isEmpty()) {
            return Optional.empty();
        }
        var charter = view.charter().orElseThrow();
        var winners = choice.get().winners();
        if (charter.terms().winners() != winners) {
            var terms = charter.terms().with(winners);
            var _ =
                    office.tournaments()
                            .act(event, by, "", new Act.Amend(new Charter(charter.title(), terms)));
        }
        var drawn = lots ? Places.shuffled(order, LOTS) : order;
        var seats =
                Places.seats(
                        SectionName.ONLY,
                        choice.get().movement(),
                        choice.get().each(),
                        drawn,
                        wishes);
        var seat = new Act.Seat(List.of(seats));
        return Optional.of(office.tournaments().act(event, by, "", seat));
    }

    /// All teams meet all others, each match at two tables at once, so that both its rooms play the
    /// same sealed boards.
    private Optional<Reply> seatTeams(
            Attendee by, TournamentPlan wanted, List<EntryId> order, Map<EntryId, Integer> wishes) {
        int teams = order.size();
        if (teams < FEWEST_TEAMS || teams > MOST_TEAMS) {
            return Optional.empty();
        }
        var movement = TeamMovement.headToHead(teams).movement();
        int each =
                wanted.format() == Format.ROUND_ROBIN
                        ? wanted.boards()
                        : Math.max(1, wanted.boards() / movement.rounds());
        var numbers = IntStream.rangeClosed(1, teams).mapToObj(EntryNumber::new).toList();
        var seat = new Act.Seat(movement, each, Places.wearers(numbers, true, order, wishes));
        return Optional.of(office.tournaments().act(event, by, "", seat));
    }

    private Optional<Choice> choice(int pairs, TournamentPlan wanted, Optional<Kind> chosen) {
        if (pairs < FEWEST_PAIRS || pairs > Places.MOST_PAIRS) {
            return Optional.empty();
        }
        if (plan.rounds().barometer()) {
            return Optional.of(barometer(pairs, wanted.boards()));
        }
        var evening = new Evening(pairs, wanted.boards(), Optional.empty());
        var all =
                wanted.rounds()
                        .map(few -> Proposer.proposals(evening, few))
                        .orElseGet(() -> Proposer.proposals(evening));
        return all.stream()
                .filter(one -> chosen.equals(Optional.of(one.kind())))
                .findFirst()
                .or(() -> all.stream().findFirst())
                .map(one ->
                        new Choice(
                                Places.whole(one, pairs, wanted.numbering()),
                                one.boardsPerRound(),
                                Places.winners(one)));
    }

    /// All against all, on the same boards in each round (tournaments.md §8.8), for as many rounds
    /// of two boards or more as there are boards.
    private static Choice barometer(int pairs, int boards) {
        int all = pairs - 1 + pairs % 2;
        int rounds = Math.clamp(boards / 2, 1, all);
        var movement = Kind.ROUND_ROBIN.movement(Wish.entries(pairs).withRounds(rounds));
        return new Choice(movement, Math.max(1, boards / rounds), Winners.ONE);
    }

    /// Deals what the movements need, once.
    static void deal(Office office, TournamentId event, List<Floor> floors) {
        office.game().eventBoards().deal(event.code(), needed(floors));
    }

    /// The highest number of a board that the movements need.
    static int needed(List<Floor> floors) {
        return floors.stream()
                .flatMap(floor ->
                        floor.planned().seatings().stream()
                                .flatMap(one -> floor.boards(one.set()).stream()))
                .mapToInt(BoardNumber::value)
                .max()
                .orElse(0);
    }
}
