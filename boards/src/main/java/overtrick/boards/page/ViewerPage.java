package overtrick.boards.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.formats.any.AnyBoards.Found;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// A board that stands wholly in the address of its page.
///
/// @param looked the board, with as much as is known of it
/// @param onward where the play goes on as it was; empty where nothing else is shown
/// @param boards all boards of the address, when there are several
/// @param wrong what could not be read, where and what would be right
/// @param code the line that puts the page into another; empty within one
public record ViewerPage(
        Looked looked,
        Optional<Back> onward,
        List<Choice> boards,
        List<String> wrong,
        String code,
        String address) {

    /// One of several boards.
    public record Choice(String title, String path, boolean shown) {}

    /// The way back from cards that were never played.
    ///
    /// @param sentence that says from where on they were not
    public record Back(String sentence, String path) {}

    public ViewerPage {
        boards = List.copyOf(boards);
        wrong = List.copyOf(wrong);
    }

    public BoardPage page() {
        return looked.page();
    }

    public Words words() {
        return looked.page().words();
    }

    /// What is known of how it ended, or what is missing.
    public String lead() {
        return Looked.isBid(looked.given()) && looked.given().result().isPresent()
                ? page().verdict().sentence()
                : String.join(" ", looked.missing());
    }

    /// The calls where they did not come to an end; those of a whole auction have notes.
    public Optional<Auction> unfinished() {
        return looked.auction().filter(calls -> !calls.isOver());
    }

    public boolean isBid() {
        return Looked.isBid(looked.given());
    }

    /// What was played or is given beside the hands.
    static List<Choice> choices(ViewerAddress address, Found found, int shown, Words words) {
        var choices = new ArrayList<Choice>();
        int boards = found.boards().size();
        for (int at = 0; boards > 1 && at < boards; at++) {
            PlayedBoard board = found.boards().get(at);
            choices.add(
                    new Choice(
                            words.get("board.title", board.board().number().value()),
                            Home.viewer(address.query(at + 1)).at(0),
                            at + 1 == shown));
        }
        return choices;
    }

    /// The seats in the order of printed hands.
    public static List<Seat> seats() {
        return List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST);
    }
}
