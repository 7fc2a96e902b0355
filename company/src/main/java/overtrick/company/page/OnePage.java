package overtrick.company.page;

import overtrick.company.Circles.Tie;
import overtrick.page.Words;

/// One person, as another may see them.
///
/// @param tie how they stand to each other
/// @param here whether the viewer may know that they are here
/// @param where they play
/// @param results whether they have a page with their results that the visitor may see
public record OnePage(
        Words words,
        String person,
        String name,
        Tie tie,
        boolean here,
        String where,
        boolean results) {}
