package overtrick.social.page;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridgetable.duplicate.Robots;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableSummary;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableRules;
import overtrick.house.terms.Strength;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.social.Form;
import overtrick.social.SocialBridge;
import overtrick.social.SocialTerms;
import overtrick.social.Tally;

/// Ann at South and robots at a table among friends, whose cards follow from a seed.
final class Evening {

    private static final Readings READINGS = new Readings();
    private static final TableId ID = new TableId("K7PQM");
    private static final Member.Person ANN = new Member.Person(new PersonId("ann"), "Ann");

    private final SocialBridge game;
    private final TableRules<Sitting<Tally>, BoardCommand, BoardEvent, SittingView<Tally>> rules;
    private Table<Sitting<Tally>> table;
    private Table<Sitting<Tally>> before;
    private Table<Sitting<Tally>> begun;

    Evening(Form form, RandomGenerator chance) {
        game = new SocialBridge(new Robots(Strength.THUMB, READINGS), chance);
        rules = new TableRules<>(game);
        var terms = new SocialTerms(form, Seat.WEST, Agreements.STANDARD);
        table = rules.after(rules.start(), ANN, new TableCommand.Open<>("", terms, Access.OPEN));
        before = table;
        begun = table;
        act(ANN, new TableCommand.Sit<>(Seat.SOUTH));
        for (var seat : form.seats()) {
            if (seat != Seat.SOUTH) {
                act(ANN, new TableCommand.SeatRobot<>(seat, "Robot " + seat.letter()));
            }
        }
    }

    private void act(Member actor, TableCommand<BoardCommand> command) {
        before = table;
        table = rules.after(table, actor, command);
    }

    private void move(Member actor, BoardCommand command) {
        act(actor, new TableCommand.Move<>(command, table.number()));
    }

    Tally tally() {
        return table.game().score();
    }

    /// How far it has come, as the list of tables says it.
    TableSummary.Place place() {
        return game.place(table.game());
    }

    BoardInPlay board() {
        return table.game().board().orElseThrow();
    }

    /// One deal more, from its cards to its result.
    void deal() throws InterruptedException {
        begin();
        finish();
    }

    /// Calls and cards, to the result.
    void finish() throws InterruptedException {
        begun = table;
        while (!board().isOver()) {
            var seat = board().actor().orElseThrow();
            var actor =
                    table.chair(seat).orElseThrow().occupant() instanceof Occupant.Person
                            ? ANN
                            : new Member.RobotAt(seat);
            var view = rules.view(table, actor);
            var player = game.player(view);
            var once = player.atOnce(view.game());
            move(actor, once.isPresent() ? once.get() : player.think(view.game()).orElseThrow());
        }
    }

    /// The cards of the next deal.
    void begin() {
        var view = rules.view(table, Member.House.HOUSE);
        move(Member.House.HOUSE, game.next(view, ID.code()).orElseThrow());
    }

    /// What somebody sees: Ann, or whoever watches.
    SocialPage page(boolean ann, Locale locale) {
        return page(table, ann, locale);
    }

    /// The same before the last thing that happened.
    SocialPage pageBefore(boolean ann, Locale locale) {
        return page(before, ann, locale);
    }

    /// The same before the first call or card.
    SocialPage pageAtFirst(boolean ann, Locale locale) {
        return page(begun, ann, locale);
    }

    private SocialPage page(Table<Sitting<Tally>> seen, boolean ann, Locale locale) {
        var viewer = ann ? ANN : new Member.Person(new PersonId("bob"), "Bob");
        return SocialPage.of(
                ID, rules.view(seen, viewer), READINGS, Words.in(locale), Optional.empty());
    }
}
