package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.boards.account.Account;
import overtrick.boards.account.Chance;
import overtrick.boards.account.Course;
import overtrick.boards.account.Judgement;
import overtrick.bridge.Vulnerability;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.solver.Solver;
import overtrick.solver.analysis.Par;
import overtrick.testkit.Seeds;

/// What decided a board beside another table. South holds all but the ace of clubs, which East has:
/// twelve tricks for North and South in any strain. The viewer is South.
@Timeout(value = 60, unit = SECONDS)
class DecidedTest {

    private static final Solver SOLVER = new Solver(32);
    private static final Readings READINGS = new Readings();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // 2♦ three down beside 2♦ with two overtricks: the play, and not a game unbid
                "2D P P P | 5 | 2D P P P | 10 | 2♦ by South at both tables. Here a claim gave you 5 tricks, where all four hands show 11, and cost the contract: −7 IMPs.",
                // −11 IMPs are never nothing
                "3N P P P | 12 | 6N P P P | 12 | The auctions part at your first call: here 3NT (*; you had 34 points), there 6NT (*). So it was 3NT by South here and 6NT by South there; by the same tricks 3NT makes with 3 overtricks (+490), 6NT just makes (+990): −11 IMPs.",
                "6N P P P | 12 | 6N P P P | 12 | Both tables came to the same score.",
                "7N P P P | 12 | 6N P P P | 12 | The auctions part at your first call: here 7NT (*), there 6NT (*). So it was 7NT by South here and 6NT by South there; by the same tricks 7NT goes 1 down (−50), 6NT just makes (+990): −14 IMPs.",
                "4S P P P | 12 | P P P P | 0 | The auctions part at your first call: here 4♠ (0–10 points, 7+ spades; you had 34 points and 4 spades), there pass. So it was 4♠ by South here and a board passed out there; with all four hands seen 4♠ makes with 2 overtricks (+480), a board passed out is worth 0: +10 IMPs.",
                "4S P P P | 11 | 4H P P P | 12 | 4♠ by South here and 4♥ by South there; *",
                "4S P P P | 9 | 3N P P P | 12 | * Here a claim gave you 9 tricks, where all four hands show 12, and cost the contract: −11 IMPs.",
            })
    void theDifferenceIsAccountedFor(
            String callsHere, int here, String callsThere, int there, String sentence) {
        var ours = TwelveTricks.board(callsHere, "", here);
        var theirs = TwelveTricks.board(callsThere, "", there);

        assertThat(sentence(ours, theirs)).matches(pattern(sentence));
    }

    /// Boards of robots that somebody has read who had not written the sentences, and found that
    /// another step decided: the first is the opponents' gift there told in place of the viewer's
    /// own loss. The last are told with calls that did not fit their hands.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "20028 | 1NT by East at both tables. Here at trick 5 your ♣8 gave 3 tricks away, and let the contract through: −9 IMPs.",
                "20015 | 2♠ by East at both tables. Here a claim gave East 3 tricks, where all four hands show 10, and cost the contract: +12 IMPs. At the other table a claim gave East 4 tricks, where all four hands show 9, and cost the contract: −8 IMPs. The rest comes to −1 IMP.",
                "20030 | 3NT by East here and 3NT by West there; with all four hands seen each just makes (−400). Here at trick 8 your ♥J gave a trick away, and let the contract through: −10 IMPs.",
                "20034 | 2NT by South at both tables. Here at trick 6 ♦Q, which you played from dummy, gave 5 tricks away, and with it the contract: −8 IMPs. The rest comes to +1 IMP.",
                "20070 | 3NT by North at both tables. At the other table a claim gave North 4 tricks, where all four hands show 9, and cost the contract: +15 IMPs.",
                "20041 | 1♦ by North here and 2♦ by North there; with all four hands seen 1♦ makes with an overtrick (+90), 2♦ just makes (+90). Here at trick 6 partner’s ♠A gave a trick away: −1 IMP.",
                "20063 | The auctions part at East’s first call: here pass, there 2♥ (6–10 points, 6 hearts; East had 4 points and a singleton in hearts). At the other table North’s 4NT * set the contract. So it was *",
                "20068 | The auctions part at East’s first call: here pass, there 2NT (20–22 points, balanced; East had 8 points). At the other table South’s 4♦ (*; South had *) set the contract. So it was *",
            })
    void whatDecidedIsNamed(long seed, String sentence) {
        var tables = RobotTables.of(Seeds.chance(seed), READINGS);

        assertThat(sentence(tables.here(), tables.there())).matches(pattern(sentence));
    }

    /// Boards of the second such reading, whose first step was another: a trick that came back, one
    /// that the same hand lost at the other table, too, a contract that was still there after the
    /// card; and what was said of points and IMPs together, or of a score that nobody had.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "30009 | 3♥ by East at both tables. Here at trick 2 partner’s ♣8 gave a trick away: −1 IMP.",
                "30010 | 4♥ by East at both tables. At the other table at trick 8 ♣A, which East played from dummy, gave a trick away, and with it the contract: −10 of −11 IMPs. The rest comes to −1 IMP.",
                "30019 | 2♣ by South at both tables. At the other table at trick 4 South’s ♣A gave a trick away, and with it the contract: +4 IMPs.",
                "30026 | 1NT by East at both tables. At the other table at trick 8 ♦7, which East played from dummy, gave a trick away, and with it the contract: −4 IMPs.",
                "30052 | At the other table at trick 5 West’s ♦8 gave 2 tricks away, of which 1 makes the difference: −100 points. *: +60 points. The rest comes to +30 points.",
                "30071 | 4♣× by North at both tables. Here a claim gave partner 8 tricks, where all four hands show 6: +12 IMPs. At the other table at trick 1 East’s ♣A gave a trick away: −5 IMPs.",
                "30006 | * At the other table East’s 5♣ (14+ points, 8+ clubs; East had 1 point and 4 clubs) set the contract. So it was *",
                "30044 | The auctions part at East’s first call: here 2♦ (Michaels, *), there 1NT (*). So it was 2♠ by West here *",
            })
    void whatStayedAwayIsNamed(long seed, String sentence) {
        var tables = RobotTables.of(Seeds.chance(seed), READINGS);

        assertThat(sentence(tables.here(), tables.there())).matches(pattern(sentence));
    }

    /// Boards of later readings: what is left is less than the whole, the trick that lost a
    /// contract of two down gets what that is worth, the auctions stand before a lead of as many
    /// points, and a redouble is told.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "40007 | 6♣ by West at both tables. *: −9 IMPs. *: +2 IMPs. *: +2 IMPs. The rest comes to +2 IMPs.",
                "40022 | 3♠ by South at both tables. Here at trick 6 ♠4, which you played from dummy, gave a trick away, and with it the contract: −5 of −6 IMPs. The rest comes to −1 IMP.",
                "40050 | The auctions part at your second call: *: +3 of +5 IMPs. Here at trick 1 West’s ♣5 gave a trick away: +2 of +5 IMPs.",
                "40074 | * Here your 5♠ (6+ spades; you had 5 spades) set the contract. Here partner’s redouble * doubled the loss. So it was *",
            })
    void allThatDecidedIsNamed(long seed, String sentence) {
        var tables = RobotTables.of(Seeds.chance(seed), READINGS);

        assertThat(sentence(tables.here(), tables.there())).matches(pattern(sentence));
    }

    /// Who bids a contract of two down is named where it was no even chance to declarer, and cost
    /// their side something; but partner whose call did not fit, if that had misled them.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "30002 | 48 | At the other table East’s 5NT (Natural) set the contract. | true",
                "30002 | 50 | At the other table East’s 5NT (Natural) set the contract. | false",
                "30023 | 0  | Here partner’s 3♦ (5+ diamonds) set the contract.         | true",
                "30056 | 3  | set the contract.                                         | false",
                "50009 | 35 | Here your 6♠ (20+ points, 5+ spades, to play) set the contract. | true",
                "40062 | 0  | North had 2 diamonds) misled partner.                     | true",
                "40062 | 0  | set the contract.                                         | false",
            })
    void whoBidTooHighIsNamed(long seed, int made, String sentence, boolean told) {
        var tables = RobotTables.of(Seeds.chance(seed), READINGS);
        var said = sentence(tables.here(), tables.there(), Optional.of(new Chance(40, made)));

        assertThat(said.contains(sentence)).as(said).isEqualTo(told);
    }

    /// Parts in a hundred of a few layouts say nothing.
    @ParameterizedTest
    @CsvSource({"9, false", "10, true"})
    void fewLayoutsAreNotTold(int layouts, boolean told) {
        var tables = RobotTables.of(Seeds.chance(20_028), READINGS);
        var judged = new Judgement(Card.parse("D5"), layouts, 99, 0);
        var account =
                Account.between(course(tables.here()), course(tables.there()), Side.NORTH_SOUTH);
        var words = Words.in(Locale.ENGLISH);
        var sides =
                new Sides(
                        tables.here(), Optional.of(tables.there()), Optional.of(Seat.SOUTH), words);
        var part =
                new AccountWords(
                                account,
                                sides,
                                _ -> Optional.empty(),
                                _ -> Optional.of(judged),
                                _ -> Optional.empty(),
                                Optional.empty(),
                                "",
                                READINGS,
                                words)
                        .part(Optional.empty());

        assertThat(part.known().orElse("").contains("99%")).isEqualTo(told);
    }

    private static String pattern(String sentence) {
        return Arrays.stream(sentence.split("\\*", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".*"));
    }

    private static String sentence(FinishedBoard here, FinishedBoard there) {
        return sentence(here, there, Optional.empty());
    }

    private static String sentence(
            FinishedBoard here, FinishedBoard there, Optional<Chance> chance) {
        var words = Words.in(Locale.ENGLISH);
        return new AccountWords(
                        Account.between(course(here), course(there), Side.NORTH_SOUTH),
                        new Sides(here, Optional.of(there), Optional.of(Seat.SOUTH), words),
                        _ -> Optional.empty(),
                        _ -> Optional.empty(),
                        _ -> chance,
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
                "3N P P P     | 12 | With all four hands seen the best for both sides is 6NT by North or 6NT by South, +990 for North–South; 3NT by South makes with 3 overtricks (+490): −11 IMPs.",
                "6N P P P     | 11 | The contract is worth as much as the best one, with all four hands seen. A claim gave South 11 tricks, where all four hands show 12, and cost the contract: −14 IMPs.",
                "P 7N X P P P | 2  | *7NT× by West goes 12 down (+3200): *",
            })
    void aloneItIsBesideTheBestOfBothSides(String calls, int tricks, String sentence) {
        var board = TwelveTricks.board(calls, "", tricks);
        var words = Words.in(Locale.ENGLISH);
        var par = Par.of(SOLVER.table(TwelveTricks.DEAL), Vulnerability.NONE, Seat.SOUTH);
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
}
