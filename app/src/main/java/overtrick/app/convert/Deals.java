package overtrick.app.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.formats.deals.SolvedBoard;
import overtrick.formats.deals.TrickTable;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.solver.Solver;

/// Boards as PBN has them beside those of the formats that hold deals alone.
final class Deals {

    /// Twenty digits: of North, South, East, West as declarer, notrump first and then spades to
    /// clubs.
    private static final String TAG = "DoubleDummyTricks";

    private static final List<Seat> DECLARERS =
            List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
    private static final int STRAINS = Strain.values().length;

    private Deals() {}

    /// A board that was only dealt, with what it makes in the tag that other programs read.
    static PlayedBoard played(SolvedBoard one) {
        return PlayedBoard.dealt(
                one.board(),
                one.makes()
                        .<Map<String, String>>map(makes -> Map.of(TAG, digits(makes)))
                        .orElse(Map.of()));
    }

    private static String digits(TrickTable makes) {
        var digits = new StringBuilder();
        for (var declarer : DECLARERS) {
            for (int strain = STRAINS - 1; strain >= 0; strain--) {
                int tricks = makes.of(declarer, Strain.values()[strain]);
                digits.append(Character.forDigit(tricks, 16));
            }
        }
        return digits.toString();
    }

    /// A board with what its tag says that it makes.
    static SolvedBoard of(PlayedBoard played) {
        return new SolvedBoard(
                played.board(),
                played.tag(TAG).filter(text -> text.matches("[0-9a-dA-D]{20}")).map(Deals::makes));
    }

    private static TrickTable makes(String digits) {
        return table((declarer, strain) ->
                Character.digit(
                        digits.charAt(
                                DECLARERS.indexOf(declarer) * STRAINS
                                        + STRAINS
                                        - 1
                                        - strain.ordinal()),
                        16));
    }

    private interface Tricks {
        int of(Seat declarer, Strain strain);
    }

    private static TrickTable table(Tricks tricks) {
        var all = new ArrayList<Integer>();
        for (int strain = STRAINS - 1; strain >= 0; strain--) {
            for (var declarer : Seat.values()) {
                all.add(tricks.of(declarer, Strain.values()[strain]));
            }
        }
        return new TrickTable(all);
    }

    /// The same, worked out where the file does not say it.
    static SolvedBoard solved(SolvedBoard one, Solver solver) {
        return one.makes().isPresent()
                ? one
                : new SolvedBoard(one.board(), Optional.of(solve(one.board(), solver)));
    }

    private static TrickTable solve(Board board, Solver solver) {
        var found = solver.table(board.deal());
        return table((declarer, strain) -> found.tricks(strain, declarer));
    }
}
