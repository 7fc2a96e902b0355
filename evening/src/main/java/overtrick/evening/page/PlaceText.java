package overtrick.evening.page;

import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.TablePlace;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;

/// Where a result belongs, as forms carry it: `A|2|3|14` for section, round, table and board.
public final class PlaceText {

    private PlaceText() {}

    public static String of(Slot slot) {
        return "%s|%s|%s|%s"
                .formatted(slot.section(), slot.round(), slot.table(), slot.board().value());
    }

    /// The place of a score sheet; empty when it says too little.
    public static Optional<Slot> slot(TablePlace place, BoardNumber board) {
        var section = new SectionName(place.section());
        return place.round()
                .flatMap(round ->
                        place.table().map(table -> new Slot(section, round, table, board)));
    }

    /// The place in the field `place`.
    ///
    /// @throws Sorry when it is none
    public static Slot read(Visit visit) {
        String text = visit.param("place");
        if (!text.matches("\\p{L}{0,8}\\|[1-9]\\d{0,2}\\|[1-9]\\d{0,3}\\|[1-9]\\d{0,3}")) {
            throw Sorry.unclear("ev.unclear.place", text);
        }
        var parts = text.split("\\|", -1);
        return Slot.of(
                new SectionName(parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3]));
    }
}
