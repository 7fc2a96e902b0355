package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;
import overtrick.tournament.session.Contestants;

/// Somebody comes late to a Swiss or a round robin.
///
/// @param round in which they play first, of a Swiss
/// @param meetings whom they would meet, of a round robin; none when nobody rests any more
public record LatePage(
        Words words,
        String path,
        Contestants contestants,
        boolean swiss,
        int round,
        List<String> meetings) {

    public LatePage {
        meetings = List.copyOf(meetings);
    }
}
