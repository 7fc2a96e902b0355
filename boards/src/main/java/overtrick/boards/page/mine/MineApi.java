package overtrick.boards.page.mine;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Phase;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.cards.Seat;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;
import overtrick.page.api.Question;
import overtrick.scoring.Unit;

/// The boards somebody has played, as their programs ask for them: the values of the file.
public record MineApi(PlayedBoards archive) {

    /// Boards that are told at once.
    private static final int AT_ONCE = 200;

    @About("Boards that you have played, the latest first.")
    record MyBoardsNow(
            @About("How many there are.") int all,
            @About("From which of these on, from 0; ask again with `from`.") int from,
            List<MyBoard> boards) {}

    @About("What was given away on a board beside best play with all cards open.")
    record Lost(
            @About(
                            value =
                                    "Percent of a top where an event compares the board by"
                                            + " matchpoints.",
                            words = {"imps", "percent"})
                    String in,
            BigDecimal bidding,
            @About("By the opening lead.") BigDecimal lead,
            @About("In the play as declarer.") BigDecimal declarer,
            BigDecimal defence) {

        private static Optional<Lost> of(Mine mine) {
            return mine.costs()
                    .map(costs ->
                            new Lost(
                                    code(mine.unit()),
                                    amount(mine, Phase.BIDDING),
                                    amount(mine, Phase.LEAD),
                                    amount(mine, Phase.DECLARER),
                                    amount(mine, Phase.DEFENCE)));
        }

        private static BigDecimal amount(Mine mine, Phase phase) {
            return new BigDecimal(Curve.plain(mine.lost(phase).orElseThrow().amount()));
        }
    }

    /// The unit in files and answers.
    static String code(Unit unit) {
        return unit == Unit.IMPS ? "imps" : "percent";
    }

    @About("A board that you have played.")
    record MyBoard(
            @About("When it ended (UTC).") String ended,
            @About(value = "The code of the table.", example = "K7Q2M") String table,
            @About("Which board of the table it was, from 1.") int ordinal,
            int board,
            String dealer,
            @About(
                            value = "Who was vulnerable.",
                            words = {"none", "ns", "ew", "both"})
                    String vulnerable,
            @About(
                            value = "Where you sat.",
                            words = {"N", "E", "S", "W"})
                    String seat,
            @About("Who sat where.") Map<String, String> names,
            @About(value = "As everywhere.", example = "4SW+1") String result,
            @About("Points for your side.") int points,
            @About("Beside the other table, where there is one.") Optional<Integer> imps,
            @About("What you gave away, once it has been worked out.") Optional<Lost> lost,
            boolean marked,
            @About("What you have noted.") String note,
            @About("As in PBN.") String deal,
            @About(value = "What was played.", example = "duplicate") String game) {

        private static MyBoard of(Mine mine) {
            var board = mine.board();
            var names = new LinkedHashMap<String, String>();
            for (var seat : Seat.values()) {
                names.put(letter(seat), board.names().getOrDefault(seat, ""));
            }
            return new MyBoard(
                    board.ended().toString(),
                    board.table().code(),
                    board.ordinal(),
                    board.board().number().value(),
                    letter(board.board().dealer()),
                    board.board().vulnerability().code(),
                    letter(mine.seat()),
                    names,
                    board.result().text(),
                    mine.points(),
                    mine.imps(),
                    Lost.of(mine),
                    mine.note().marked(),
                    mine.note().text(),
                    board.board().deal().pbn(),
                    mine.game().orElse("duplicate"));
        }

        private static String letter(Seat seat) {
            return String.valueOf(seat.letter());
        }
    }

    public List<Operation> operations() {
        var mine = new MineRoutes(archive);
        return List.of(
                Operation.lookSlowly(
                                "/me/boards",
                                "Boards that you have played.",
                                MyBoardsNow.class,
                                visit -> boards(mine, visit))
                        .ofMember()
                        .asking(Question.maybe("from", "From which on, from 0.", "0")),
                Operation.file(
                                "/me/boards.pbn",
                                "The same with calls and cards, as PBN.",
                                "text/x-pbn",
                                mine::pbn)
                        .ofMember());
    }

    private static MyBoardsNow boards(MineRoutes mine, Visit visit) {
        var all = mine.all(visit);
        int from = visit.has("from") ? visit.number("from", 0, MineRoutes.MOST) : 0;
        return new MyBoardsNow(
                all.size(), from, all.stream().skip(from).limit(AT_ONCE).map(MyBoard::of).toList());
    }
}
