package overtrick.boards.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.score.Result;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;
import overtrick.page.api.Question;
import overtrick.page.door.Deed;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.Solver;
import overtrick.solver.analysis.Par;

/// Deals with all cards open, for programs: the values of `overtrick solve --format json`.
public final class SolverApi {

    private static final int MEGABYTES = 32;

    @About("What a deal is worth with all cards open.")
    record SolvedNow(
            @About("As in PBN.") String deal,
            @About(
                            value =
                                    "Twenty digits: for spades, hearts, diamonds, clubs, notrump the"
                                            + " tricks of N, E, S, W.",
                            example = "77667766776677667766")
                    String table,
            @About("The same: strain, then declarer, then tricks.")
                    Map<String, Map<String, Integer>> tricks,
            @About("Where it was asked for who is vulnerable.") Optional<ParNow> par) {}

    @About("The result that neither side can better.")
    record ParNow(
            @About("For North and South.") int score,
            @About("Contracts that lead to it; none where it is best for all to pass.")
                    List<String> contracts) {

        private static ParNow of(Par par) {
            return new ParNow(par.score(), par.results().stream().map(Result::text).toList());
        }
    }

    public List<Operation> operations() {
        return List.of(
                Operation.lookSlowly(
                                "/analysis/double-dummy",
                                "The tricks of each declarer in each strain, and par.",
                                SolvedNow.class,
                                this::solve)
                        .asking(
                                Question.needed(
                                        "deal",
                                        "The deal, as in PBN.",
                                        "N:AKQJ.T98.765.432 432.AKQJ.T98.765"
                                                + " 765.432.AKQJ.T98 T98.765.432.AKQJ"),
                                Question.maybe(
                                        "vulnerable",
                                        "none, ns, ew or both, for par; without it there is none.",
                                        "none"),
                                Question.maybe("dealer", "For par; usually North.", "N")));
    }

    private SolvedNow solve(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var deal = deal(visit.param("deal"));
        var dealer = visit.has("dealer") ? dealer(visit.param("dealer")) : Seat.NORTH;
        var vulnerable = vulnerable(visit.param("vulnerable"));
        var table = new Solver(MEGABYTES).table(deal);
        return new SolvedNow(
                deal.pbn(),
                table.hex(),
                tricks(table),
                vulnerable.map(sides -> ParNow.of(Par.of(table, sides, dealer))));
    }

    private static Map<String, Map<String, Integer>> tricks(DoubleDummyTable table) {
        var all = new LinkedHashMap<String, Map<String, Integer>>();
        for (var strain : DoubleDummyTable.STRAINS) {
            var row = new LinkedHashMap<String, Integer>();
            for (var seat : Seat.values()) {
                row.put(String.valueOf(seat.letter()), table.tricks(strain, seat));
            }
            all.put(strain.code(), row);
        }
        return all;
    }

    private static Deal deal(String said) {
        try {
            return Deal.parse(said.strip());
        } catch (FormatException wrong) {
            throw Sorry.unclear("api.deal", said);
        }
    }

    private static Seat dealer(String said) {
        try {
            return Seat.parse(said);
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.seat", said);
        }
    }

    private static Optional<Vulnerability> vulnerable(String said) {
        try {
            return said.isEmpty() ? Optional.empty() : Optional.of(Vulnerability.parse(said));
        } catch (FormatException wrong) {
            throw Sorry.unclear("api.vulnerable", said);
        }
    }
}
