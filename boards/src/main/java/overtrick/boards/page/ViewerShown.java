package overtrick.boards.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.formats.any.AnyBoards.Found;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// A board of an address, with the cards that are to lie on the table.
///
/// @param line the board with those cards in place of the ones that were played
/// @param kept how many of these come first
/// @param home the address of the line
/// @param onward empty where there is no contract, and so no play
record ViewerShown(
        PlayedBoard given, FinishedBoard line, int kept, Home home, Optional<Onward> onward) {

    /// The board that an address asks for, of those that it holds.
    static ViewerShown of(ViewerAddress address, Found found) {
        int number = address.board(found.boards().size());
        var given = found.boards().get(number - 1);
        var home = Home.viewer(address.query(number));
        return given.play()
                .map(play -> of(address, given, play, home))
                .orElseGet(() ->
                        new ViewerShown(given, Looked.finished(given), 0, home, Optional.empty()));
    }

    private static ViewerShown of(ViewerAddress address, PlayedBoard given, Play play, Home home) {
        var recorded = play.cards();
        int kept = Math.min(address.from(), recorded.size());
        var line = line(play.first(kept), address.on());
        boolean other = line.size() > kept;
        var finished =
                Looked.finished(
                        given,
                        auction(given, play.contract()),
                        other ? line : recorded,
                        other ? Optional.empty() : given.result());
        var onward = Optional.of(new Onward(home, recorded));
        return other
                ? new ViewerShown(
                        given,
                        finished,
                        kept,
                        Onward.home(home, kept, line.subList(kept, line.size())),
                        onward)
                : new ViewerShown(given, finished, recorded.size(), home, onward);
    }

    private static Auction auction(PlayedBoard given, Contract contract) {
        return Looked.isBid(given)
                ? given.auction().orElseThrow()
                : Looked.shortest(given.board().dealer(), contract);
    }

    /// Cards that lie there, and others as far as they may be played.
    private static List<Card> line(Play before, List<Card> on) {
        var now = before;
        var line = new ArrayList<>(now.cards());
        for (var card : on) {
            if (now.isOver() || now.refusal(card).isPresent()) {
                break;
            }
            now = now.with(card);
            line.add(card);
        }
        return List.copyOf(line);
    }

    /// Whether cards lie there that were never played.
    boolean isPlayedOn() {
        return line.cards().size() > kept;
    }

    /// The way back to what was played.
    Optional<ViewerPage.Back> back(Words words) {
        return onward.filter(_ -> isPlayedOn())
                .map(ways ->
                        new ViewerPage.Back(words.get("viewer.on", kept + 1), ways.back(kept)));
    }
}
