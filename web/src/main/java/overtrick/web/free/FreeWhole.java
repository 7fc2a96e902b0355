package overtrick.web.free;

import overtrick.web.Frame;
import overtrick.web.duplicate.WholePage;

/// The page of a free table as it comes first.
///
/// @param notice a sentence about what was asked for last; may be empty
public record FreeWhole(Frame frame, FreePage page, String notice) {

    public WholePage table() {
        return new WholePage(frame, page.table(), notice, isGuided());
    }

    private boolean isGuided() {
        return frame.isNew() && page.table().table().deals() < 2;
    }

    public RulingPart ruling() {
        return RulingPart.of(page);
    }

    public AnywayPart anyway() {
        return AnywayPart.of(page);
    }

    public OverPart over() {
        return OverPart.of(page);
    }
}
