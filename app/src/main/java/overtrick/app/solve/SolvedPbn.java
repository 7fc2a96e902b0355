package overtrick.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.formats.pbn.PbnGame;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;

/// The tags in which PBN carries what a solver found: OptimumScore and OptimumResultTable of the
/// standard (4.3, 5.6), and DoubleDummyTricks and ParContract, which other programs read.
public final class SolvedPbn {

    /// Here partners come together, and strains from notrump down.
    private static final List<Seat> DECLARERS =
            List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

    private static final List<Strain> STRAINS =
            List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

    private SolvedPbn() {}

    /// The game with the tags for its table and par, which has to be there.
    public static PbnGame tagged(PbnGame game, Solved solved) {
        var table = solved.table();
        var par = solved.par().orElseThrow();
        return game.with("DoubleDummyTricks", digits(table))
                .with("OptimumScore", score(par))
                .with("ParContract", contracts(par))
                .withTable(
                        "OptimumResultTable",
                        "Declarer;Denomination\\2R;Result\\2R",
                        elements(table));
    }

    private static String digits(DoubleDummyTable table) {
        var digits = new StringBuilder();
        for (var declarer : DECLARERS) {
            for (var strain : STRAINS) {
                digits.append(Character.forDigit(table.tricks(strain, declarer), 16));
            }
        }
        return digits.toString();
    }

    private static List<String> elements(DoubleDummyTable table) {
        var elements = new ArrayList<String>();
        for (var declarer : DECLARERS) {
            for (var strain : STRAINS) {
                elements.add(String.valueOf(declarer.letter()));
                elements.add(name(strain));
                elements.add(String.valueOf(table.tricks(strain, declarer)));
            }
        }
        return elements;
    }

    /// For the side that wins points.
    private static String score(Par par) {
        return par.score() < 0 ? "EW " + -par.score() : "NS " + par.score();
    }

    /// Such as `NS 4S=`; what both partners make alike comes once. `Pass` when nobody bids.
    private static String contracts(Par par) {
        String text =
                par.results().stream()
                        .map(result -> contract(result, par))
                        .distinct()
                        .collect(Collectors.joining(", "));
        return text.isEmpty() ? "Pass" : text;
    }

    private static String contract(Played result, Par par) {
        var contract = result.contract();
        Side side = contract.declarer().side();
        boolean both =
                par.results().stream()
                        .anyMatch(other ->
                                other.contract().declarer() == contract.declarer().partner()
                                        && other.contract().bid().equals(contract.bid())
                                        && other.tricks() == result.tricks());
        String who = both ? side.letters() : String.valueOf(contract.declarer().letter());
        return who
                + " "
                + contract.bid().level()
                + name(contract.strain())
                + contract.doubling().code()
                + Notation.margin(result.tricks() - contract.bid().tricks());
    }

    private static String name(Strain strain) {
        return strain == Strain.NOTRUMP ? "NT" : strain.code();
    }
}
