package overtrick.boards.page.mine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.boards.review.Phase;
import overtrick.page.Words;

/// Boards somebody has played, the latest first, a page of those they want to see.
///
/// @param found all that the filter lets through
/// @param from how many later ones were left out
/// @param played how many they have played at all
/// @param partners they have played with, by name
/// @param name how they are called, once they are known here
public record MyBoards(
        List<Mine> found,
        Filter filter,
        int from,
        int played,
        List<String> partners,
        ImpCurve curve,
        List<Losses> losses,
        Optional<String> name,
        Words words) {

    private static final int PAGE = 50;

    /// Fewer are seen at a glance: there is nothing to choose among.
    private static final int WORTH_FILTERING = 6;

    public MyBoards {
        found = List.copyOf(found);
        partners = List.copyOf(partners);
        losses = List.copyOf(losses);
    }

    public List<Mine> shown() {
        int first = Math.min(from, found.size());
        return found.subList(first, Math.min(first + PAGE, found.size()));
    }

    /// Whether they have played one at all.
    public boolean any() {
        return played > 0;
    }

    public boolean isFilterOffered() {
        return played >= WORTH_FILTERING || !filter.isAll();
    }

    /// Boards that brought IMPs, and boards that cost some, such as `12–7`.
    public String balance() {
        return "%d–%d".formatted(with(1), with(-1));
    }

    private long with(int sign) {
        return found.stream()
                .flatMap(mine -> mine.imps().stream())
                .filter(imps -> Integer.signum(imps) == sign)
                .count();
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

    /// Where something was lost, the dearest first.
    public List<Phase> worth() {
        return Losses.worth(losses);
    }

    /// Whether what every board has cost is known.
    public boolean isLostKnown() {
        return losses.stream().allMatch(each -> each.known() == each.all());
    }

    public String signed(Mine mine) {
        return words.signed(mine.points());
    }

    /// IMPs against the robots' table, or of its own game; a dash when there are none.
    public String imps(Mine mine) {
        return mine.imps().map(words::signed).orElse("–");
    }

    public boolean isGain(Mine mine) {
        return mine.imps().filter(won -> won > 0).isPresent();
    }

    public boolean isLoss(Mine mine) {
        return mine.imps().filter(lost -> lost < 0).isPresent();
    }
}
