package overtrick.evening;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.cards.Side;
import overtrick.evening.online.EventSeats;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.compared.Comparables;
import overtrick.house.compared.Field;
import overtrick.log.Store;
import overtrick.log.host.Replay;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.scoring.Outcome;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.tournament.Tournament;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.StandIn;
import overtrick.tournament.session.TableKind;

/// Boards of events that are closed, read from the log: at real tables and in the program. What is
/// taken back later makes them others; an event that goes on again has none until it is closed.
final class ComparedEvents implements Comparables {

    private static final String CLOSED =
            "SELECT code, number FROM tournament_summary WHERE stage = 'CLOSED'";

    private static final String TITLE = "SELECT title FROM tournament_summary WHERE code = ?";

    private static final Player ROBOT = Player.robot("house");

    private final Store store;
    private final EventSeats seats;

    ComparedEvents(Store store, EventSeats seats) {
        this.store = store;
        this.seats = seats;
    }

    @Override
    public String source() {
        return "event";
    }

    @Override
    public Map<String, Long> versions() {
        var versions = new HashMap<String, Long>();
        store.rows(CLOSED, row -> versions.put(row.getString(1), row.getLong(2)));
        return versions;
    }

    @Override
    public Optional<String> title(String event) {
        return store.row(TITLE, row -> row.getString(1), event);
    }

    @Override
    public Compared of(String event) {
        var now = new Replay<>(Tournaments.KIND, store.log()).of(event).state();
        return now.session().closed()
                ? new Reading(event, now, seats).compared()
                : Compared.NOTHING;
    }

    /// One event, while it is read.
    private static final class Reading {

        private final String event;
        private final Tournament now;
        private final Map<EventSeats.Player, String> seated = new HashMap<>();
        private final Map<String, Place> places = new LinkedHashMap<>();
        private final long day;
        private final Contestants contestants;

        Reading(String event, Tournament now, EventSeats seats) {
            this.event = event;
            this.now = now;
            this.day = day(now);
            this.contestants = charter().terms().contestants();
            seats.of(new TournamentId(event))
                    .forEach((place, person) -> seated.put(place, person.value()));
        }

        private Charter charter() {
            return now.session().charter().orElseThrow();
        }

        /// When the first round was begun; of an event without rounds, when it began.
        private static long day(Tournament now) {
            return now.trail().stream()
                    .filter(TrailLine::stands)
                    .filter(line -> line.done().act() instanceof Act.BeginRound)
                    .map(line -> line.done().at())
                    .findFirst()
                    .or(() -> now.trail().stream().map(line -> line.done().at()).findFirst())
                    .orElse(Instant.EPOCH)
                    .atZone(ZoneOffset.UTC)
                    .toLocalDate()
                    .toEpochDay();
        }

        Compared compared() {
            var fields = new TreeMap<String, List<Field.Played>>();
            now.session()
                    .floors()
                    .forEach(floor ->
                            floor.movement()
                                    .seatings()
                                    .forEach(seating -> read(fields, floor, seating)));
            var boards = new ArrayList<ComparedBoard>();
            fields.forEach((id, played) ->
                    new Field(id, day, played).compared(comparison()).ifPresent(boards::add));
            return new Compared(boards, List.copyOf(places.values()));
        }

        private void read(Map<String, List<Field.Played>> fields, Floor floor, Seating seating) {
            var northSouth = pair(floor, seating, Side.NORTH_SOUTH);
            var eastWest = pair(floor, seating, Side.EAST_WEST);
            if (northSouth.isEmpty() || eastWest.isEmpty()) {
                return;
            }
            floor.slots(seating)
                    .forEach(slot -> {
                        if (now.session().outcome(slot).orElse(new Outcome.NotPlayed())
                                instanceof Outcome.Scored(int points, _)) {
                            boolean turned = now.session().particulars().turned().contains(slot);
                            fields.computeIfAbsent(
                                            field(slot, floor, seating), _ -> new ArrayList<>())
                                    .add(
                                            turned
                                                    ? new Field.Played(
                                                            eastWest.get(),
                                                            northSouth.get(),
                                                            points)
                                                    : new Field.Played(
                                                            northSouth.get(),
                                                            eastWest.get(),
                                                            points));
                        }
                    });
        }

        /// With whom a table is compared: of teams with the other table of the match, else with all
        /// that have played the board in the field.
        private String field(Slot slot, Floor floor, Seating seating) {
            String board = "" + slot.board().value();
            if (contestants == Contestants.TEAMS) {
                var match = new java.util.TreeSet<>(floor.entries(seating));
                return board + "/" + slot.section() + "/" + slot.round() + "/" + match;
            }
            boolean apart =
                    charter().terms().field() == overtrick.scoring.regulation.Field.WITHIN_SECTION;
            return apart ? board + "/" + slot.section() : board;
        }

        private Comparison comparison() {
            var kind = charter().terms().method().kind();
            boolean teams = contestants == Contestants.TEAMS;
            return switch (kind) {
                case MATCHPOINTS -> teams ? Comparison.CROSS_IMPS : Comparison.MATCHPOINTS;
                case BUTLER -> teams ? Comparison.CROSS_IMPS : Comparison.DATUM;
                case IMP_PAIRS,
                        CROSS_IMPS,
                        TOTAL_POINTS,
                        BOARD_A_MATCH,
                        TEAM_IMPS,
                        PACHABO,
                        VICTORY_POINTS,
                        HYBRID ->
                        Comparison.CROSS_IMPS;
            };
        }

        /// Who sat there; empty where nobody can say, such as in a team of five.
        private Optional<Partnership> pair(Floor floor, Seating seating, Side side) {
            var members = seating.at(side).members();
            if (members.size() == 2) {
                var round = seating.round();
                return partners(
                        player(floor, members.get(0), round), player(floor, members.get(1), round));
            }
            var number = members.getFirst();
            var entry = entry(floor, number);
            if (entry.isEmpty()) {
                return Optional.empty();
            }
            int first =
                    contestants == Contestants.TEAMS ? firstOfTeam(floor, number, entry.get()) : 0;
            return first < 0
                    ? Optional.empty()
                    : partners(
                            Optional.of(player(entry.get(), first, seating.round())),
                            Optional.of(player(entry.get(), first + 1, seating.round())));
        }

        private static Optional<Partnership> partners(
                Optional<Player> one, Optional<Player> other) {
            return one.isEmpty()
                            || other.isEmpty()
                            || (one.equals(other) && !one.orElseThrow().isRobot())
                    ? Optional.empty()
                    : Optional.of(Partnership.of(one.orElseThrow(), other.orElseThrow()));
        }

        /// The first two of a team of four wear its lower number, the others the higher.
        private static int firstOfTeam(Floor floor, EntryNumber number, Entry team) {
            if (team.players().size() != 4) {
                return -1;
            }
            return floor.wearers().entrySet().stream()
                            .filter(worn -> worn.getValue().equals(team.id()))
                            .anyMatch(worn -> worn.getKey().compareTo(number) < 0)
                    ? 2
                    : 0;
        }

        private Optional<Player> player(Floor floor, EntryNumber number, RoundNumber round) {
            return entry(floor, number).map(entry -> player(entry, 0, round));
        }

        private Optional<Entry> entry(Floor floor, EntryNumber number) {
            EntryId id = floor.wearers().get(number);
            return Optional.ofNullable(id == null ? null : now.session().entries().get(id))
                    .filter(entry ->
                            contestants == Contestants.PLAYERS || entry.players().size() > 1);
        }

        /// Who sits in for somebody is rated for what they did themselves.
        private Player player(Entry entry, int at, RoundNumber round) {
            String there = entry.players(round).get(at);
            if (there.equals(entry.players().get(at))) {
                return player(entry, at);
            }
            var names = entry.standIns().stream().map(StandIn::coming).toList();
            int beyond = entry.players().size() + names.indexOf(there);
            String id = Place.id(source(), event, entry.id().value(), beyond);
            places.put(id, new Place(id, there, day));
            return Player.person(id);
        }

        private Player player(Entry entry, int at) {
            var place = new EventSeats.Player(entry.id(), at);
            String person = seated.get(place);
            if (person != null) {
                return Player.person(person);
            }
            if (entry.where() != TableKind.REAL) {
                return ROBOT;
            }
            String id = Place.id(source(), event, entry.id().value(), at);
            places.put(id, new Place(id, entry.players().get(at), day));
            return Player.person(id);
        }

        private static String source() {
            return "event";
        }
    }
}
