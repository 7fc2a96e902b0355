package overtrick.server.front;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.cards.Card;
import overtrick.house.terms.Strength;
import overtrick.page.room.Door;

/// The front page.
///
/// @param home doors to games that are played where the reader's language is; they stand first
/// @param doors to the other rooms
/// @param name of the visitor, if they have one
/// @param today what has to do with the day and with the visitor
/// @param level how well the robots play that are offered first
public record FrontPage(
        Lobby lobby,
        List<Door> home,
        List<Door> doors,
        Optional<String> name,
        Today today,
        Strength level) {

    private static final List<Card> FAN =
            Stream.of("SA", "HK", "DQ", "CJ", "ST").map(Card::parse).toList();

    /// The cards of the picture: those the visitor holds at their table, otherwise from the ace of
    /// spades to the ten.
    public List<Card> fan() {
        return today.hand().isEmpty() ? FAN : today.hand();
    }

    /// Doors behind which something begins at once.
    public List<Door> cards() {
        return doors.stream().filter(door -> door.deed().isPresent()).toList();
    }

    /// Whether a deal of the day waits: it takes the place of events where there is none.
    public boolean hasDaily() {
        return doors.stream().anyMatch(door -> door.href().equals("/today"));
    }

    /// The other doors, a line each.
    public List<Door> ways() {
        return doors.stream().filter(door -> door.deed().isEmpty()).toList();
    }
}
