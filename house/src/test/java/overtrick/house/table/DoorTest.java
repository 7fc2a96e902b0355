package overtrick.house.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Refusal;
import overtrick.house.table.Patience.Piles;
import overtrick.house.table.Patience.Played;
import overtrick.house.table.TableCommand.Agree;
import overtrick.house.table.TableCommand.AskToLeave;
import overtrick.house.table.TableCommand.CallForHelp;
import overtrick.house.table.TableCommand.ComeBack;
import overtrick.house.table.TableCommand.HelpGiven;
import overtrick.house.table.TableCommand.Hurry;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.LetIn;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Open;
import overtrick.house.table.TableCommand.PlayForPartner;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.SetPace;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableCommand.Skip;
import overtrick.house.table.TableCommand.Unbook;

/// Who may come to a table and who takes whose seat, at the game of patience with four to a deal.
class DoorTest {

    private static final Member.Person LAN = person("Lan");
    private static final Member.Person MINH = person("Minh");
    private static final Member.Person ANNA = person("Anna");

    private final TableRules<Piles, Integer, Played, Optional<Integer>> rules =
            new TableRules<>(new Game());
    private Table<Piles> table;

    /// Patience in which 3 asks to take back.
    private static final class Game extends PlainGame<Piles, Integer, Played, Optional<Integer>> {

        private Game() {
            super(new Patience(), Piles::deals, Piles::isUnderWay);
        }

        /// Once North has played, South plays for it.
        @Override
        public Optional<Seat> playsFor(Piles piles, Seat idle) {
            return piles.moves() == 1 && idle == Seat.NORTH
                    ? Optional.of(Seat.SOUTH)
                    : Optional.empty();
        }

        @Override
        public Optional<Seat> doer(Played played) {
            return Optional.of(played.seat());
        }

        @Override
        public boolean takesBack(Integer command) {
            return command == 3;
        }
    }

    /// Lan has opened the table and sits North; robots sit on the other chairs.
    @BeforeEach
    void openTable() {
        table = rules.start();
        done(LAN, new Open<>("Lan's", new PlainGame.NoTerms(), Access.FRIENDS));
        done(LAN, new Sit<>(Seat.NORTH));
        for (var seat : new Seat[] {Seat.EAST, Seat.SOUTH, Seat.WEST}) {
            done(LAN, new SeatRobot<>(seat, "Robot " + seat));
        }
    }

    @Test
    void aRobotsSeatIsTakenAtOnceBetweenDeals() {
        done(MINH, new Sit<>(Seat.EAST));

        assertThat(nameAt(Seat.EAST)).isEqualTo("Minh");
    }

    @Test
    void inTheMiddleOfADealItIsPromisedForTheNext() {
        move(LAN, 1);

        done(MINH, new Sit<>(Seat.EAST));

        assertThat(nameAt(Seat.EAST)).isEqualTo("Robot EAST");
        assertThat(refusal(ANNA, new Sit<>(Seat.EAST))).isEqualTo(TableRefusal.SEAT_TAKEN);
        move(new Member.RobotAt(Seat.EAST), 1);
        move(new Member.RobotAt(Seat.SOUTH), 1);
        assertThat(nameAt(Seat.EAST)).isEqualTo("Robot EAST");
        move(new Member.RobotAt(Seat.WEST), 1);
        assertThat(nameAt(Seat.EAST)).isEqualTo("Minh");
        assertThat(table.door().bookings()).isEmpty();
        assertThat(table.known().hands()).containsEntry(MINH.id(), Seat.EAST);
    }

    @Test
    void itIsTakenAtOnceWhenAllAgree() {
        done(MINH, new Sit<>(Seat.SOUTH));
        move(LAN, 1);
        done(ANNA, new Sit<>(Seat.EAST));

        done(LAN, new Agree<>(Seat.EAST));
        assertThat(nameAt(Seat.EAST)).isEqualTo("Robot EAST");
        assertThat(refusal(LAN, new Agree<>(Seat.EAST))).isEqualTo(TableRefusal.NOT_BOOKED);
        done(MINH, new Agree<>(Seat.EAST));

        assertThat(nameAt(Seat.EAST)).isEqualTo("Anna");
    }

    @Test
    void nobodyTakesBackWhatTheRobotDidBeforeHim() {
        move(LAN, 1);
        move(new Member.RobotAt(Seat.EAST), 1);
        done(MINH, new Sit<>(Seat.EAST));
        done(LAN, new Agree<>(Seat.EAST));

        assertThat(refusal(MINH, new Move<>(3, table.number())))
                .isEqualTo(TableRefusal.NOT_YOUR_OWN);
        done(LAN, new SitOut<>());
        done(LAN, new ComeBack<>());
        assertThat(refusal(LAN, new Move<>(3, table.number())))
                .isEqualTo(TableRefusal.NOT_YOUR_OWN);
    }

    @Test
    void aPromiseIsGivenBack() {
        move(LAN, 1);
        done(MINH, new Sit<>(Seat.EAST));
        assertThat(refusal(ANNA, new Unbook<>())).isEqualTo(TableRefusal.NOT_BOOKED);

        done(MINH, new Unbook<>());

        assertThat(table.door().bookings()).isEmpty();
        done(ANNA, new Sit<>(Seat.EAST));
    }

    @Test
    void theRobotComesBackWhenItsSeatIsLeft() {
        done(MINH, new Sit<>(Seat.EAST));

        done(MINH, new Leave<>());

        assertThat(nameAt(Seat.EAST)).isEqualTo("Robot EAST");
        done(LAN, new Leave<>());
        assertThat(table.chair(Seat.NORTH)).as("no robot sat there").isEmpty();
    }

    @Test
    void aClosedTableShowsNothingToStrangers() {
        done(LAN, new LetIn<>(Access.CLOSED));
        done(LAN, new Say<>("just us"));

        var seen = rules.view(table, MINH);

        assertThat(seen.shut()).isTrue();
        assertThat(seen.chairs()).isEmpty();
        assertThat(seen.chat()).isEmpty();
        assertThat(refusal(MINH, new Sit<>(Seat.EAST))).isEqualTo(TableRefusal.TABLE_CLOSED);
        assertThat(refusal(MINH, new Say<>("hello"))).isEqualTo(TableRefusal.TABLE_CLOSED);
        assertThat(rules.view(table, LAN).shut()).isFalse();
        done(LAN, new Leave<>());
        assertThat(rules.view(table, LAN).shut()).as("the owner comes back").isFalse();
    }

    @Test
    void onlyTheOwnerSaysWhoMayComeAndAsksToLeave() {
        done(MINH, new Sit<>(Seat.EAST));

        assertThat(refusal(MINH, new LetIn<>(Access.OPEN))).isEqualTo(TableRefusal.NOT_THE_OWNER);
        assertThat(refusal(MINH, new AskToLeave<>(Seat.NORTH)))
                .isEqualTo(TableRefusal.NOT_THE_OWNER);
        for (var seat : new Seat[] {Seat.NORTH, Seat.WEST}) {
            assertThat(refusal(LAN, new AskToLeave<>(seat)))
                    .as("their own seat, and a robot's")
                    .isEqualTo(TableRefusal.NOT_A_GUEST);
        }
        done(LAN, new AskToLeave<>(Seat.EAST));

        assertThat(nameAt(Seat.EAST)).isEqualTo("Robot EAST");
        assertThat(refusal(MINH, new Sit<>(Seat.WEST))).isEqualTo(TableRefusal.UNWELCOME);
    }

    /// All others see the same, so that one picture does for them.
    @Test
    void onlyWhoHasToDoWithTheTableIsToldFromOthers() {
        move(LAN, 1);
        done(MINH, new Sit<>(Seat.EAST));

        assertThat(rules.view(table, LAN).viewer()).as("sits there").contains(LAN.id());
        assertThat(rules.view(table, MINH).viewer()).as("was promised").contains(MINH.id());
        assertThat(rules.view(table, ANNA).viewer()).isEmpty();
        done(LAN, new Leave<>());
        var owner = rules.view(table, LAN);
        assertThat(owner.viewer()).as("opened it").contains(LAN.id());
        assertThat(owner.hasPlayed(LAN.id())).isTrue();
        assertThat(rules.view(table, ANNA).hasPlayed(ANNA.id())).isFalse();
        assertThat(rules.view(table, Member.House.HOUSE).hasPlayed(LAN.id())).isTrue();
    }

    @Test
    void whoeverWasPromisedASeatMayBeDeclined() {
        move(LAN, 1);
        done(MINH, new Sit<>(Seat.EAST));

        done(LAN, new AskToLeave<>(Seat.EAST));

        assertThat(table.door().bookings()).isEmpty();
        assertThat(refusal(MINH, new Sit<>(Seat.EAST))).isEqualTo(TableRefusal.UNWELCOME);
    }

    @Test
    void aCallForHelpLastsUntilItIsAnswered() {
        done(MINH, new Sit<>(Seat.EAST));
        assertThat(refusal(ANNA, new CallForHelp<>())).isEqualTo(TableRefusal.NOT_SEATED);

        done(MINH, new CallForHelp<>());

        assertThat(refusal(LAN, new CallForHelp<>())).isEqualTo(TableRefusal.HELP_IS_CALLED);
        assertThat(rules.view(table, LAN).door().help().orElseThrow().name()).isEqualTo("Minh");
        assertThat(refusal(ANNA, new HelpGiven<>())).isEqualTo(TableRefusal.NOT_THE_OWNER);
        done(LAN, new HelpGiven<>());
        assertThat(table.door().help()).isEmpty();
    }

    @Test
    void robotsAreAsFastAsTheOwnerLikesAndHurryForOnePersonOnly() {
        done(LAN, new SetPace<>(Pace.QUICK));
        assertThat(table.pause(Duration.ofSeconds(1))).isEqualTo(Duration.ofMillis(300));
        done(LAN, new Hurry<>());
        assertThat(table.pause(Duration.ofSeconds(1))).isZero();
        done(MINH, new Sit<>(Seat.EAST));
        assertThat(refusal(LAN, new Hurry<>())).isEqualTo(TableRefusal.NOT_ALONE);
        assertThat(refusal(MINH, new SetPace<>(Pace.CALM))).isEqualTo(TableRefusal.NOT_THE_OWNER);

        move(LAN, 1);
        move(MINH, 1);
        move(new Member.RobotAt(Seat.SOUTH), 1);
        move(new Member.RobotAt(Seat.WEST), 1);

        assertThat(table.tempo().haste().isOn()).as("with a new deal").isFalse();
    }

    @Test
    void whoeverPlaysAmongRobotsSkipsTheirPausesUntilHisTurn() {
        move(LAN, 1);
        done(LAN, new Skip<>());
        assertThat(table.pause(Duration.ofSeconds(1))).isZero();
        move(new Member.RobotAt(Seat.EAST), 1);
        assertThat(table.pause(Duration.ofSeconds(1))).isZero();

        done(MINH, new Sit<>(Seat.WEST));
        assertThat(refusal(MINH, new Skip<>())).isEqualTo(TableRefusal.NOT_SEATED);
        var around = Haste.ONCE_AROUND;
        for (int deed = 1; deed <= 4; deed++) {
            assertThat(around.isOn()).as("before deed %d", deed).isTrue();
            around = around.after(true);
        }
        assertThat(around).isEqualTo(Haste.NONE);
        assertThat(Haste.ONCE_AROUND.after(false)).as("a person has acted").isEqualTo(Haste.NONE);
        assertThat(Haste.TO_THE_END.after(false)).isEqualTo(Haste.TO_THE_END);
    }

    /// In this game South plays for North once North has played.
    @Test
    void whoeverHasNothingToDoAmongRobotsMayPlayForPartner() {
        assertThat(refusal(LAN, new PlayForPartner<>()))
                .isEqualTo(TableRefusal.NOTHING_TO_TAKE_OVER);
        move(LAN, 1);

        done(LAN, new PlayForPartner<>());

        assertThat(nameAt(Seat.SOUTH)).isEqualTo("Lan");
        assertThat(nameAt(Seat.NORTH)).isEqualTo("Robot SOUTH");
        assertThat(refusal(LAN, new Move<>(3, table.number())))
                .isEqualTo(TableRefusal.NOT_YOUR_OWN);
        assertThat(refusal(LAN, new PlayForPartner<>()))
                .isEqualTo(TableRefusal.NOTHING_TO_TAKE_OVER);
    }

    private String nameAt(Seat seat) {
        return table.chair(seat).orElseThrow().occupant().name();
    }

    private void move(Member actor, int number) {
        done(actor, new Move<>(number, table.number()));
    }

    private void done(Member actor, TableCommand<Integer> command) {
        switch (rules.decide(table, actor, command)) {
            case Accepted<TableEvent<Played>>(var events) ->
                    events.forEach(event -> table = rules.evolve(table, event));
            case Refused<TableEvent<Played>>(var reason) ->
                    throw new AssertionError("%s is refused: %s".formatted(command, reason));
        }
    }

    private Refusal refusal(Member actor, TableCommand<Integer> command) {
        return switch (rules.decide(table, actor, command)) {
            case Refused<TableEvent<Played>>(var reason) -> reason;
            case Accepted<TableEvent<Played>>(var events) ->
                    throw new AssertionError("%s is accepted: %s".formatted(command, events));
        };
    }

    private static Member.Person person(String name) {
        return new Member.Person(new PersonId(name), name);
    }
}
