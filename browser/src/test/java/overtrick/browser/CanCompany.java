package overtrick.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.auction.CanCall;
import overtrick.can.view.CanView;
import overtrick.cantable.CanSeen;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableView;

/// Three people who keep somebody company at a table of Bài Càn, without browsers of their own:
/// they agree to what is claimed, and do any of whatever else they may.
final class CanCompany {

    private final House house;
    private final TableId table;
    private final List<Member.Person> people = new ArrayList<>();
    private final RandomGenerator chance;
    private Consumer<CanView> watcher = _ -> {};
    private boolean passing;

    /// They take the chairs that are free.
    CanCompany(House house, TableId table, RandomGenerator chance) {
        this.house = house;
        this.table = table;
        this.chance = chance;
        for (var seat : List.of(Seat.EAST, Seat.NORTH, Seat.WEST)) {
            var person =
                    new Member.Person(new PersonId("company-" + seat), "Minh " + seat.letter());
            house.club().can().send(table, person, new Sit<>(seat));
            people.add(person);
        }
    }

    /// From now on this one is shown whatever one of them is about to answer.
    void show(Consumer<CanView> watcher) {
        this.watcher = watcher;
    }

    /// From now on they bid nothing.
    void pass() {
        passing = true;
    }

    private TableView<CanSeen> look(Member.Person person) {
        return house.club().can().look(table, person).orElseThrow();
    }

    /// Each does one thing, if anything is theirs to do.
    void act() {
        people.forEach(this::act);
    }

    /// One thing is done for somebody at the table, if anything is theirs to do.
    void act(Member.Person person) {
        var seen = look(person);
        seen.game().match().filter(CanView::isMyTurn).ifPresent(view -> act(person, seen, view));
    }

    private void act(Member.Person person, TableView<CanSeen> seen, CanView view) {
        var offers = view.offers().stream().filter(this::isGoodCompany).toList();
        if (!offers.isEmpty()) {
            watcher.accept(view);
            var chosen = offers.get(chance.nextInt(offers.size()));
            house.club().can().send(table, person, new Move<>(chosen, seen.number()));
        }
    }

    private boolean isGoodCompany(CanCommand offer) {
        return switch (offer) {
            case MakeCall(var call) -> !passing || call == CanCall.Word.PASS;
            case MakeClaim _, TakeUpCard _ -> false;
            case AnswerRedeal(boolean asked) -> !asked;
            case AnswerClaim(boolean agreed) -> agreed;
            default -> true;
        };
    }

    /// The first of them claims this result, if they may.
    void claim(int points) {
        var claims = people.getFirst();
        var claim = new MakeClaim(points, false);
        var seen = look(claims);
        if (seen.game().match().filter(view -> view.offers().contains(claim)).isPresent()) {
            house.club().can().send(table, claims, new Move<>(claim, seen.number()));
        }
    }
}
