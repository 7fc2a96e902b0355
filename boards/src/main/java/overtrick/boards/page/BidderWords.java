package overtrick.boards.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Chance;
import overtrick.boards.account.Table;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.page.Words;

/// Whose calls made a contract that goes down, where they came later than the auctions parted.
///
/// @param chance of a contract, as its declarer saw it
record BidderWords(
        ContractWords contracts, Auctions auctions, Function<Table, Optional<Chance>> chance) {

    /// A contract that goes down by so many was bid far too high.
    private static final int FAR = 3;

    /// One that goes down by so many was bid too high when it was not even an even chance.
    private static final int HIGH = 2;

    private static final int EVEN = 50;

    /// With a space before each sentence; empty where there is nothing to say.
    String all() {
        return at(Table.HERE) + at(Table.THERE);
    }

    private String at(Table table) {
        var board = board(table);
        var contract = BoardPage.contract(board);
        int place = last(board, at -> board.auction().calls().get(at) instanceof Bid);
        if (contract.isEmpty() || missing(table, contract.get()) <= 0) {
            return "";
        }
        var said = new ArrayList<String>();
        if (place > auctions.place()) {
            bidder(table, contract.get(), place).ifPresent(said::add);
        }
        redoubler(table, contract.get()).ifPresent(said::add);
        return String.join("", said);
    }

    /// Who bid it, when the bid did not fit the hand; or when it was too high and worse for its
    /// side than what was played at the other table: partner, if their call did not fit their hand,
    /// else who bid it, if partner had not asked them.
    private Optional<String> bidder(Table table, Contract contract, int place) {
        var board = board(table);
        if (!contracts.lacks(board, place).isEmpty()) {
            return Optional.of(told("decided.bid", table, place));
        }
        int missing = missing(table, contract);
        boolean high = missing >= FAR || (missing >= HIGH && isPoor(chance.apply(table)));
        if (!high || !isWorse(table, contract.declarer().side())) {
            return Optional.empty();
        }
        var auction = board.auction();
        int wrong =
                last(
                        board,
                        at ->
                                at < place
                                        && at >= auctions.place()
                                        && auction.caller(at) == auction.caller(place).partner()
                                        && !contracts.lacks(board, at).isEmpty());
        if (wrong >= 0) {
            return Optional.of(wrong)
                    .filter(at -> at > auctions.place())
                    .map(at -> told("decided.misled", table, at));
        }
        return isAnswer(board, place)
                ? Optional.empty()
                : Optional.of(told("decided.bid", table, place));
    }

    private Optional<String> redoubler(Table table, Contract contract) {
        var board = board(table);
        int place = last(board, at -> board.auction().calls().get(at) == Word.REDOUBLE);
        return contract.doubling() == Doubling.REDOUBLED && place > auctions.place()
                ? Optional.of(told("decided.redoubled", table, place))
                : Optional.empty();
    }

    private String told(String key, Table table, int place) {
        var board = board(table);
        String whose = contracts.sides().whose(table, board.auction().caller(place));
        String call = words().get("decided.card", contracts.call(board, place), whose);
        String clause = contracts.sides().at(table, words().get(key, call));
        return " " + words().get("decided.whole", clause);
    }

    private int missing(Table table, Contract contract) {
        return contract.bid().tricks() - tricks(table);
    }

    private int tricks(Table table) {
        return table == Table.HERE ? auctions.here() : auctions.there();
    }

    private static boolean isPoor(Optional<Chance> chance) {
        return chance.filter(found -> found.layouts() >= SlipWords.ENOUGH)
                .filter(found -> found.made() < EVEN)
                .isPresent();
    }

    /// Whether the contract at the table is worth less to the side than the other one.
    private boolean isWorse(Table table, Side bidders) {
        int gain = worth(Table.HERE) - worth(Table.THERE);
        boolean better = (gain > 0) == (bidders == contracts.side());
        return gain != 0 && better == (table == Table.THERE);
    }

    private int worth(Table table) {
        var board = board(table);
        return BoardPage.contract(board)
                .map(one -> contracts.points(board, one, tricks(table)))
                .orElse(0);
    }

    /// Whether partner had asked for a bid, and it is the lowest of its strain.
    private boolean isAnswer(FinishedBoard board, int place) {
        var calls = board.auction().calls();
        return place >= 2
                && !(calls.get(place - 1) instanceof Bid)
                && contracts.meant(board, place - 2).isForcing()
                && calls.get(place) instanceof Bid(int level, Strain strain)
                && isLowest(level, strain, calls.subList(0, place));
    }

    private static boolean isLowest(int level, Strain strain, List<Call> before) {
        return level == 1
                || before.stream()
                        .anyMatch(call ->
                                call instanceof Bid bid
                                        && !new Bid(level - 1, strain).outranks(bid));
    }

    /// The last call that fits; −1 when none does.
    private static int last(FinishedBoard board, IntPredicate fits) {
        return IntStream.range(0, board.auction().calls().size()).filter(fits).max().orElse(-1);
    }

    private FinishedBoard board(Table table) {
        return contracts.sides().board(table);
    }

    private Words words() {
        return contracts.words();
    }
}
