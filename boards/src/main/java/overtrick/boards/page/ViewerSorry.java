package overtrick.boards.page;

import java.util.List;
import overtrick.page.Words;

/// Why an address shows no board, and what would be right.
///
/// @param why empty where nothing was asked for
public record ViewerSorry(String why, List<LookPage.Sample> samples, Words words) {

    public ViewerSorry {
        samples = List.copyOf(samples);
    }

    /// The letters that fit into an address.
    public int longest() {
        return ViewerAddress.LONGEST;
    }
}
