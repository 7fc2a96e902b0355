package overtrick.bridgetable.page;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.bridgetable.duplicate.Plate;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;

/// The board's number, dealer and vulnerability, the contract and the tricks.
///
/// @param first whether it is the table's first, at which somebody new is shown around
/// @param name of the table, and its code, for as long as there is no board
public record BoardPart(
        Words words,
        String name,
        String code,
        Phase phase,
        boolean mine,
        boolean seated,
        boolean first,
        Seat bottom,
        Optional<Facts> facts) {

    /// What a board says of itself.
    ///
    /// @param plate what is written at its head
    /// @param bid whether the contract says how many tricks must be won
    /// @param winners of the tricks so far, in order
    public record Facts(
            BoardNumber number,
            Seat dealer,
            Vulnerability vulnerability,
            Plate plate,
            Optional<Contract> contract,
            boolean bid,
            List<Seat> winners) {

        private static Facts of(BoardView board, Plate plate) {
            return new Facts(
                    board.number(),
                    board.dealer(),
                    board.vulnerability(),
                    plate,
                    board.contract(),
                    board.auction().bidding() instanceof AuctionRules,
                    board.play().map(Facts::winners).orElse(List.of()));
        }

        private static List<Seat> winners(PlayView play) {
            var strain = play.contract().strain();
            return play.tricks().stream().map(trick -> trick.winner(strain)).toList();
        }
    }

    public static BoardPart of(TablePage page) {
        return new BoardPart(
                page.words(),
                page.seating().title(),
                page.id().code(),
                page.phase(),
                page.isMyTurn(),
                page.isSeated(),
                page.table().deals() < 2,
                page.bottom(),
                page.board()
                        .filter(_ -> page.phase() != Phase.DRAW)
                        .map(board -> Facts.of(board, BridgeTerms.of(page.table()).plate())));
    }

    public Facts board() {
        return facts.orElseThrow();
    }

    /// Whether it is a board, with a plate that shows its number and who is vulnerable.
    public boolean isBoard() {
        return board().plate() == Plate.BOARD;
    }

    /// `Board 3`, or `Deal 3` where nothing is played on boards.
    public String title() {
        return words.get(isBoard() ? "board.title" : "board.deal", board().number().value());
    }

    /// Who deals, and who is vulnerable where somebody may be.
    public String dealt() {
        String dealer = words.get("board.dealer", words.letter(board().dealer()));
        return board().plate() == Plate.PLAIN
                ? dealer
                : dealer + " · " + words.name(board().vulnerability());
    }

    public Optional<Contract> contract() {
        return facts.flatMap(Facts::contract);
    }

    public int won(Side side) {
        return (int) board().winners().stream().filter(seat -> seat.side() == side).count();
    }

    /// The quitted tricks in order: true for those of the viewer's side.
    public List<Boolean> quitted() {
        return board().winners().stream().map(winner -> !winner.opposes(bottom)).toList();
    }

    /// Tricks the declaring side still needs for its contract; below zero when it has more.
    public int needed() {
        return contract().map(made -> made.bid().tricks() - won(made.declarer().side())).orElse(0);
    }
}
