package overtrick.web.duplicate;

import java.util.List;
import overtrick.cards.Seat;
import overtrick.web.Frame;
import overtrick.web.table.Shell;

/// The page of a table as it comes first, with all its parts.
///
/// @param notice a sentence about what was asked for last; may be empty
public record WholePage(Frame frame, TablePage page, String notice) {

    public Shell shell() {
        return new Shell(frame, page.seating(), notice);
    }

    public BoardPart board() {
        return BoardPart.of(page);
    }

    public TurnPart turn() {
        return TurnPart.of(page);
    }

    public TrickPart trick() {
        return TrickPart.of(page);
    }

    public VerdictPart verdict() {
        return VerdictPart.of(page);
    }

    public AuctionPart auction() {
        return AuctionPart.of(page);
    }

    public HintPart hint() {
        return HintPart.of(page);
    }

    public BoxPart box() {
        return BoxPart.of(page);
    }

    public AsksPart asks() {
        return AsksPart.of(page);
    }

    public DeedsPart deeds() {
        return DeedsPart.of(page);
    }

    /// Top, left, right, bottom.
    public List<PlacePart> places() {
        var bottom = page.bottom();
        return List.of(bottom.plus(2), bottom.plus(1), bottom.plus(3), bottom).stream()
                .map(this::place)
                .toList();
    }

    private PlacePart place(Seat seat) {
        return PlacePart.of(page, seat);
    }
}
