package overtrick.boards.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;
import overtrick.solver.analysis.PlayAnalysis;

/// The part of a finished board's page that shows it with all cards open, or the promise of it.
///
/// @param home the board's page
/// @param shown how many cards of the play the page shows
/// @param again whether the promise has been given before
public record AnalysisPart(
        FinishedBoard board,
        Home home,
        int shown,
        Backlog.Answer<Analysis> answer,
        boolean again,
        Words words) {

    public static final List<Seat> DECLARERS =
            List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

    /// What somebody gave away, declarer with dummy's cards.
    public record Given(Seat seat, String name, int cards, int tricks) {}

    public boolean isReady() {
        return answer.found().isPresent();
    }

    public boolean isPending() {
        return answer.state() == Backlog.State.PENDING;
    }

    /// Where the analysis is waited for.
    public String path() {
        return home.part("analysis", shown);
    }

    /// The page that shows the analysis when it is there.
    public String pagePath() {
        return home.at(shown) + "#analysis";
    }

    private Analysis analysis() {
        return answer.found().orElseThrow();
    }

    public DoubleDummyTable table() {
        return analysis().board().table();
    }

    /// The contract that was played; null without one, as templates want it.
    public @Nullable Contract played() {
        return expected().map(Played::contract).orElse(null);
    }

    /// Contracts that lead to par; none when it is best for all to pass.
    public List<Played> pars() {
        return par().results();
    }

    /// How many tricks more or fewer than the contract.
    public static String margin(Played played) {
        return BoardPage.margin(played);
    }

    private Par par() {
        return analysis().board().par();
    }

    /// The score of par for the side that gains by it.
    public String parScore() {
        var side = par().score() < 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        return par().score() == 0
                ? words.get("analysis.par.nothing")
                : words.get(
                        "analysis.par.score", words.signed(par().points(side)), words.name(side));
    }

    private Optional<Played> expected() {
        return analysis().board().expected();
    }

    /// What the contract was worth and what became of it; empty without a contract, or when nobody
    /// knows how it ended.
    public String outcome() {
        return expected()
                .filter(_ -> board.result() instanceof Played)
                .map(this::outcome)
                .orElse("");
    }

    private String outcome(Played expected) {
        int taken = board.result() instanceof Played played ? played.tricks() : 0;
        String contract = words.name(expected.contract());
        return words.get("analysis.outcome", contract, expected.tricks(), taken);
    }

    /// What each player gave away; empty when no card was played.
    public List<Given> given() {
        return analysis()
                .board()
                .play()
                .filter(play -> !play.steps().isEmpty())
                .map(this::given)
                .orElse(List.of());
    }

    private List<Given> given(PlayAnalysis analysis) {
        var given = new ArrayList<Given>();
        for (var seat : DECLARERS) {
            if (board.dummy().equals(Optional.of(seat))) {
                continue;
            }
            var costs =
                    analysis.steps().stream()
                            .filter(step -> player(step.seat()) == seat)
                            .mapToInt(PlayAnalysis.Step::cost)
                            .filter(cost -> cost > 0)
                            .summaryStatistics();
            String name = Called.in(words, board.names().getOrDefault(seat, ""));
            given.add(new Given(seat, name, (int) costs.getCount(), (int) costs.getSum()));
        }
        return List.copyOf(given);
    }

    /// Declarer plays dummy's cards (Law 45B).
    private Seat player(Seat seat) {
        return board.dummy().equals(Optional.of(seat)) ? seat.partner() : seat;
    }

    public boolean isDeclarer(Seat seat) {
        return board.dummy().filter(dummy -> dummy.partner() == seat).isPresent();
    }
}
