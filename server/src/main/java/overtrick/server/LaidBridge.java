package overtrick.server;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.Terms;
import overtrick.laid.LaidGame;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.social.AmongFriends;
import overtrick.social.Form;
import overtrick.social.SocialTerms;
import overtrick.social.Standing;
import overtrick.solver.analysis.Par;

/// Forms of bridge whose deals are laid for everybody alike: duplicate, board by board, and
/// rubbers, which are compared as a whole.
///
/// @param word `duplicate` or `rubber`
record LaidBridge(String word, BridgeTables bridge, AmongFriends social, LaidPars pars)
        implements LaidGame {

    static final String DUPLICATE = "duplicate";
    static final String RUBBER = "rubber";

    @Override
    public String home() {
        return "en";
    }

    @Override
    public int ofDay() {
        return together() ? 2 : 1;
    }

    @Override
    public boolean hasImps() {
        return true;
    }

    @Override
    public boolean together() {
        return word.equals(RUBBER);
    }

    @Override
    public List<String> lay(String code, int deals, String key) {
        var boards = bridge.game().eventBoards();
        boards.deal(LaidDeals.set(code), deals);
        return boards.of(LaidDeals.set(code)).stream()
                .map(sealed -> new SealedDeal(sealed.board().deal(), sealed.key()).commitment())
                .toList();
    }

    private GameTables<?, ?> tables() {
        return together() ? social.tables() : bridge.duplicate();
    }

    private Terms terms(String code, int deals) {
        var plan = new BoardPlan.Laid(code, deals);
        return together()
                ? new SocialTerms(
                        new Form.Rubber(RubberTerms.USUAL),
                        Seat.SOUTH,
                        Agreements.STANDARD,
                        Optional.empty(),
                        Set.of(),
                        Optional.empty(),
                        Optional.of(plan))
                : new DuplicateTerms(plan, Agreements.STANDARD);
    }

    @Override
    public TableId open(Member.Person by, String code, int deals, boolean alone) {
        return LaidTables.open(tables(), by, terms(code, deals), alone);
    }

    @Override
    public TableId robots(String code, int deals) {
        return LaidTables.robots(tables(), terms(code, deals));
    }

    @Override
    public List<Played> played(TableId table) {
        var boards = bridge.history().boardsAt(table);
        return boards.stream().map(board -> played(board, board.equals(boards.getLast()))).toList();
    }

    /// The last deal of a rubber that is not over gives what is due if play stops there.
    private Played played(FinishedBoard board, boolean last) {
        int score =
                board.points(Side.NORTH_SOUTH) + (together() && last ? stopped(board.table()) : 0);
        Function<Words, String> told = words -> ResultText.of(board.result(), words);
        String path = "/tables/%s/boards/%d".formatted(board.table().code(), board.ordinal());
        return new Played(score, score, told, path);
    }

    /// Par, with one of the contracts that lead to it. In a rubber it would depend on the score.
    @Override
    public Optional<Function<Words, String>> best(String code, int deal) {
        return together()
                ? Optional.empty()
                : pars.of(code).map(all -> words -> told(all.get(deal - 1), words));
    }

    private static String told(Par par, Words words) {
        if (par.results().isEmpty()) {
            return words.get("analysis.par.nothing");
        }
        var side = par.score() < 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        String score =
                words.get("analysis.par.score", words.signed(par.points(side)), words.name(side));
        return ResultText.of(par.results().getFirst(), words) + " · " + score;
    }

    /// What would be written besides if play stopped now (bridge.md §7).
    private int stopped(TableId table) {
        return social
                .tables()
                .look(table, Member.House.HOUSE)
                .map(view -> view.game().score().now())
                .map(Standing::unfinished)
                .stream()
                .flatMap(List::stream)
                .mapToInt(LaidBridge::forNorthSouth)
                .sum();
    }

    private static int forNorthSouth(Entry<Column> entry) {
        boolean own = entry.column().seat().side() == Side.NORTH_SOUTH;
        return own ? entry.points() : -entry.points();
    }

    @Override
    public Optional<Side> side(PersonId person, TableId table, int deal) {
        return bridge.history().seat(person, new PlayedAt(table.code(), deal)).map(Seat::side);
    }
}
