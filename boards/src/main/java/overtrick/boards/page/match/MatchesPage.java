package overtrick.boards.page.match;

import java.util.List;
import java.util.Map;
import overtrick.house.terms.Strength;
import overtrick.page.Words;

/// The page on which a match among robots is begun.
///
/// @param systems titles by name
/// @param most boards of a match
/// @param latest the matches that were begun last
public record MatchesPage(
        Words words, Map<String, String> systems, int most, List<ScorePart> latest) {

    public MatchesPage {
        latest = List.copyOf(latest);
    }

    /// How well robots may play, the best first.
    public List<Strength> levels() {
        return List.of(Strength.values()).reversed();
    }

    public String level(Strength strength) {
        return words.get("match.level." + strength.word());
    }
}
