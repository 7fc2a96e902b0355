package overtrick.page.room;

import java.util.Locale;
import java.util.Optional;

/// A door on the front page: a link with a line that says what is behind it.
///
/// @param href a path of the club, such as `/library`
/// @param icon the name of its icon
/// @param title the key of its name
/// @param how the key of the line below
/// @param deed what can be begun at once without going in
/// @param home the language of those who play it at home, such as `vi`; they see it first
public record Door(
        String href,
        String icon,
        String title,
        String how,
        Optional<Deed> deed,
        Optional<String> home) {

    /// A button of the door.
    ///
    /// @param action the path that is posted to
    /// @param label the key of what stands on it
    public record Deed(String action, String label) {}

    public static Door to(String href, String icon, String title, String how) {
        return new Door(href, icon, title, how, Optional.empty(), Optional.empty());
    }

    /// The door with a button.
    public Door with(String action, String label) {
        return new Door(href, icon, title, how, Optional.of(new Deed(action, label)), home);
    }

    /// The door of a game that is at home in a language.
    public Door firstIn(String language) {
        return new Door(href, icon, title, how, deed, Optional.of(language));
    }

    /// Whether those who read this language play it at home.
    public boolean isAtHome(Locale language) {
        return home.equals(Optional.of(language.getLanguage()));
    }
}
