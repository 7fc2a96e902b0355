package overtrick.boards.page.match;

import java.util.List;
import overtrick.house.terms.Strength;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;

/// The page on which a match among robots is begun.
///
/// @param most boards of a match
/// @param latest the matches that were begun last
public record MatchesPage(Words words, int most, List<ScorePart> latest) {

    public MatchesPage {
        latest = List.copyOf(latest);
    }

    /// What they may bid by.
    public SystemMenu systems() {
        return SystemMenu.of(words.locale());
    }

    /// How well robots may play, the best first.
    public List<Strength> levels() {
        return List.of(Strength.values()).reversed();
    }

    public String level(Strength strength) {
        return words.get("match.level." + strength.word());
    }
}
