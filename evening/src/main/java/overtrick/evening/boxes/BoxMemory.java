package overtrick.evening.boxes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.boxes.Spot;
import overtrick.house.codes.TournamentId;
import overtrick.log.Store;

/// Which events are scored with boxes, and what of a file has been dealt with. What boxes said is
/// in the event itself; this is only for not telling the director twice.
final class BoxMemory {

    private static final String BEGIN =
            "INSERT INTO event_boxes (code, file, lead, hands) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT (code) DO UPDATE SET file = excluded.file,"
                    + " lead = excluded.lead, hands = excluded.hands";
    private static final String END = "DELETE FROM event_boxes WHERE code = ?";
    private static final String FORGET = "DELETE FROM box_said WHERE code = ?";
    private static final String ALL = "SELECT code, file, lead, hands FROM event_boxes";
    private static final String SAY =
            "INSERT INTO box_said (code, section, round, place, board, said)"
                    + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (code, section, round, place, board)"
                    + " DO UPDATE SET said = excluded.said";
    private static final String SAID =
            "SELECT section, round, place, board, said FROM box_said WHERE code = ?";

    /// @param file by its name in the folder of boxes
    record Link(TournamentId event, String file, boolean lead, boolean hands) {}

    private record Line(Spot spot, String said) {}

    private final Store store;

    BoxMemory(Store store) {
        this.store = store;
    }

    void begin(Link link) {
        store.change(BEGIN, link.event().code(), link.file(), bit(link.lead()), bit(link.hands()));
    }

    private static int bit(boolean value) {
        return value ? 1 : 0;
    }

    void end(TournamentId event) {
        store.change(END, event.code());
        forget(event);
    }

    /// What was said by another file says nothing of this one.
    void forget(TournamentId event) {
        store.change(FORGET, event.code());
    }

    List<Link> all() {
        return store.rows(
                ALL,
                row ->
                        new Link(
                                new TournamentId(row.getString(1)),
                                row.getString(2),
                                row.getInt(3) != 0,
                                row.getInt(4) != 0));
    }

    Optional<Link> of(TournamentId event) {
        return all().stream().filter(one -> one.event().equals(event)).findFirst();
    }

    Map<Spot, String> said(TournamentId event) {
        var said = new HashMap<Spot, String>();
        store.rows(
                        SAID,
                        row ->
                                new Line(
                                        new Spot(
                                                row.getInt(1),
                                                row.getInt(2),
                                                row.getInt(3),
                                                row.getInt(4)),
                                        row.getString(5)),
                        event.code())
                .forEach(line -> said.put(line.spot(), line.said()));
        return said;
    }

    void say(TournamentId event, Spot spot, String said) {
        store.change(
                SAY, event.code(), spot.section(), spot.round(), spot.table(), spot.board(), said);
    }
}
