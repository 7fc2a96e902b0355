package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.solver.Position;
import overtrick.solver.Solver;

class ClaimJudgeTest {

    private static final ClaimJudge JUDGE =
            new ClaimJudge(Agreements.STANDARD, new Readings(), new Solvers(4));

    @Test
    void refusesToConcedeAnAceAtNotrump() {
        var table =
                TestTable.with(Deals.board("KQJ2.AK2.KQ2.432 A43.QJT.543.KQJT T98.543.AJT.A965 -"));
        table.calls("P P 3N P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(JUDGE.isFair(table.view(Seat.EAST))).isFalse();
    }

    /// The ends of robots' own boards: what best play wins is agreed to, one trick more is not.
    @Test
    void agreesToWhatIsRightAndToNoMore() {
        var robot = Robot.beginner();
        var board = Deals.board("KQ32.432.KQ2.A32 - A54.AK5.A43.K654 -");
        var table = TestTable.with(board).calls("P P 3N P P P");
        while (table.board().play().orElseThrow().left() > 9) {
            table.moveBy(robot);
        }
        var play = table.view(Seat.SOUTH).play().orElseThrow();
        int best = new Solver(4).tricks(Position.of(table.board().play().orElseThrow()));
        best =
                table.board().actor().orElseThrow().side() == Side.NORTH_SOUTH
                        ? best
                        : play.left() - best;
        for (int claimed = 0; claimed <= play.left(); claimed++) {
            var copy = table.copiedOnto(board).order(Seat.SOUTH, new MakeClaim(claimed, ""));
            assertThat(JUDGE.isFair(copy.view(Seat.WEST)))
                    .as("%d claimed, %d right", claimed, best)
                    .isEqualTo(claimed <= best);
        }
    }

    @Test
    void refusesATrickThatIsSurelyLost() {
        var table =
                TestTable.with(Deals.board("KQJT9.432.KQ2.32 A.KQJT.6543.KQJT 5432.A5.AJT.A654 -"));
        table.calls("P P 4S P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(JUDGE.isFair(table.view(Seat.EAST))).isFalse();
        assertThat(JUDGE.isFair(table.view(Seat.WEST))).isFalse();
    }

    /// West gives up everything after dummy has ruffed the lead; East sees that all the rest is
    /// dummy's, or all but the ace of trumps.
    @ParameterizedTest(name = "dummy {0}, East {1}: {3}")
    @CsvSource({
        "AKQJT987.AKQJ.A., 65.T98.KQJ.98765, CA S7 C5 C3, true",
        "KQJT9876.AKQJ.A., A5.T98.KQJ.98765, CA S6 C5 C3, false"
    })
    void agreesToAPartnersConcessionUnlessThereIsATrick(
            String dummy, String own, String trick, boolean fair) {
        var hands = "%s %s 43.765.T98765.43 -".formatted(dummy, own);
        var table = TestTable.with(Deals.board(hands)).calls("P P 7S P P P").cards(trick);

        table.order(Seat.WEST, new MakeClaim(0, ""));
        assertThat(JUDGE.isFair(table.view(Seat.EAST))).isEqualTo(fair);
    }

    /// North declares 7NT with every top card in their own hand, or with a guess for a queen.
    private static TestTable afterTheLead(String hands, String cards) {
        return TestTable.with(Deals.board(hands)).calls("7N P P P").cards(cards);
    }

    private static final String COLD =
            "AKQJ.AKQ.AKQ.AKQ 5432.432.432.432 T987.T98.T98.T98 6.J765.J765.J765";

    @Test
    void claimsWhatIsCold() {
        var table = afterTheLead(COLD, "S2 S7 S6 SA");

        assertThat(JUDGE.cold(table.view(Seat.NORTH))).hasValue(12);
    }

    @Test
    void doesNotClaimInTheMiddleOfATrickOrForAnother() {
        assertThat(JUDGE.cold(afterTheLead(COLD, "S2").view(Seat.NORTH))).isEmpty();
        assertThat(JUDGE.cold(afterTheLead(COLD, "S2 S7 S6 SA").view(Seat.EAST))).isEmpty();
    }

    @Test
    void claimsOnceOnly() {
        var table = afterTheLead(COLD, "S2 S7 S6 SA");
        table.order(Seat.NORTH, new MakeClaim(12, "")).order(Seat.EAST, new AnswerClaim(false));

        assertThat(JUDGE.cold(table.view(Seat.NORTH))).isEmpty();
    }

    /// A two-way finesse can be made in every layout, and is not cold in any.
    @Test
    void doesNotClaimAGuess() {
        var table =
                afterTheLead(
                        "AKQ.AKQ.AKQ.AJ32 5432.5432.543.54 J76.J76.J76.KT98 T98.T98.T982.Q76",
                        "S2 S6 S8 SA");

        assertThat(JUDGE.cold(table.view(Seat.NORTH))).isEmpty();
    }

    /// With trumps still out a side winner may be ruffed.
    @Test
    void drawsTrumpsBeforeItClaims() {
        var hands = "AKQJ2.AKQ.AKQ.A2 T98.432.5432.543 76.T98.T98.KQJT9 543.J765.J76.876";
        var table = TestTable.with(Deals.board(hands)).calls("7S P P P").cards("H2 H8 H5 HA");

        assertThat(JUDGE.cold(table.view(Seat.NORTH))).isEmpty();
        table.cards("SA S8 S6 S3 SK S9 S7 S4"); // two are out, and two of its own draw them
        assertThat(JUDGE.cold(table.view(Seat.NORTH))).hasValue(10);
        table.cards("SQ ST C9 S5");
        assertThat(JUDGE.cold(table.view(Seat.NORTH))).hasValue(9);
    }
}
