package overtrick.web.social;

import overtrick.web.Frame;
import overtrick.web.duplicate.WholePage;

/// The page of a table of social bridge as it comes first.
///
/// @param notice a sentence about what was asked for last; may be empty
public record SocialWhole(Frame frame, SocialPage page, String notice) {

    public WholePage table() {
        return new WholePage(frame, page.table(), notice, isGuided());
    }

    private boolean isGuided() {
        return frame.isNew() && page.table().table().deals() < 2;
    }

    public SheetPart sheet() {
        return SheetPart.of(page);
    }

    public OverPart over() {
        return OverPart.of(page);
    }
}
