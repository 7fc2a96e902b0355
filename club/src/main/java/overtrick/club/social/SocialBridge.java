package overtrick.club.social;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingRules;
import overtrick.bridge.sitting.SittingView;
import overtrick.cards.Party;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.rules.Rules;
import overtrick.club.duplicate.BoardGame;
import overtrick.club.duplicate.Robots;
import overtrick.club.game.Errand;
import overtrick.club.game.Player;
import overtrick.club.game.TermsForm;
import overtrick.club.table.Table;
import overtrick.club.table.TableView;
import overtrick.club.table.Terms;
import overtrick.robots.search.Scoring;

/// Bridge among friends: deals one after another with a running score, until the rubber or whatever
/// is played has come to its end.
public final class SocialBridge implements BoardGame<Sitting<Tally>, SittingView<Tally>> {

    private final Robots robots;
    private final RandomGenerator chance;

    /// @param chance deals the cards
    public SocialBridge(Robots robots, RandomGenerator chance) {
        this.robots = robots;
        this.chance = chance;
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
                agreed.form().scorer(agreed.first()), new BoardRules(HouseRules.FRIENDLY));
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
        var agreements = SocialTerms.of(table).agreements();
        return robots.bidding(agreements, Scoring.TOTAL_POINTS).lookingAt(SittingView::board);
    }

    /// The house deals when all have come, and minds the silence after a concession.
    @Override
    public List<Errand<BoardCommand>> errands(
            String id, Table<Sitting<Tally>> table, int watchers) {
        if (!table.isOpen() || !table.isFull(EnumSet.allOf(Seat.class))) {
            return List.of();
        }
        var sitting = table.game();
        var errands = new ArrayList<Errand<BoardCommand>>();
        if (sitting.board().isEmpty()) {
            errands.add(new Errand<>("first deal", Duration.ZERO, () -> nextAt(table)));
        }
        sitting.board().flatMap(BoardGame::silence).ifPresent(errands::add);
        if (sitting.board().filter(BoardInPlay::isOver).isPresent()
                && table.isPlayedByRobots()
                && watchers > 0) {
            errands.add(new Errand<>("next deal", BETWEEN_BOARDS, () -> nextAt(table)));
        }
        return errands;
    }

    private static SocialTerms terms(Table<?> table) {
        return (SocialTerms) table.terms().orElseThrow();
    }

    private Optional<BoardCommand> nextAt(Table<Sitting<Tally>> table) {
        var terms = terms(table);
        var sitting = table.game();
        return terms.form()
                .scorer(terms.first())
                .next(sitting.score())
                .map(deal -> dealt(deal, sitting.opened() + 1));
    }

    private BoardCommand dealt(NextDeal demanded, int number) {
        var sealed = SealedDeal.draw(chance);
        var board =
                new Board(
                        new BoardNumber(number),
                        demanded.dealer(),
                        demanded.vulnerability(),
                        sealed.deal());
        return new OpenBoard(board, Optional.of(sealed.key()));
    }

    @Override
    public Optional<BoardCommand> next(TableView<SittingView<Tally>> table, String id) {
        return table.game().next().map(deal -> dealt(deal, table.deals() + 1));
    }
}
