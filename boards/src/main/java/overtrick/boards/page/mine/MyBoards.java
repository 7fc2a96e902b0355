package overtrick.boards.page.mine;

import java.util.List;
import java.util.Map;
import overtrick.page.Words;

/// Boards somebody has played, the latest first, a page of those they want to see.
///
/// @param found all that the filter lets through
/// @param from how many later ones were left out
/// @param any whether they have played one at all
/// @param partners they have played with, by name
public record MyBoards(
        List<Mine> found,
        Filter filter,
        int from,
        boolean any,
        List<String> partners,
        Curve curve,
        Losses losses,
        Words words) {

    private static final int PAGE = 50;

    public MyBoards {
        found = List.copyOf(found);
        partners = List.copyOf(partners);
    }

    public List<Mine> shown() {
        int first = Math.min(from, found.size());
        return found.subList(first, Math.min(first + PAGE, found.size()));
    }

    public boolean hasOlder() {
        return found.size() > from + PAGE;
    }

    /// The address of the page of earlier ones.
    public String older() {
        return "/me/boards" + filter.query(Map.of("from", String.valueOf(from + PAGE)));
    }

    /// The address of the page of later ones.
    public String later() {
        int first = Math.max(0, from - PAGE);
        return "/me/boards" + filter.query(Map.of("from", String.valueOf(first)));
    }

    public String signed(Mine mine) {
        return words.signed(mine.points());
    }

    /// IMPs against the robots' table, or of its own game; a dash when there are none.
    public String imps(Mine mine) {
        return mine.imps().map(words::signed).orElse("–");
    }

    public boolean isGain(Mine mine) {
        return mine.imps().orElse(mine.points()) > 0;
    }
}
