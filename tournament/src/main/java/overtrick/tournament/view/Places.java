package overtrick.tournament.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.bridge.BoardNumber;
import overtrick.movement.Seating;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;

/// Where each board is played in the course of the tournament, in all sections.
record Places(SortedMap<BoardNumber, List<Place>> byBoard) {

    /// A board at a table.
    record Place(Floor floor, Seating seating, Slot slot) {}

    static Places of(Session session) {
        var places = new TreeMap<BoardNumber, List<Place>>();
        session.floors()
                .forEach(floor ->
                        floor.movement()
                                .seatings()
                                .forEach(seating ->
                                        floor.slots(seating)
                                                .map(slot -> new Place(floor, seating, slot))
                                                .forEach(place -> add(places, place))));
        return new Places(places);
    }

    private static void add(SortedMap<BoardNumber, List<Place>> places, Place place) {
        places.computeIfAbsent(place.slot().board(), _ -> new ArrayList<>()).add(place);
    }

    Set<BoardNumber> boards() {
        return byBoard.keySet();
    }

    List<Place> of(BoardNumber board) {
        return byBoard.getOrDefault(board, List.of());
    }

    /// Whether some table has still to play the board, or has no score for it.
    boolean isOpen(BoardNumber board, Session session) {
        return of(board).stream().anyMatch(place -> session.outcome(place.slot()).isEmpty());
    }
}
