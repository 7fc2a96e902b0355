package overtrick.page;

import java.util.Arrays;
import java.util.List;

/// The wings of the club, as the head of every page names them.
public enum Wing {
    PLAY("/", "play"),
    EVENTS("/events", "event", "/series", "/ratings"),
    LEARN(
            "/learn",
            "learn",
            "/guide",
            "/lessons",
            "/class",
            "/laws",
            "/rulings",
            "/can/learn",
            "/systems",
            "/odds",
            "/dealing",
            "/practice",
            "/look",
            "/matches"),
    LIBRARY("/library", "library"),
    BOARDS("/me/boards", "boards", "/me", "/shared", "/sheet", "/files");

    /// Pages of people and of the club itself: they lie in no wing.
    private static final List<String> OF_PEOPLE =
            List.of(
                    "/account",
                    "/sign-in",
                    "/club",
                    "/privacy",
                    "/people",
                    "/messages",
                    "/fair",
                    "/verify");

    private final String href;
    private final String icon;
    private final List<String> rooms;

    /// @param rooms where the pages lie that belong to it, besides those below its own
    Wing(String href, String icon, String... rooms) {
        this.href = href;
        this.icon = icon;
        this.rooms = List.of(rooms);
    }

    /// The wing in which a page lies; what is nowhere else is play.
    static Wing at(String path) {
        return Arrays.stream(values())
                .filter(wing -> wing != PLAY && wing.has(path))
                .findFirst()
                .orElse(PLAY);
    }

    private boolean has(String path) {
        return isBelow(path, href) || rooms.stream().anyMatch(room -> isBelow(path, room));
    }

    private static boolean isBelow(String path, String room) {
        return path.equals(room) || path.startsWith(room + "/") || path.startsWith(room + "?");
    }

    /// The page through which one comes in.
    public String href() {
        return href;
    }

    public String icon() {
        return icon;
    }

    /// The key of its name.
    public String title() {
        return "nav." + Preferences.word(this);
    }

    /// What the link to it says of the page at `path`, for those who hear it: that it is this one,
    /// or that this one lies there; nothing elsewhere.
    public @org.jspecify.annotations.Nullable String current(String path) {
        if (path.isEmpty()) {
            return null; // what went wrong lies nowhere
        }
        if (href.equals(path)) {
            return "page";
        }
        boolean ofPeople = OF_PEOPLE.stream().anyMatch(room -> isBelow(path, room));
        return at(path) == this && !ofPeople ? "true" : null;
    }
}
