package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.boards.account.Account;
import overtrick.boards.account.Course;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.solver.Solver;
import overtrick.solver.analysis.Par;

/// What decided a board beside another table. South holds all but the ace of clubs, which East has:
/// twelve tricks for North and South in any strain. The viewer is South.
@Timeout(value = 60, unit = SECONDS)
class DecidedTest {

    private static final Deal DEAL =
            Deal.parse("S:AKQJ.AKQ.AKQ.KQJ T987.JT9.JT9.T98 654.8765.876.765 32.432.5432.A432");

    private static final Solver SOLVER = new Solver(32);
    private static final Readings READINGS = new Readings();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // 2♦ three down beside 2♦ with two overtricks: the play, and not a game unbid
                "2D P P P | 5 | 2D P P P | 10 | 2♦ by South at both tables. Here the claim gave 6 tricks away that were there with all four hands seen, and with it the contract: −7 IMPs.",
                // −11 IMPs are never nothing
                "3N P P P | 12 | 6N P P P | 12 | The auctions part at your first call: here 3NT (*), there 6NT (*). So it was 3NT by South here and 6NT by South there, by the same tricks +490 for 12 tricks and +990 for 12 tricks: −11 IMPs.",
                "6N P P P | 12 | 6N P P P | 12 | Both tables came to the same score.",
                "7N P P P | 12 | 6N P P P | 12 | The auctions part at your first call: here 7NT (*), there 6NT (*). So it was 7NT by South here and 6NT by South there, by the same tricks −50 for 12 tricks and +990 for 12 tricks: −14 IMPs.",
                "4S P P P | 12 | P P P P | 0 | The auctions part at your first call: here 4♠ (*), there pass. So it was 4♠ by South here and a board passed out there, with all four hands seen +480 for 12 tricks and 0: +10 IMPs.",
                "4S P P P | 11 | 4H P P P | 12 | 4♠ by South here and 4♥ by South there, *",
                "4S P P P | 9 | 3N P P P | 12 | * Here the claim gave 3 tricks away that were there with all four hands seen, and with it the contract: −11 IMPs.",
            })
    void theDifferenceIsAccountedFor(
            String callsHere, int here, String callsThere, int there, String sentence) {
        var ours = board(callsHere, "", here);
        var theirs = board(callsThere, "", there);

        assertThat(sentence(ours, theirs)).matches(pattern(sentence));
    }

    private static String pattern(String sentence) {
        return Arrays.stream(sentence.split("\\*", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".*"));
    }

    private static String sentence(FinishedBoard here, FinishedBoard there) {
        var words = Words.in(Locale.ENGLISH);
        return new AccountWords(
                        Account.between(course(here), course(there), Side.NORTH_SOUTH),
                        new Sides(here, Optional.of(there), Optional.of(Seat.SOUTH), words),
                        _ -> Optional.empty(),
                        _ -> Optional.empty(),
                        _ -> Optional.empty(),
                        Optional.empty(),
                        "",
                        READINGS,
                        words)
                .part(Optional.empty())
                .sentence();
    }

    /// Where nobody else has played it, it is beside what both sides can hold; and for whom that
    /// is.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6N P P P     | 12 | The score is the best that both sides can hold with all four hands seen.",
                "3N P P P     | 12 | With all four hands seen the best for both sides is 6NT by North or 6NT by South, +990 for North–South; 3NT by South is worth +490 for 12 tricks: −11 IMPs.",
                "6N P P P     | 11 | The contract is worth as much as the best one, with all four hands seen. The claim gave a trick away that was there with all four hands seen, and with it the contract: −14 IMPs.",
                "P 7N X P P P | 2  | *7NT× by West is worth *",
            })
    void aloneItIsBesideTheBestOfBothSides(String calls, int tricks, String sentence) {
        var board = board(calls, "", tricks);
        var words = Words.in(Locale.ENGLISH);
        var par = Par.of(SOLVER.table(DEAL), Vulnerability.NONE, Seat.SOUTH);
        var account =
                Account.besidePar(course(board), par.points(Side.NORTH_SOUTH), Side.NORTH_SOUTH);

        assertThat(
                        new AccountWords(
                                        account,
                                        new Sides(board, Optional.empty(), Optional.empty(), words),
                                        _ -> Optional.empty(),
                                        _ -> Optional.empty(),
                                        _ -> Optional.empty(),
                                        Optional.of(par),
                                        "",
                                        READINGS,
                                        words)
                                .part(Optional.empty())
                                .sentence())
                .matches(pattern(sentence));
    }

    private static Course course(FinishedBoard board) {
        return Course.of(board.board(), board.auction(), board.play(), board.result(), SOLVER);
    }

    private static FinishedBoard board(String calls, String cards, int tricks) {
        var board = new Board(new BoardNumber(3), Seat.SOUTH, Vulnerability.NONE, DEAL);
        var auction = Auction.parse(Seat.SOUTH, calls);
        List<Card> played =
                Arrays.stream(cards.split(" "))
                        .filter(card -> !card.isEmpty())
                        .map(Card::parse)
                        .toList();
        return new FinishedBoard(
                new TableId("ABCDE"),
                1,
                Instant.EPOCH,
                board,
                Optional.empty(),
                auction,
                List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
                played,
                auction.contract()
                        .<Result>map(contract -> new Result.Played(contract, tricks))
                        .orElseGet(Result.PassedOut::new),
                Map.of(),
                Optional.empty(),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }
}
