package overtrick.free;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridgetable.duplicate.BoardGame;
import overtrick.bridgetable.duplicate.BoardTable;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.Robots;
import overtrick.bridgetable.duplicate.SeenBoards;
import overtrick.bridgetable.duplicate.Supply;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.game.Errand;
import overtrick.house.game.Player;
import overtrick.house.game.TermsForm;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.laws.LawBook;
import overtrick.laws.board.ContestedClaim;
import overtrick.laws.board.FreeBoard;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.Judge;
import overtrick.laws.board.FreeEvent;
import overtrick.laws.board.FreeRefusal;
import overtrick.laws.board.FreeRules;
import overtrick.laws.board.FreeSession;
import overtrick.laws.board.FreeView;
import overtrick.laws.table.Withdrawn;
import overtrick.log.form.EventCodec;
import overtrick.log.host.Projection;
import overtrick.robots.comparable.Comparables;
import overtrick.robots.comparable.Comparables.Compared;
import overtrick.robots.search.Solvers;
import overtrick.solver.Position;

/// Duplicate at a table where the Laws can be broken, with a director beside it.
public final class FreeBridge
        implements BoardTable<FreeSession, FreeCommand, FreeEvent, Optional<FreeView>> {

    private final Robots robots;
    private final FreeForms forms;
    private final Supply supply;
    private final Solvers solvers = new Solvers();

    /// @param duplicate whose robots and boards come here as well
    public FreeBridge(Duplicate duplicate) {
        this.robots = duplicate.robots();
        this.forms = new FreeForms(duplicate.events());
        this.supply = duplicate.supply();
    }

    @Override
    public String name() {
        return "free";
    }

    @Override
    public TermsForm termsForm() {
        return FreeForms.TERMS;
    }

    @Override
    public EventCodec<FreeEvent> events() {
        return forms;
    }

    @Override
    public Terms usual() {
        return FreeTerms.USUAL;
    }

    @Override
    public Rules<FreeSession, Party, FreeCommand, FreeEvent, Optional<FreeView>> rules(
            Terms terms) {
        var agreed = (FreeTerms) terms;
        return new FreeRules(agreed.book(), agreed.directed());
    }

    @Override
    public int deals(FreeSession session) {
        return session.opened();
    }

    @Override
    public Optional<BoardInPlay> board(FreeSession session) {
        return session.board().map(FreeBoard::inPlay);
    }

    /// While the director is asked, whoever they read the options to.
    @Override
    public Set<Seat> asked(FreeSession session) {
        var board = session.board();
        return board.filter(FreeBoard::isHalted).isPresent()
                ? board.flatMap(FreeBoard::chooser).map(Set::of).orElse(Set.of())
                : BoardTable.super.asked(session);
    }

    @Override
    public Optional<Seat> doer(FreeEvent event) {
        return switch (event) {
            case FreeEvent.Ordinary(BoardEvent.CallMade(var by, _, _)) -> Optional.of(by);
            case FreeEvent.Ordinary(BoardEvent.CardPlayed(var from, _)) -> Optional.of(from);
            case FreeEvent.CalledAnyway(var by, _, _, _) -> Optional.of(by);
            case FreeEvent.PlayedAnyway(var from, _) -> Optional.of(from);
            case FreeEvent _ -> Optional.empty();
        };
    }

    @Override
    public boolean bringsBoard(FreeEvent event) {
        return event instanceof FreeEvent.Ordinary(BoardEvent.BoardOpened _);
    }

    @Override
    public boolean isMilestone(FreeEvent event) {
        return bringsBoard(event) || event instanceof FreeEvent.Ordinary(BoardEvent.BoardEnded _);
    }

    /// Who opened a directed table directs it. At others the program does, and nobody else.
    @Override
    public boolean isDirectedBy(
            TableView<Optional<FreeView>> table, Member.Person person, FreeCommand command) {
        return isRuling(command) && directs(table, person) && !table.hasPlayed(person.id());
    }

    private static boolean directs(TableView<?> table, Member.Person person) {
        return FreeTerms.of(table).directed()
                && table.door().owner().equals(Optional.of(person.id()));
    }

    private static boolean isRuling(FreeCommand command) {
        return switch (command) {
            case FreeCommand.Adjust _,
                    FreeCommand.DecideClaim _,
                    FreeCommand.Choose _,
                    FreeCommand.Judge _,
                    FreeCommand.Remark _,
                    FreeCommand.RollBack _ ->
                    true;
            case FreeCommand _ -> false;
        };
    }

    /// Nobody rules on a board that they played, not even who opened the table and has left their
    /// seat since (Law 10A). A player's own choices are no rulings.
    @Override
    public Optional<Refusal> notRuledBy(
            TableView<Optional<FreeView>> table, Member.Person person, FreeCommand command) {
        boolean own = command instanceof FreeCommand.Choose;
        return isRuling(command) && !own && directs(table, person) && table.hasPlayed(person.id())
                ? Optional.of(FreeRefusal.PLAYED_THE_BOARD)
                : Optional.empty();
    }

    @Override
    public Player<FreeCommand, Optional<FreeView>> player(TableView<Optional<FreeView>> table) {
        var terms = FreeTerms.of(table);
        return new FreePlayer(robots.bidding(terms.agreements(), terms.stake(), terms.robots()));
    }

    @Override
    public List<Errand<FreeCommand>> errands(String id, Table<FreeSession> table, int watchers) {
        if (!table.isOpen() || !table.isFull(EnumSet.allOf(Seat.class))) {
            return List.of();
        }
        var board = board(table.game());
        var errands = new ArrayList<Errand<FreeCommand>>();
        if (board.isEmpty()) {
            errands.add(new Errand<>("first board", Duration.ZERO, () -> nextAt(id, table)));
        }
        board.flatMap(BoardGame::silence)
                .map(silence ->
                        new Errand<FreeCommand>(
                                silence.what(),
                                silence.after(),
                                () -> silence.command().get().map(InOrder::new)))
                .ifPresent(errands::add);
        table.game()
                .board()
                .flatMap(open -> claim(open, FreeTerms.of(table)))
                .ifPresent(errands::add);
        table.game()
                .board()
                .flatMap(open -> understanding(open, FreeTerms.of(table)))
                .map(told ->
                        new Errand<FreeCommand>(
                                "understand", Duration.ZERO, () -> Optional.of(told)))
                .ifPresent(errands::add);
        table.game()
                .board()
                .flatMap(open -> judgement(open, FreeTerms.of(table)))
                .map(judge ->
                        new Errand<FreeCommand>("judge", Duration.ZERO, () -> Optional.of(judge)))
                .ifPresent(errands::add);
        if (board.filter(BoardInPlay::isOver).isPresent()
                && table.isPlayedByRobots()
                && watchers > 0) {
            errands.add(
                    new Errand<>("next board", BoardGame.BETWEEN_BOARDS, () -> nextAt(id, table)));
        }
        return errands;
    }

    /// Where nobody directs the program says by the systems which calls are comparable, one at a
    /// time (Law 23A).
    private Optional<FreeCommand> judgement(FreeBoard board, FreeTerms terms) {
        if (terms.directed() || terms.book() != LawBook.WBF2017) {
            return Optional.empty();
        }
        return comparables(board, terms).stream()
                .flatMap(found -> found.comparable().stream())
                .map(Compared::call)
                .filter(call -> !board.judged().containsKey(call))
                .findFirst()
                .map(call -> new Judge(call, true));
    }

    /// A contested claim is played out in several ways, for the director; where nobody directs the
    /// program decides by them (Law 70).
    private Optional<Errand<FreeCommand>> claim(FreeBoard board, FreeTerms terms) {
        var doubted = board.contested().filter(_ -> board.chooser().isEmpty());
        if (doubted.filter(claim -> claim.lines().isEmpty()).isPresent()) {
            return Optional.of(
                    new Errand<>(
                            "study claim",
                            Duration.ZERO,
                            () -> Optional.of(studied(board, doubted.get()))));
        }
        return doubted.filter(_ -> !terms.directed())
                .map(claim ->
                        new Errand<>(
                                "decide claim",
                                Duration.ZERO,
                                () -> Optional.of(new FreeCommand.DecideClaim(claim.proposal()))));
    }

    private FreeCommand studied(FreeBoard board, ContestedClaim claim) {
        var position = Position.of(board.inPlay().play().orElseThrow());
        return new FreeCommand.StudyClaim(
                solvers.with(
                        solver -> new ClaimStudy(solver, claim.claim().by().side()).of(position)));
    }

    /// What a withdrawn call showed stands in the side's system; nobody need be asked.
    private Optional<FreeCommand> understanding(FreeBoard board, FreeTerms terms) {
        return board.notUnderstood()
                .filter(_ -> !board.auction().isOver())
                .filter(gone -> board.auction().question().isEmpty() || isAsked(board, gone))
                .flatMap(gone ->
                        compared(board, terms, gone)
                                .map(found ->
                                        new FreeCommand.Understand(
                                                gone.seat(),
                                                gone.call(),
                                                found.shown(),
                                                found.same(terms.book()))));
    }

    private static boolean isAsked(FreeBoard board, Withdrawn gone) {
        return board.auction().pending().filter(one -> one.withdrawn().equals(gone)).isPresent();
    }

    private Optional<Comparables> comparables(FreeBoard board, FreeTerms terms) {
        return board.replacing().flatMap(gone -> compared(board, terms, gone));
    }

    private Optional<Comparables> compared(FreeBoard board, FreeTerms terms, Withdrawn gone) {
        return Comparables.of(
                board.inPlay().auction(),
                gone,
                board.inPlay().board().vulnerability(),
                terms.agreements(),
                robots.readings());
    }

    private Optional<FreeCommand> nextAt(String id, Table<FreeSession> table) {
        var chairs = table.chairsNextDeal().values();
        return supply.next(FreeTerms.of(table).plan(), table.game().opened(), chairs, id)
                .map(InOrder::new);
    }

    @Override
    public Optional<FreeCommand> next(TableView<Optional<FreeView>> table, String id) {
        var chairs = table.chairsNextDeal().values();
        return supply.next(FreeTerms.of(table).plan(), table.deals(), chairs, id).map(InOrder::new);
    }

    @Override
    public Optional<Refusal> barred(
            TableView<Optional<FreeView>> table, String id, Member.Person person) {
        return directs(table, person)
                ? Optional.of(FreeRefusal.DIRECTOR_DOES_NOT_PLAY)
                : supply.barred(FreeTerms.of(table).plan(), lying(table), id, person.id());
    }

    @Override
    public void watched(TableView<Optional<FreeView>> table, String id, Member.Person person) {
        supply.watched(FreeTerms.of(table).plan(), lying(table), id, person.id());
    }

    private static Optional<BoardNumber> lying(TableView<Optional<FreeView>> table) {
        return table.game().map(view -> view.board().number());
    }

    @Override
    public Projection<Table<FreeSession>, TableEvent<FreeEvent>> projection() {
        return new SeenBoards<>(this);
    }
}
