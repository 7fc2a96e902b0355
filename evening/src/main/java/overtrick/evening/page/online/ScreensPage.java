package overtrick.evening.page.online;

import java.util.List;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// Which tables in the room need screens, because somebody there meets somebody who is elsewhere.
///
/// @param alone whether the club can be reached from this machine only
/// @param rounds with such tables
/// @param chairs of everybody in the room who needs one
public record ScreensPage(
        Words words, String path, boolean alone, List<Round> rounds, List<Chair> chairs) {

    public ScreensPage {
        rounds = List.copyOf(rounds);
        chairs = List.copyOf(chairs);
    }

    /// Where screens are needed in a round.
    public record Round(int round, List<Place> tables) {}

    /// A table with those in the room and those elsewhere.
    public record Place(String table, String here, String elsewhere) {}

    /// A chair that a screen takes.
    ///
    /// @param taken whether one has
    public record Chair(String player, String entry, QrPicture link, boolean taken) {}
}
