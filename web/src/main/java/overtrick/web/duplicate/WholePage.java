package overtrick.web.duplicate;

import java.util.List;
import overtrick.web.Frame;
import overtrick.web.table.MemoryPart;
import overtrick.web.table.Shell;

/// The page of a table as it comes first, with all its parts.
///
/// @param notice a sentence about what was asked for last; may be empty
/// @param guided whether somebody new is shown around
public record WholePage(Frame frame, TablePage page, String notice, boolean guided) {

    public Shell shell() {
        return new Shell(frame, page.seating(), notice);
    }

    public BoardPart board() {
        return BoardPart.of(page);
    }

    public EventPart event() {
        return EventPart.of(page);
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

    public ClockPart clock() {
        return ClockPart.of(page);
    }

    public MemoryPart memory() {
        return Memory.of(page);
    }

    public AsksPart asks() {
        return AsksPart.of(page);
    }

    public DeedsPart deeds() {
        return DeedsPart.of(page);
    }

    public List<PlacePart> places() {
        return page.seating().seats().stream().map(seat -> PlacePart.of(page, seat)).toList();
    }
}
