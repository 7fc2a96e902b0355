package overtrick.boards.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.house.codes.TableId;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;

/// A board from elsewhere whose end is not known.
///
/// @param given as much as is known of it
/// @param page its deal, and the play as far as there is one
public record Looked(PlayedBoard given, BoardPage page) {

    /// Stands where a table of ours would: nothing is asked of it.
    private static final TableId ELSEWHERE = new TableId("ZZZZZ");

    /// Whether it was bid to the end.
    static boolean isBid(PlayedBoard board) {
        return board.auction().filter(Auction::isOver).isPresent();
    }

    /// What was not bid to its end stands here as passed out, for the analysis of its cards; so
    /// does the result of a play that was cut off.
    static FinishedBoard finished(PlayedBoard board) {
        boolean bid = isBid(board);
        return finished(
                board,
                bid ? board.auction().orElseThrow() : passedOut(board),
                bid ? board.cards() : List.of(),
                board.result().filter(_ -> bid));
    }

    /// The same after an auction and with cards that may be others than were played.
    ///
    /// @param result empty when nobody knows how it ended
    static FinishedBoard finished(
            PlayedBoard board, Auction auction, List<Card> cards, Optional<Result> result) {
        boolean given = board.auction().equals(Optional.of(auction));
        var meanings = new ArrayList<Optional<Meaning>>();
        for (int place = 0; place < auction.calls().size(); place++) {
            meanings.add(
                    Optional.ofNullable(board.notes().get(place))
                            .filter(_ -> given)
                            .map(Meaning::said));
        }
        return new FinishedBoard(
                ELSEWHERE,
                1,
                Instant.EPOCH,
                board.board(),
                Optional.empty(),
                auction,
                meanings,
                cards,
                result.orElseGet(Result.PassedOut::new),
                names(board),
                Optional.empty(),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }

    static Auction passedOut(PlayedBoard board) {
        return passed(Auction.openedBy(board.board().dealer()), Seat.values().length);
    }

    /// The shortest auction to a contract, where only that is known.
    static Auction shortest(Seat dealer, Contract contract) {
        var auction =
                passed(Auction.openedBy(dealer), dealer.placesTo(contract.declarer()))
                        .with(contract.bid());
        if (contract.doubling() != Doubling.UNDOUBLED) {
            auction = auction.with(Call.Word.DOUBLE);
        }
        if (contract.doubling() == Doubling.REDOUBLED) {
            auction = auction.with(Call.Word.REDOUBLE);
        }
        return passed(auction, 3);
    }

    private static Auction passed(Auction auction, int times) {
        var all = auction;
        for (int pass = 0; pass < times; pass++) {
            all = all.with(Call.Word.PASS);
        }
        return all;
    }

    /// Who played, by the names that say more than the seat: many programs write `North` there.
    static Map<Seat, String> names(PlayedBoard board) {
        var names = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            board.player(seat)
                    .filter(name -> !isSeat(name, seat))
                    .ifPresent(name -> names.put(seat, name));
        }
        return names;
    }

    private static boolean isSeat(String name, Seat seat) {
        return name.equalsIgnoreCase(PlayedBoard.tagOf(seat))
                || name.equalsIgnoreCase(String.valueOf(seat.letter()))
                || Words.LANGUAGES.stream()
                        .anyMatch(locale -> name.equalsIgnoreCase(Words.in(locale).name(seat)));
    }

    public Optional<Auction> auction() {
        return given.auction();
    }

    public Optional<Contract> contract() {
        return given.contract();
    }

    /// What is missing, and that nobody need look for it.
    public List<String> missing() {
        var words = page.words();
        var missing = new ArrayList<String>();
        if (given.auction().isEmpty()) {
            missing.add(words.get(contract().isEmpty() ? "look.no.auction" : "look.no.calls"));
        } else if (!given.auction().get().isOver()) {
            missing.add(words.get("look.auction.open"));
        }
        if (contract().isPresent()) {
            int cards = given.cards().size();
            missing.add(
                    cards == 0 ? words.get("look.no.play") : words.get("look.play.open", cards));
        }
        return List.copyOf(missing);
    }
}
