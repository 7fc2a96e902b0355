package overtrick.evening.page.result;

import java.util.List;

/// The page of a board in a folder, with the ways to its plays.
public record BoardInFolder(TravellerPage traveller, List<Way> plays) {

    public BoardInFolder {
        plays = List.copyOf(plays);
    }

    /// @param title who played, and how it ended
    /// @param file beside this one
    public record Way(String title, String file) {}
}
