package overtrick.company.page;

import java.util.List;
import overtrick.company.here.Seen;
import overtrick.house.terms.Strength;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;

/// The page of people.
///
/// @param number of the last change that it shows
/// @param named whether the visitor has said how they are called
/// @param known whether they are somebody at all
/// @param notice what was done a moment ago
public record PeoplePage(
        Words words,
        long number,
        boolean named,
        boolean known,
        Parts parts,
        Lists lists,
        Seen seen,
        Choice choice,
        String notice) {

    /// What changes.
    public record Parts(CallsPart calls, WishesPart wishes, HerePart here) {}

    /// Somebody on a list.
    public record One(String person, String name) {}

    /// The visitor's own lists.
    public record Lists(List<One> friends, List<One> kept) {
        public Lists {
            friends = List.copyOf(friends);
            kept = List.copyOf(kept);
        }
    }

    /// What can be wished for.
    public record Choice(List<String> games, SystemMenu systems, Strength level) {}

    /// How many boards one may think of.
    public List<Integer> boards() {
        return List.of(4, 8, 12, 16, 24);
    }

    /// How many may be missing, with the one who wishes.
    public List<Integer> missing() {
        return List.of(1, 2, 3);
    }

    public List<Seen> choices() {
        return List.of(Seen.values());
    }
}
