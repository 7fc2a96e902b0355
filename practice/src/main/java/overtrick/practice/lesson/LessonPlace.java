package overtrick.practice.lesson;

/// Where a lesson lies: its shelf and its name there.
public record LessonPlace(Shelf shelf, String name) {

    /// The shelves.
    public enum Shelf {
        /// The house's own.
        OWN,
        /// What the club has put into its folder.
        CLUB,
        /// What people brought.
        FILE;

        /// Its word in addresses.
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /// The address of its page.
    public String path() {
        return "/lessons/" + shelf.word() + "/" + name;
    }

    /// The address of a step.
    ///
    /// @param board from 1
    /// @param step from 1
    public String path(int board, int step) {
        return path() + "/" + board + "/" + step;
    }

    /// Under which a place in it is remembered.
    String key() {
        return shelf.word() + "." + name;
    }
}
