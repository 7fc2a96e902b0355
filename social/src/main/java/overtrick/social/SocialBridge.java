package overtrick.social;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.SpreadPack;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingRules;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridge.sitting.Spread;
import overtrick.bridgetable.duplicate.BoardGame;
import overtrick.bridgetable.duplicate.LaidBoards;
import overtrick.bridgetable.duplicate.PlayedRow;
import overtrick.bridgetable.duplicate.Robots;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.game.Errand;
import overtrick.house.game.Player;
import overtrick.house.game.TableSummary;
import overtrick.house.game.TermsForm;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.log.Beside;
import overtrick.log.host.Projection;

/// Bridge among friends: deals one after another with a running score, until the rubber or whatever
/// is played has come to its end.
public final class SocialBridge implements BoardGame<Sitting<Tally>, SittingView<Tally>> {

    /// How long the cards that were drawn are looked at.
    private static final Duration CARDS_DRAWN = Duration.ofSeconds(4);

    private final Robots robots;
    private final RandomGenerator chance;
    private final Optional<LaidBoards> laid;

    /// A house in which each table deals its own cards.
    ///
    /// @param chance deals the cards
    public SocialBridge(Robots robots, RandomGenerator chance) {
        this(robots, chance, Optional.empty());
    }

    /// @param chance deals the cards
    /// @param laid deals that are laid for everybody alike
    public SocialBridge(Robots robots, RandomGenerator chance, Optional<LaidBoards> laid) {
        this.robots = robots;
        this.chance = chance;
        this.laid = laid;
    }

    @Override
    public String name() {
        return "social";
    }

    @Override
    public TermsForm termsForm() {
        return SocialForms.TERMS;
    }

    @Override
    public Terms usual() {
        return SocialTerms.USUAL;
    }

    @Override
    public Rules<Sitting<Tally>, Party, BoardCommand, BoardEvent, SittingView<Tally>> rules(
            Terms terms) {
        var agreed = (SocialTerms) terms;
        return new SittingRules<>(
                agreed.form().scorer(agreed.first()),
                new BoardRules(HouseRules.FRIENDLY, agreed.form().bidding()),
                agreed.draw());
    }

    /// Where one of three has moved to the vacant chair, their own is dummy's until the next deal.
    @Override
    public Set<Seat> chairs(Terms terms, Sitting<Tally> sitting) {
        return sitting.board()
                .flatMap(BoardInPlay::exchanged)
                .map(moved -> moved.of(terms.seats()))
                .orElse(terms.seats());
    }

    /// Where cards are drawn, whoever comes draws, too (bridge.md, correction 12).
    @Override
    public boolean isBetweenGames(Sitting<Tally> sitting) {
        return sitting.score().now().isOver() && sitting.drawn().isEmpty();
    }

    @Override
    public Optional<Map<Seat, Integer>> won(Sitting<Tally> before, Sitting<Tally> after) {
        boolean ends = after.score().now().isOver() && !after.score().equals(before.score());
        return Optional.of(after).filter(_ -> ends).map(SocialBridge::units);
    }

    /// By the chairs at which they sit now.
    private static Map<Seat, Integer> units(Sitting<Tally> sitting) {
        var units = new EnumMap<Seat, Integer>(Seat.class);
        for (var seat : Seat.values()) {
            units.put(seat, sitting.score().now().units(atTheDeal(sitting, seat)));
        }
        return units;
    }

    private static Seat atTheDeal(Sitting<Tally> sitting, Seat chair) {
        return sitting.board()
                .flatMap(BoardInPlay::exchanged)
                .map(moved -> moved.of(Set.of(chair)).iterator().next())
                .orElse(chair);
    }

    /// One deal after the other, until the game is won; an evening may see several.
    @Override
    public TableSummary.Place place(Sitting<Tally> sitting) {
        if (sitting.opened() == 0) {
            return TableSummary.Place.GATHERING;
        }
        int games = sitting.score().finished().size();
        return games == 0
                ? TableSummary.Place.of("deal", sitting.opened())
                : TableSummary.Place.of("later-deal", sitting.opened(), games + 1);
    }

    @Override
    public int deals(Sitting<Tally> sitting) {
        return sitting.opened();
    }

    @Override
    public Optional<BoardInPlay> board(Sitting<Tally> sitting) {
        return sitting.board();
    }

    @Override
    public Player<BoardCommand, SittingView<Tally>> player(TableView<SittingView<Tally>> table) {
        var terms = SocialTerms.of(table);
        return new SocialRobot(robots, terms);
    }

    /// The house deals when all have come, and minds the silence after a concession.
    @Override
    public List<Errand<BoardCommand>> errands(
            String id, Table<Sitting<Tally>> table, int watchers) {
        if (!table.isOpen() || !table.isFull(chairs(terms(table), table.game()))) {
            return List.of();
        }
        var sitting = table.game();
        if (sitting.spread().isPresent()) {
            return List.of(); // they draw
        }
        var errands = new ArrayList<Errand<BoardCommand>>();
        boolean drawn = sitting.drawn().isPresent();
        boolean over = sitting.board().filter(BoardInPlay::isOver).isPresent();
        if (sitting.board().isEmpty() || (over && drawn)) {
            var looking = drawn && watchers > 0 ? CARDS_DRAWN : Duration.ZERO;
            errands.add(new Errand<>("first deal", looking, () -> nextAt(table)));
        }
        sitting.board().flatMap(BoardGame::silence).ifPresent(errands::add);
        boolean inField = terms(table).laid().isPresent();
        if (over && !drawn && table.isPlayedByRobots() && (watchers > 0 || inField)) {
            var looking = inField ? Duration.ZERO : BETWEEN_BOARDS;
            errands.add(new Errand<>("next deal", looking, () -> nextAt(table)));
        }
        return errands;
    }

    /// Before every game, where cards are drawn for it (bridge.md §2).
    private static boolean draws(
            SocialTerms terms, boolean begins, Optional<BoardEvent.SeatsDrawn> drawn) {
        return begins && terms.draw().isPresent() && drawn.isEmpty();
    }

    private Optional<BoardCommand> spread() {
        var pack = new ArrayList<>(CardSet.ALL.stream().toList());
        Collections.shuffle(pack, chance);
        return Optional.of(new SpreadPack(pack));
    }

    /// Who has still to draw, as long as a pack lies spread.
    @Override
    public Set<Seat> asked(Sitting<Tally> sitting) {
        return sitting.spread()
                .map(Spread::awaited)
                .orElseGet(() -> BoardGame.super.asked(sitting));
    }

    private static SocialTerms terms(Table<?> table) {
        return (SocialTerms) table.terms().orElseThrow();
    }

    private Optional<BoardCommand> nextAt(Table<Sitting<Tally>> table) {
        var terms = terms(table);
        var sitting = table.game();
        boolean begins = sitting.board().isEmpty() || isBetweenGames(sitting);
        if (draws(terms, begins, sitting.drawn())) {
            return spread();
        }
        return terms.form()
                .scorer(terms.first())
                .next(sitting.score())
                .flatMap(deal -> dealt(terms, deal, sitting.opened()));
    }

    /// The next deal; none where as many as were laid have been played.
    private Optional<BoardCommand> dealt(SocialTerms terms, NextDeal demanded, int opened) {
        return deal(terms, opened)
                .map(sealed -> {
                    var number = new BoardNumber(opened + 1);
                    var board = demanded.board(number, sealed.deal(), chance);
                    return new OpenBoard(board, Optional.of(sealed.key()));
                });
    }

    private Optional<SealedDeal> deal(SocialTerms terms, int opened) {
        return terms.laid().isEmpty()
                ? Optional.of(SealedDeal.draw(chance))
                : laid.flatMap(boards -> boards.next(terms.laid().get(), opened))
                        .map(own -> new SealedDeal(own.board().deal(), own.key()));
    }

    @Override
    public Optional<Refusal> barred(
            TableView<SittingView<Tally>> table, String id, Member.Person person) {
        return SocialTerms.of(table)
                .laid()
                .flatMap(plan -> laid.flatMap(boards -> boards.claim(plan, id, person)));
    }

    @Override
    public boolean isShutTo(TableView<SittingView<Tally>> table, Member.Person person) {
        return laid.filter(boards -> boards.isShut(SocialTerms.of(table), table.deals()))
                .isPresent();
    }

    /// Nobody has to follow robots that play what is laid for everybody.
    @Override
    public Duration pace(Table<Sitting<Tally>> table, Duration usual) {
        return table.isPlayedByRobots() && terms(table).laid().isPresent()
                ? Duration.ZERO
                : BoardGame.super.pace(table, usual);
    }

    @Override
    public Optional<BoardCommand> next(TableView<SittingView<Tally>> table, String id) {
        var sitting = table.game();
        boolean draws = sitting.spread().filter(one -> one.dealer().isEmpty()).isPresent();
        if (draws) {
            return Optional.empty();
        }
        boolean begins = sitting.board().isEmpty() || sitting.score().now().isOver();
        return draws(SocialTerms.of(table), begins, sitting.drawn())
                ? spread()
                : sitting.next().flatMap(deal -> dealt(SocialTerms.of(table), deal, table.deals()));
    }

    /// Deals of contract are among the boards of those who have played them.
    @Override
    public Projection<Table<Sitting<Tally>>, TableEvent<BoardEvent>> projection() {
        return (id, now, events) -> {
            boolean over =
                    events.stream()
                            .anyMatch(event ->
                                    event instanceof TableEvent.InGame<BoardEvent>(BoardEnded _));
            var table = now.state();
            return over && terms(table).form().ofContract()
                    ? PlayedRow.of(
                                    id,
                                    table,
                                    table.game().board().orElseThrow(),
                                    table.game().opened(),
                                    terms(table))
                            .scored(table.game().score().last())
                            .from(terms(table).plan().setId(), Optional.empty())
                            .row()
                    : Beside.NOTHING;
        };
    }
}
