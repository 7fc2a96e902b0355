package overtrick.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.club.can.CanSeen;
import overtrick.club.table.Member;
import overtrick.club.table.PersonId;
import overtrick.club.table.TableCommand.Move;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;

/// Three people who keep somebody company at a table of Bài Càn, without browsers of their own:
/// they agree to what is claimed, and do any of whatever else they may.
final class CanCompany {

    private final House house;
    private final TableId table;
    private final List<Member.Person> people = new ArrayList<>();
    private final RandomGenerator chance;

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

    private TableView<CanSeen> look(Member.Person person) {
        return house.club().can().look(table, person).orElseThrow();
    }

    /// Each does one thing, if anything is his to do.
    void act() {
        for (var person : people) {
            var seen = look(person);
            seen.game()
                    .match()
                    .filter(CanView::isMyTurn)
                    .ifPresent(view -> act(person, seen, view));
        }
    }

    private void act(Member.Person person, TableView<CanSeen> seen, CanView view) {
        var offers =
                view.offers().stream()
                        .filter(offer -> !(offer instanceof AskCut || offer instanceof MakeClaim))
                        .filter(offer -> !offer.equals(new AnswerRedeal(true)))
                        .filter(offer -> !offer.equals(new AnswerClaim(false)))
                        .toList();
        if (!offers.isEmpty()) {
            CanCommand chosen = offers.get(chance.nextInt(offers.size()));
            house.club().can().send(table, person, new Move<>(chosen, seen.number()));
        }
    }
}
