package overtrick.web.free;

import overtrick.web.Frame;
import overtrick.web.duplicate.WholePage;

/// The page of a free table as it comes first.
///
/// @param notice a sentence about what was asked for last; may be empty
public record FreeWhole(Frame frame, FreePage page, String notice) {

    public WholePage table() {
        return new WholePage(frame, page.table(), notice);
    }

    public RulingPart ruling() {
        return RulingPart.of(page);
    }

    public ReplacementPart replacement() {
        return ReplacementPart.of(page);
    }

    public AnywayPart anyway() {
        return AnywayPart.of(page);
    }

    public OverPart over() {
        return OverPart.of(page);
    }
}
