package overtrick.formats.pbn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;

/// Texts and boards that several tests use.
final class Samples {

    static final String HANDS =
            "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85";
    static final Deal DEAL = Deal.parse(HANDS);
    static final Board BOARD = Board.of(new BoardNumber(1), DEAL);

    /// The four tags a file must have at least.
    static final String BARE =
            """
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "%s"]
            """
                    .formatted(HANDS);

    private Samples() {}

    /// Declarer has won two tricks in diamonds and claims ten in all.
    static PlayedBoard claimed() {
        var auction = Auction.parse(BOARD.dealer(), "1D 1S P 2S 3C P 3D P P P");
        var contract = auction.contract().orElseThrow();
        return new PlayedBoard(
                BOARD,
                Map.of("Event", "Club \"evening\"", "North", "Player, N.", "Room", "Open"),
                Optional.of(auction),
                Map.of(1, "5+♠, 8-15", 4, "natural", 6, "natural"),
                Optional.of(play(contract, "SA S3 S2 D7 DA DT D3 D2")),
                Optional.of(new Result.Played(contract, 10)));
    }

    /// A board of which no more than some calls and their notes are known.
    static PlayedBoard called(Auction auction, Map<Integer, String> notes) {
        return new PlayedBoard(
                BOARD, Map.of(), Optional.of(auction), notes, Optional.empty(), Optional.empty());
    }

    static Play play(Contract contract, String cards) {
        return Play.of(contract, DEAL, cards(cards));
    }

    static List<Card> cards(String text) {
        return Stream.of(text.split(" ")).filter(word -> !word.isEmpty()).map(Card::parse).toList();
    }

    /// What was read from the only game of a text.
    static PlayedBoard only(PbnFile file) {
        if (file.played().size() != 1) {
            throw new AssertionError("not one board but " + file);
        }
        return file.played().getFirst();
    }

    /// All diagnostics, one on a line.
    static String diagnostics(PbnFile file) {
        return String.join(
                "\n", file.diagnostics().stream().map(diagnostic -> diagnostic.text()).toList());
    }
}
