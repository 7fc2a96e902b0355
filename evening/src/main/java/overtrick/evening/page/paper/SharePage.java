package overtrick.evening.page.paper;

import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// The links of a tournament for everybody.
///
/// @param alone whether only this machine can follow them
public record SharePage(
        Words words, String path, boolean alone, QrPicture results, QrPicture entry) {}
