package overtrick.evening.page.result;

import java.util.List;
import overtrick.evening.page.Links;
import overtrick.page.Words;

/// The matches of a round.
///
/// @param rounds that are known
/// @param out who does not play
/// @param watched whether others may watch the matches
public record RoundPage(
        Words words,
        Links links,
        String title,
        int round,
        List<Integer> rounds,
        List<MatchLine> matches,
        List<String> out,
        boolean watched) {

    public RoundPage {
        rounds = List.copyOf(rounds);
        matches = List.copyOf(matches);
        out = List.copyOf(out);
    }

    /// The same round, of which the matches may be watched or not.
    RoundPage with(boolean shown) {
        return new RoundPage(words, links, title, round, rounds, matches, out, shown);
    }
}
