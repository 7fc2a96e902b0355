package overtrick.house.table;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Seat;
import overtrick.house.table.TableCommand.Open;

/// What anybody could ask of any table, whatever is played there.
public final class Asked {

    private Asked() {}

    /// Who asks: the house, three people and the robots of all seats.
    public static List<Member> by() {
        var all = new ArrayList<Member>(List.of(Member.House.HOUSE));
        for (var name : List.of("Lan", "Minh", "Guest")) {
            all.add(new Member.Person(new PersonId(name), name));
        }
        for (var seat : Seat.values()) {
            all.add(new Member.RobotAt(seat));
        }
        return all;
    }

    /// Everything but moves of the game; to be added to.
    public static <C> List<TableCommand<C>> ofAnyTable(Terms terms) {
        var all = new ArrayList<>(TableCommand.<C>manners());
        all.add(new Open<>("", terms));
        return all;
    }
}
