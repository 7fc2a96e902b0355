package overtrick.tournament.event.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.tournament.compare.Adjustment;
import overtrick.tournament.compare.Contestant;
import overtrick.tournament.compare.EventResults;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.Row;
import overtrick.tournament.compare.TablePlace;
import overtrick.tournament.compare.Traveller;
import overtrick.tournament.compare.rank.EventScores;
import overtrick.tournament.event.session.Charter;
import overtrick.tournament.event.session.Contestants;
import overtrick.tournament.event.session.Entry;
import overtrick.tournament.event.session.Floor;
import overtrick.tournament.event.session.Session;
import overtrick.tournament.event.session.Slot;
import overtrick.tournament.movement.EntryNumber;
import overtrick.tournament.movement.Partnership;
import overtrick.tournament.movement.Seating;

/// Makes the ranking of a session, of the boards a viewer may see ranked.
final class Standings {

    private final Session session;
    private final Sight sight;

    Standings(Session session, Sight sight) {
        this.session = session;
        this.sight = sight;
    }

    Standing standing() {
        boolean provisional = !session.closed();
        if (session.charter().isEmpty() || session.floor().isEmpty()) {
            return new Standing(Optional.empty(), "", provisional);
        }
        var charter = session.charter().get();
        var scores = scores(charter, session.floor().get());
        if (charter.terms().contestants() == Contestants.PLAYERS) {
            var ranking = new PlayersRanking(scores, names(session.floor().get())).ranking();
            return new Standing(Optional.of(ranking), "", provisional);
        }
        var complaint = scores.complaint();
        return complaint.isPresent()
                ? new Standing(Optional.empty(), complaint.get(), provisional)
                : new Standing(Optional.of(scores.ranking()), "", provisional);
    }

    private EventScores scores(Charter charter, Floor floor) {
        boolean players = charter.terms().contestants() == Contestants.PLAYERS;
        var names = players ? new TreeMap<Contestant, String>() : names(floor);
        var results = new EventResults(charter.title(), names, travellers(floor), levies(floor));
        return EventScores.of(results, charter.terms().regulations());
    }

    private SortedMap<Contestant, String> names(Floor floor) {
        var names = new TreeMap<Contestant, String>();
        contestants(floor)
                .forEach((entry, contestant) -> {
                    String name =
                            Optional.ofNullable(session.entries().get(entry))
                                    .map(Entry::name)
                                    .orElse(contestant.id());
                    names.put(contestant, name);
                });
        return names;
    }

    /// An entry goes by the lowest number it wears: of a team, that of its first pair.
    private static Map<Integer, Contestant> contestants(Floor floor) {
        var contestants = new HashMap<Integer, Contestant>();
        floor.wearers()
                .forEach((number, entry) ->
                        contestants.putIfAbsent(entry, new Contestant(number.toString())));
        return contestants;
    }

    private List<Traveller> travellers(Floor floor) {
        var contestants = contestants(floor);
        var rows = new TreeMap<BoardNumber, List<Row>>();
        for (var seating : floor.movement().seatings()) {
            floor.slots(seating)
                    .filter(slot -> sight.ranks(slot.board()))
                    .forEach(slot ->
                            session.outcome(slot)
                                    .map(outcome -> row(floor, contestants, seating, slot, outcome))
                                    .ifPresent(row ->
                                            rows.computeIfAbsent(
                                                            slot.board(), _ -> new ArrayList<>())
                                                    .add(row)));
        }
        var travellers = new ArrayList<Traveller>();
        rows.forEach((board, lines) -> travellers.add(Traveller.of(board, lines)));
        return travellers;
    }

    private static Row row(
            Floor floor,
            Map<Integer, Contestant> contestants,
            Seating seating,
            Slot slot,
            Outcome outcome) {
        var place = new TablePlace("", slot.round().value(), slot.table().value());
        return Row.of(
                place,
                contestant(floor, contestants, seating.at(Side.NORTH_SOUTH)),
                contestant(floor, contestants, seating.at(Side.EAST_WEST)),
                outcome);
    }

    private static Contestant contestant(
            Floor floor, Map<Integer, Contestant> contestants, Partnership partnership) {
        return switch (partnership) {
            case Partnership.Pair(var number) -> worn(floor, contestants, number);
            case Partnership.Players players ->
                    new Contestant(
                            players.members().stream()
                                    .map(EntryNumber::toString)
                                    .collect(Collectors.joining(PlayersRanking.WITH)));
        };
    }

    private static Contestant worn(
            Floor floor, Map<Integer, Contestant> contestants, EntryNumber number) {
        int entry = floor.wearers().getOrDefault(number, 0);
        return contestants.getOrDefault(entry, new Contestant(number.toString()));
    }

    private List<Adjustment> levies(Floor floor) {
        var contestants = contestants(floor);
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
