package overtrick.standing.page;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.standing.book.Audience;
import overtrick.standing.book.Subject;

/// What a visitor sees of somebody.
///
/// @param own whether it is the visitor themselves
/// @param member whether the visitor may choose what others see
/// @param strength empty where it is not shown
/// @param behind the last boards; empty where they are not shown
/// @param partners with whom they play; empty where that is not shown
/// @param choices what others may see; empty for others
/// @param places that may be theirs, of the visitor themselves
/// @param kept what is kept about the visitor themselves, in sentences
/// @param meet where they are met; empty for those who cannot be
public record PersonPage(
        Words words,
        String name,
        boolean own,
        boolean member,
        Optional<Strength> strength,
        Optional<List<Board>> behind,
        Optional<List<Partner>> partners,
        List<Choice> choices,
        List<Seat> places,
        List<String> kept,
        String said,
        String meet) {

    /// A strength with its words.
    ///
    /// @param figure empty when nothing is known yet
    /// @param lines what else is to be said
    /// @param moves what would move it, in the own eyes
    public record Strength(
            String figure,
            String between,
            List<String> lines,
            Optional<Bar> bar,
            Optional<Trend> trend,
            List<String> moves) {}

    /// A board behind the rating.
    ///
    /// @param href empty for nowhere
    public record Board(String title, String href, String day, String with, String value) {}

    /// A partnership.
    public record Partner(RatingsPage.Name name, String strength, String between, String boards) {}

    /// Who may see a thing.
    public record Choice(Subject subject, Audience audience) {

        public List<Audience> audiences() {
            return List.of(Audience.values());
        }
    }

    /// A place of an event under the visitor's name.
    ///
    /// @param mine whether they have said that it was theirs
    public record Seat(String place, String event, String href, String day, boolean mine) {}

    public String title(Subject subject) {
        return words.get("stand.subject." + subject.name());
    }

    public String name(Audience audience) {
        return words.get("stand.audience." + audience.name());
    }

    /// Whether some places are still to be claimed.
    public boolean asks() {
        return places.stream().anyMatch(place -> !place.mine());
    }
}
