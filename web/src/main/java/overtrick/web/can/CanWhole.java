package overtrick.web.can;

import java.util.List;
import overtrick.web.Frame;
import overtrick.web.can.part.AsksPart;
import overtrick.web.can.part.AuctionPart;
import overtrick.web.can.part.BoardPart;
import overtrick.web.can.part.CanPage;
import overtrick.web.can.part.ChoicePart;
import overtrick.web.can.part.DeedsPart;
import overtrick.web.can.part.SeatPart;
import overtrick.web.can.part.SheetPart;
import overtrick.web.can.part.TrickPart;
import overtrick.web.can.part.TurnPart;
import overtrick.web.can.part.VerdictPart;
import overtrick.web.table.MemoryPart;
import overtrick.web.table.Shell;

/// The page of a table of Bài Càn as it comes first, with all its parts.
///
/// @param notice a sentence about what was asked for last; may be empty
public record CanWhole(Frame frame, CanPage page, String notice) {

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

    public ChoicePart choice() {
        return ChoicePart.of(page);
    }

    public AsksPart asks() {
        return AsksPart.of(page);
    }

    public DeedsPart deeds() {
        return DeedsPart.of(page);
    }

    public SheetPart sheet() {
        return SheetPart.of(page);
    }

    public MemoryPart memory() {
        return CanMemory.of(page);
    }

    public List<SeatPart> places() {
        return page.seating().seats().stream().map(seat -> SeatPart.of(page, seat)).toList();
    }
}
