package overtrick.evening.page.hall;

import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// The page of the projector.
///
/// @param entry by which people enter themselves; shown until everybody has a place
public record HallPage(
        Words words, String path, long number, HallPart hall, QrPicture entry, boolean alone) {}
