package overtrick.tournament.view;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Partnership;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;

/// Lays the slips of a session before the scorer.
final class Slips {

    private final Session session;
    private final Places places;
    private final Predicate<BoardNumber> counts;
    private final Map<EntryId, Contestant> contestants;

    /// @param counts whether a board is ranked
    Slips(Session session, Places places, Predicate<BoardNumber> counts) {
        this.session = session;
        this.places = places;
        this.counts = counts;
        this.contestants = contestants(session);
    }

    /// @param earlier scores of the same places
    /// @param changed boards since then
    Scores scores(Optional<Scores> earlier, Set<BoardNumber> changed) {
        var charter = charter();
        boolean players = charter.terms().contestants() == Contestants.PLAYERS;
        var kept = new HashMap<BoardNumber, Traveller>();
        earlier.ifPresent(scores ->
                scores.results().travellers().forEach(slip -> kept.put(slip.board(), slip)));
        var travellers = new ArrayList<Traveller>();
        for (var board : places.boards()) {
            boolean same = earlier.isPresent() && !changed.contains(board);
            (same ? Optional.ofNullable(kept.get(board)) : traveller(board))
                    .ifPresent(travellers::add);
        }
        var results =
                new Results(
                        charter.title(),
                        names(session),
                        travellers,
                        levies(),
                        players,
                        directions());
        return earlier.map(scores -> scores.with(results))
                .orElseGet(() -> Scores.of(results, charter.terms().regulations()));
    }

    private Charter charter() {
        return session.charter().orElseThrow();
    }

    private Optional<Traveller> traveller(BoardNumber board) {
        if (!counts.test(board)) {
            return Optional.empty();
        }
        var rows = new ArrayList<Row>();
        for (var place : places.of(board)) {
            session.outcome(place.slot()).ifPresent(outcome -> rows.add(row(place, outcome)));
        }
        var counted = ofTeams() ? atBothTables(rows) : rows;
        return counted.isEmpty() ? Optional.empty() : Optional.of(Traveller.of(board, counted));
    }

    /// Of everybody who by the movement sits one way only, when somebody did not.
    private SortedMap<Contestant, Side> directions() {
        var sides = new TreeMap<Contestant, Set<Side>>();
        if (!session.particulars().turned().isEmpty()) {
            session.floors()
                    .forEach(floor ->
                            floor.movement()
                                    .seatings()
                                    .forEach(seating -> {
                                        for (var side : Side.values()) {
                                            sides.computeIfAbsent(
                                                            contestant(floor, seating.at(side)),
                                                            _ -> EnumSet.noneOf(Side.class))
                                                    .add(side);
                                        }
                                    }));
        }
        var directions = new TreeMap<Contestant, Side>();
        sides.forEach((contestant, both) -> {
            if (both.size() == 1) {
                directions.put(contestant, both.iterator().next());
            }
        });
        return directions;
    }

    private boolean ofTeams() {
        return charter().terms().regulations().scoring().boards().isForTeams();
    }

    /// A table of a team match counts as soon as the other one has its score too; in a triangle
    /// that is a round later.
    private static List<Row> atBothTables(List<Row> rows) {
        return rows.stream()
                .filter(row -> !row.isPlayed() || rows.stream().anyMatch(row::isOtherTableOf))
                .toList();
    }

    private Row row(Places.Place place, Outcome outcome) {
        var slot = place.slot();
        var where = TablePlace.of(slot.section().text(), slot.round(), slot.table());
        return new Row(
                where,
                contestant(place, Side.NORTH_SOUTH),
                contestant(place, Side.EAST_WEST),
                session.particulars().form(slot),
                outcome);
    }

    /// @param side as they sat, which may not be as planned
    private Contestant contestant(Places.Place place, Side side) {
        var planned = session.side(place.slot(), side);
        return contestant(place.floor(), place.seating().at(planned));
    }

    private Contestant contestant(Floor floor, Partnership partnership) {
        return switch (partnership) {
            case Partnership.Pair(var number) -> worn(floor, number);
            case Partnership.Players players ->
                    new Contestant(
                            players.members().stream()
                                    .map(number -> contestant(floor.section(), number).id())
                                    .collect(Collectors.joining(Contestant.WITH)));
        };
    }

    private Contestant worn(Floor floor, EntryNumber number) {
        var entry = floor.wearers().get(number);
        var known = entry == null ? null : contestants.get(entry);
        return known == null ? contestant(floor.section(), number) : known;
    }

    private static Contestant contestant(SectionName section, EntryNumber number) {
        return new Contestant(section + "" + number);
    }

    /// An entry goes by the lowest number it wears: of a team, that of its first pair.
    private static Map<EntryId, Contestant> contestants(Session session) {
        var contestants = new HashMap<EntryId, Contestant>();
        session.floors()
                .forEach(floor ->
                        floor.wearers()
                                .forEach((number, entry) ->
                                        contestants.putIfAbsent(
                                                entry, contestant(floor.section(), number))));
        return contestants;
    }

    /// Everybody who wears a number.
    static SortedMap<Contestant, String> names(Session session) {
        var names = new TreeMap<Contestant, String>();
        contestants(session)
                .forEach((entry, contestant) -> {
                    String name =
                            Optional.ofNullable(session.entries().get(entry))
                                    .map(Entry::name)
                                    .orElse(contestant.id());
                    names.put(contestant, name);
                });
        return names;
    }

    private List<Adjustment> levies() {
        return session.levies().stream()
                .filter(levy -> contestants.containsKey(levy.entry()))
                .map(levy ->
                        new Adjustment(
                                contestants.getOrDefault(levy.entry(), new Contestant("?")),
                                levy.kind(),
                                levy.amount(),
                                levy.unit(),
                                levy.cause()))
                .toList();
    }
}
