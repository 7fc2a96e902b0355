package overtrick.house.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;

/// What may be asked of a table.
///
/// @param <C> the commands of the game played there
public sealed interface TableCommand<C> {

    /// @param terms of the game that is played at the table
    /// @param access who may come to it
    /// @param delay how late those who look on see it
    record Open<C>(String name, Terms terms, Access access, Delay delay)
            implements TableCommand<C> {
        public Open(String name, Terms terms) {
            this(name, terms, Access.OPEN);
        }

        public Open(String name, Terms terms, Access access) {
            this(name, terms, access, Delay.NONE);
        }
    }

    /// Take a seat that is free, or a robot's: at once between deals, else with the next one.
    record Sit<C>(Seat seat) implements TableCommand<C> {}

    /// The house gives a seat to somebody, where it says who sits.
    record Place<C>(Seat seat, Occupant occupant) implements TableCommand<C> {}

    /// Let somebody have the robot's seat now that is promised to them.
    record Agree<C>(Seat seat) implements TableCommand<C> {}

    /// Wait for one's turn at a table where more play than there are chairs.
    record JoinCircle<C>() implements TableCommand<C> {}

    /// Let a robot play in turn with the others; the owner's to say.
    record AddToCircle<C>(String name) implements TableCommand<C> {}

    /// No longer want the seat that was promised, or to wait for one's turn.
    record Unbook<C>() implements TableCommand<C> {}

    /// Say who may come to the table; the owner's to say.
    record LetIn<C>(Access access) implements TableCommand<C> {}

    /// Ask whoever sits there, or was promised the seat, to leave; the owner's to ask.
    record AskToLeave<C>(Seat seat) implements TableCommand<C> {}

    /// How fast the robots are to be; the owner's to say.
    record SetPace<C>(Pace pace) implements TableCommand<C> {}

    /// How much later those who look on are to see the table; the owner's to say.
    record SetDelay<C>(Delay delay) implements TableCommand<C> {}

    /// Offer to comment on what is played; for whoever looks on.
    record OfferToComment<C>() implements TableCommand<C> {}

    /// Let somebody comment who has offered to; the owner's to say.
    record LetComment<C>(PersonId person) implements TableCommand<C> {}

    /// Comment no longer, or do not offer it any more; one's own to say, and the owner's.
    record EndComment<C>(PersonId person) implements TableCommand<C> {}

    /// Let the robots play the deal to its end without pauses: for whoever plays among robots.
    record Hurry<C>() implements TableCommand<C> {}

    /// Let the robots go on without pauses until it is one's turn again, or one trick further: for
    /// whoever plays among robots.
    record Skip<C>() implements TableCommand<C> {}

    /// Change places with the robot that plays for both, as with the declarer when one is dummy:
    /// for whoever plays among robots.
    record PlayForPartner<C>() implements TableCommand<C> {}

    /// Call for help, as one calls the director (Law 9B).
    record CallForHelp<C>() implements TableCommand<C> {}

    /// The call has been answered; the owner's or the caller's to say.
    record HelpGiven<C>() implements TableCommand<C> {}

    record Leave<C>() implements TableCommand<C> {}

    record SeatRobot<C>(Seat seat, String name) implements TableCommand<C> {}

    record DismissRobot<C>(Seat seat) implements TableCommand<C> {}

    /// Away for a while: the seat is kept and a robot plays.
    record SitOut<C>() implements TableCommand<C> {}

    /// The house has a robot play for somebody who stays away, until the next deal.
    record Relieve<C>(Seat seat) implements TableCommand<C> {}

    /// An officer of the club closes the table, whatever is played at it: everybody there is told
    /// why, and nobody else comes.
    ///
    /// @param officer who closes it
    record CloseDown<C>(String officer, String why) implements TableCommand<C> {}

    /// The house knows a guest to be a member, who has all that the guest had.
    record Recognise<C>(PersonId guest, Member.Person member) implements TableCommand<C> {}

    record ComeBack<C>() implements TableCommand<C> {}

    /// @param from what somebody who looks on has been shown; empty for all there is
    record Say<C>(String text, Optional<Vantage> from) implements TableCommand<C> {
        public Say(String text) {
            this(text, Optional.empty());
        }
    }

    /// @param seen the number of the last event the sender knew; what was decided on older
    ///   knowledge of the game is refused
    record Move<C>(C command, long seen) implements TableCommand<C> {}

    /// All commands of a person other than opening the table and moving. Texts stand for
    /// themselves: one line of chat for all, and no name for a robot.
    static <C> List<TableCommand<C>> manners() {
        var all = new ArrayList<TableCommand<C>>();
        for (var seat : Seat.values()) {
            all.add(new Sit<>(seat));
            all.add(new SeatRobot<>(seat, ""));
            all.add(new DismissRobot<>(seat));
            all.add(new Agree<>(seat));
            all.add(new AskToLeave<>(seat));
        }
        for (var access : Access.values()) {
            all.add(new LetIn<>(access));
        }
        for (var pace : Pace.values()) {
            all.add(new SetPace<>(pace));
        }
        for (var delay : Delay.values()) {
            all.add(new SetDelay<>(delay));
        }
        all.addAll(List.of(new Hurry<>(), new Skip<>(), new PlayForPartner<>()));
        all.addAll(List.of(new Unbook<>(), new Leave<>(), new OfferToComment<>()));
        all.addAll(List.of(new JoinCircle<>(), new AddToCircle<>("")));
        all.addAll(List.of(new CallForHelp<>(), new HelpGiven<>()));
        all.addAll(List.of(new SitOut<>(), new ComeBack<>(), new Say<>("…")));
        return all;
    }
}
