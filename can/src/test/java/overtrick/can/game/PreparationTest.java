package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanEvent.TeamsDrawn;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.match.Stage.Seating;
import overtrick.can.rules.CanRules;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Teams, the first deal, chairs and dealers (can.md §§2–3).
class PreparationTest {

    /// A pack with these cards on top.
    static Pack topped(String cards) {
        var order = new ArrayList<CanCard>(Story.cards(cards));
        CanSet.ALL.minus(CanSet.copyOf(order)).forEach(order::add);
        return new Pack(order);
    }

    /// North, East, South and West draw for teams.
    @ParameterizedTest(name = "{0}: {1}, captain {2}")
    @CsvSource({
        "SA DA CK H2, NORTH EAST, EAST", // rank first, then hearts, diamonds, clubs, spades
        "SA HA DA CA, EAST SOUTH, EAST",
        "H2 C3 S3 D3, EAST WEST,  WEST",
        "HA LJ S2 D2, NORTH EAST, EAST", // ruling 17: jokers are highest
        "LJ BJ HA DA, NORTH EAST, EAST",
    })
    void teamsAreDrawn(String drawn, String team, Seat captain) {
        var story =
                new Story().house(new OpenMatch(CanRules.FRIENDLY), new BringPack(topped(drawn)));
        for (var seat : List.of(Seat.WEST, Seat.NORTH)) {
            assertThat(story.view(seat).awaited()).contains(seat);
        }
        for (var seat : Seat.values()) {
            story.does(seat, new DrawCard());
            if (seat != Seat.WEST) {
                story.refuses(seat, new DrawCard(), CanRefusal.NOT_YOUR_DRAW);
            }
        }

        var teams = (TeamsDrawn) story.news().getLast();
        assertThat(teams.first())
                .containsExactlyInAnyOrder(
                        Seat.valueOf(team.split(" ")[0]), Seat.valueOf(team.split(" ")[1]));
        assertThat(teams.captain()).isEqualTo(captain);
        assertThat(story.view(Outsider.WATCHER).draw()).contains(Purpose.FIRST_DEAL);
    }

    @Test
    void ruling17WhereJokersDoNotCountAnotherCardIsDrawn() {
        var rules = CanRules.CLUB.with("preparing.jokers = draw-again");
        var story = new Story().house(new OpenMatch(rules), new BringPack(topped("BJ S2")));

        story.does(Seat.NORTH, new DrawCard());
        assertThat(story.view(Seat.NORTH).awaited()).containsExactly(Seat.NORTH);
        story.does(Seat.NORTH, new DrawCard());
        assertThat(dealing(story)).containsExactlyInAnyOrder(Seat.EAST, Seat.WEST);
    }

    /// Red, and the drawer's side deals first; black, and it chooses chairs.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"H2, N S", "DA, N S", "S2, E W", "CA, E W", "BJ, N S", "LJ, E W"})
    void whoDealsFirst(String drawn, String dealing) {
        var story = new Story().house(new OpenMatch(CanRules.CLUB), new BringPack(topped(drawn)));
        story.refuses(Seat.EAST, new DrawCard(), CanRefusal.NOT_YOUR_DRAW); // the captain does
        story.does(Seat.NORTH, new DrawCard());

        assertThat(dealing(story))
                .containsExactlyInAnyOrder(
                        Seat.parse(dealing.split(" ")[0]), Seat.parse(dealing.split(" ")[1]));
    }

    private static List<Seat> dealing(Story story) {
        return List.copyOf(((Seating) story.match().stage()).dealing());
    }

    /// North-South have drawn red and deal first, so East-West choose. East moves to the north
    /// chair.
    @Test
    void chairsAreTakenAndDealersNamed() {
        var story = new Story().house(new OpenMatch(CanRules.CLUB), new BringPack(topped("H2")));
        story.does(Seat.NORTH, new DrawCard());
        story.refuses(Seat.NORTH, new TakeChair(Seat.NORTH), CanRefusal.OTHER_SIDE_CHOOSES);
        story.does(Seat.EAST, new TakeChair(Seat.NORTH));
        assertThat(story.view(Outsider.WATCHER).chairsTaken())
                .isEqualTo(Map.of(Seat.EAST, Seat.NORTH, Seat.WEST, Seat.SOUTH));
        story.refuses(Seat.SOUTH, new TakeChair(Seat.SOUTH), CanRefusal.CHAIR_NOT_FREE);
        story.refuses(Seat.WEST, new TakeChair(Seat.EAST), CanRefusal.OTHER_SIDE_CHOOSES);
        story.does(Seat.SOUTH, new TakeChair(Seat.EAST));

        var match = story.match();
        assertThat(match.first()).contains(Side.EAST_WEST);
        assertThat(match.chairs().came(Seat.NORTH)).isEqualTo(Seat.EAST);
        assertThat(match.chairs().came(Seat.EAST)).isEqualTo(Seat.SOUTH);
        assertThat(match.chairs().came(Seat.SOUTH)).isEqualTo(Seat.WEST);
        assertThat(match.chairs().came(Seat.WEST)).isEqualTo(Seat.NORTH);
        story.refuses(Seat.NORTH, new NameDealer(Seat.NORTH), CanRefusal.OTHER_SIDE_CHOOSES);
        story.refuses(Seat.EAST, new NameDealer(Seat.NORTH), CanRefusal.DEALER_OF_OTHER_SIDE);
        story.does(Seat.EAST, new NameDealer(Seat.WEST));
        assertThat(story.match().stage()).isInstanceOf(Between.class);
        assertThat(story.match().dealer(1)).isEqualTo(Seat.WEST);
        assertThat(story.match().dealer(2)).isEqualTo(Seat.SOUTH);
    }

    /// Ruling 31: screens and talk are the organiser's; the kernel only carries what is said.
    @Test
    void ruling31ScreensAndTalkAreTheOrganisers() {
        assertThat(CanRules.CLUB.print())
                .contains("preparing.screen = up", "preparing.talk = between-deals");
        assertThat(CanRules.parse("preparing.talk = never").preparing().talk())
                .isNotEqualTo(CanRules.CLUB.preparing().talk());
    }
}
