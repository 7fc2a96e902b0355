package overtrick.web;

/// What is around every page.
///
/// @param title of the page, for the browser's tab
/// @param path where the page is, to come back to it
public record Frame(Words words, Preferences likes, String title, String path) {

    public static Frame of(Visit visit, String title) {
        return new Frame(visit.words(), visit.preferences(), title, visit.ctx().path());
    }

    public String theme() {
        return Preferences.word(likes.theme());
    }

    public String pack() {
        return Preferences.word(likes.pack());
    }

    public String size() {
        return Preferences.word(likes.size());
    }

    public String asset(String name) {
        return Assets.path(name);
    }
}
