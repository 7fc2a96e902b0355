package overtrick.guide.book;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A guide of the club: for whom it is, and where its text lies.
public enum Guide {
    PLAYER("player", "play", Shelf.PLAYING),
    FIRST_MATCH("first-match", "hundred", Shelf.PLAYING),
    CAN("can", "hundred", Shelf.PLAYING),
    LEARNING("learning", "star", Shelf.PLAYING),
    DIRECTING("directing", "director", Shelf.RUNNING),
    CLUB("club", "people", Shelf.RUNNING),
    TEACHING("teaching", "learn", Shelf.RUNNING),
    SYSTEMS("systems", "system", Shelf.BUILDING),
    ROBOT("own-robot", "robot", Shelf.BUILDING),
    OPERATIONS("operations", "clock", Shelf.BUILDING),

    CHOICES("director", "event", Shelf.REFERENCE),
    REPAIRS("repairs", "undo", Shelf.REFERENCE),
    RESULTS("results", "cup", Shelf.REFERENCE),
    SHEETS("sheets", "print", Shelf.REFERENCE),
    FORMATS("formats", "file", Shelf.REFERENCE),
    TAKEAWAY("takeaway", "file", Shelf.REFERENCE),
    PRACTICE("practice", "star", Shelf.REFERENCE),
    LESSONS("lessons", "learn", Shelf.REFERENCE),
    CLASSROOM("classroom", "learn", Shelf.REFERENCE),
    DEALING("dealing", "boards", Shelf.REFERENCE),
    NOTES("notes", "system", Shelf.REFERENCE),
    RATINGS("ratings", "cup", Shelf.REFERENCE),
    INTERNET("internet", "open", Shelf.REFERENCE),
    POSTGRESQL("postgresql", "save", Shelf.REFERENCE),
    SECURITY("security", "warning", Shelf.REFERENCE),
    API("api", "code", Shelf.REFERENCE);

    /// For whom guides stand together.
    public enum Shelf {
        PLAYING,
        RUNNING,
        BUILDING,
        REFERENCE;

        /// Its guides, in their order.
        public List<Guide> guides() {
            return Arrays.stream(Guide.values()).filter(guide -> guide.shelf == this).toList();
        }

        /// The key of its name.
        public String title() {
            return "guides.shelf." + name().toLowerCase(Locale.ROOT);
        }
    }

    private final String code;
    private final String icon;
    private final Shelf shelf;

    Guide(String code, String icon, Shelf shelf) {
        this.code = code;
        this.icon = icon;
        this.shelf = shelf;
    }

    /// The last part of its address, and the name of its file.
    public String code() {
        return code;
    }

    public String icon() {
        return icon;
    }

    public Shelf shelf() {
        return shelf;
    }

    public static Optional<Guide> of(String code) {
        return Arrays.stream(values()).filter(guide -> guide.code.equals(code)).findFirst();
    }
}
