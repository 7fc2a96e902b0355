package overtrick.evening.page.result;

import java.util.List;
import overtrick.evening.page.Links;
import overtrick.page.Words;

/// The matches of a round.
///
/// @param rounds that are known
/// @param out who does not play
public record RoundPage(
        Words words,
        Links links,
        String title,
        int round,
        List<Integer> rounds,
        List<MatchLine> matches,
        List<String> out) {

    public RoundPage {
        rounds = List.copyOf(rounds);
        matches = List.copyOf(matches);
        out = List.copyOf(out);
    }
}
