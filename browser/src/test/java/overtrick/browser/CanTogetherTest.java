package overtrick.browser;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Seat;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.testkit.Seeds;

/// Two people and two robots at one table of Bài Càn.
@Timeout(500)
class CanTogetherTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    @Test
    void twoPeopleOnTwoDevicesSeeOnlyTheirOwn() {
        var ann = EVENING.visitor();
        var bob = EVENING.visitor();
        CanTables.open(ann, "club", "no", "players");
        bob.join(ann.table());
        bob.sit(Seat.EAST);
        var people = people(ann);
        try (var ofAnn = new CanWitness(EVENING.house().club(), ann.table(), people.get(0));
                var ofBob = new CanWitness(EVENING.house().club(), ann.table(), people.get(1))) {
            ann.seatRobot(Seat.NORTH);
            ann.seatRobot(Seat.WEST);
            var one = new CanGuest(EVENING.house(), ann, Seeds.chance(11));
            var other = new CanGuest(EVENING.house(), bob, Seeds.chance(12));
            other.playOn();
            CanTables.play(
                    one,
                    "the third deal",
                    () -> {
                        bob.phase(); // what has come is taken from the line
                        return one.now().story().deals().size() >= 3;
                    });
            other.stop();
            ann.messages().forEach(ofAnn::assertDiscreet);
            ann.answers().forEach(ofAnn::assertDiscreet);
            bob.messages().forEach(ofBob::assertDiscreet);
            bob.answers().forEach(ofBob::assertDiscreet);
        }
    }

    private static List<Member.Person> people(Visitor visitor) {
        var table =
                EVENING.house()
                        .club()
                        .can()
                        .look(visitor.table(), Member.House.HOUSE)
                        .orElseThrow();
        return List.of(Seat.SOUTH, Seat.EAST).stream()
                .map(seat -> (Occupant.Person) table.chair(seat).orElseThrow().occupant())
                .map(sitting -> new Member.Person(sitting.id(), sitting.name()))
                .toList();
    }
}
