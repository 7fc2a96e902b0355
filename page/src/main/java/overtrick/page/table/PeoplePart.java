package overtrick.page.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.table.Access;
import overtrick.house.table.Chair;
import overtrick.house.table.Circle;
import overtrick.house.table.Delay;
import overtrick.house.table.Door;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
import overtrick.page.Words;

/// Who may come to a table, who is on their way to a seat, and who looks on.
///
/// @param code of the table
/// @param access who may come
/// @param delay how late those who look on see the table
/// @param late whether the viewer is one of them
/// @param seated whether the viewer sits there
/// @param owner whether the viewer decides that
/// @param help who calls for help; empty when nobody does
/// @param mayEndHelp whether the viewer may say that it was given
/// @param coming who takes over which seat
/// @param turns who waits for their turn to play
/// @param guests those whom the owner may ask to leave, by their seats
/// @param watchers the names of those who look on; empty names are people without one
/// @param comments who comments, and who has offered to
public record PeoplePart(
        Words words,
        String code,
        Access access,
        Delay delay,
        boolean late,
        boolean seated,
        boolean owner,
        String help,
        boolean mayEndHelp,
        List<Coming> coming,
        Turns turns,
        Map<Seat, String> guests,
        List<String> watchers,
        CommentsPart comments) {

    /// Somebody who takes over a robot's seat with the next deal.
    ///
    /// @param mine whether it is the viewer
    /// @param mayAgree whether the viewer may let them have it at once
    public record Coming(Seat seat, String name, boolean mine, boolean mayAgree) {}

    /// Those who wait where more play than there are chairs.
    ///
    /// @param names of those who wait
    /// @param mine whether the viewer is one of them
    /// @param mayWait whether the viewer may come and wait
    /// @param mayAdd whether the viewer may let a robot play in turn
    public record Turns(List<String> names, boolean mine, boolean mayWait, boolean mayAdd) {

        private static Turns of(Seating seating, Optional<PersonId> viewer, boolean owner) {
            var table = seating.table();
            var circle = table.door().circle();
            boolean room = table.terms().inTurns() && circle.waiting().size() < Circle.MOST_WAITING;
            boolean waits = viewer.filter(circle::isWaiting).isPresent();
            return new Turns(
                    circle.waiting().stream()
                            .map(one -> Called.in(seating.words(), one.name()))
                            .toList(),
                    waits,
                    room && !seating.isSeated() && !waits,
                    room && owner);
        }
    }

    static PeoplePart of(Seating seating) {
        var table = seating.table();
        var viewer = seating.viewer();
        boolean owner = table.door().owner().isPresent() && table.door().owner().equals(viewer);
        return new PeoplePart(
                seating.words(),
                seating.id().code(),
                table.door().access(),
                table.door().delay(),
                table.isLate(),
                seating.isSeated(),
                owner,
                table.door().help().map(Door.Call::name).orElse(""),
                owner
                        || table.door()
                                .help()
                                .filter(call -> viewer.equals(Optional.of(call.by())))
                                .isPresent(),
                coming(seating, viewer),
                Turns.of(seating, viewer, owner),
                owner ? guests(table.chairs(), viewer) : Map.of(),
                table.watchers(),
                CommentsPart.of(seating, owner));
    }

    private static List<Coming> coming(Seating seating, Optional<PersonId> viewer) {
        var coming = new ArrayList<Coming>();
        for (var seat : Seat.values()) {
            var booking = seating.table().door().bookings().get(seat);
            if (booking != null) {
                boolean seated = seating.isSeated();
                boolean agreed = viewer.filter(booking.agreed()::contains).isPresent();
                boolean mine = viewer.filter(booking.person().id()::equals).isPresent();
                coming.add(new Coming(seat, booking.person().name(), mine, seated && !agreed));
            }
        }
        return List.copyOf(coming);
    }

    private static Map<Seat, String> guests(Map<Seat, Chair> chairs, Optional<PersonId> viewer) {
        var guests = new java.util.EnumMap<Seat, String>(Seat.class);
        chairs.forEach((seat, chair) -> {
            if (chair.occupant() instanceof Occupant.Person(var id, var name)
                    && !viewer.equals(Optional.of(id))) {
                guests.put(seat, name);
            }
        });
        return guests;
    }

    /// That somebody takes over a seat with the next deal.
    public String says(Coming one) {
        String seat = words.name(one.seat());
        return one.mine()
                ? words.get("people.coming.me", seat)
                : words.get("people.coming", Called.in(words, one.name()), seat);
    }

    public boolean isClosed() {
        return access == Access.CLOSED;
    }

    /// Those who look on, in words; empty when nobody does.
    public String lookers() {
        var named =
                watchers.stream()
                        .filter(name -> !name.isEmpty())
                        .map(name -> Called.in(words, name))
                        .toList();
        int unnamed = watchers.size() - named.size();
        var all = new ArrayList<>(named);
        if (unnamed > 0) {
            all.add(words.count("people.unnamed", unnamed));
        }
        return all.isEmpty() ? "" : words.get("people.watching", String.join(", ", all));
    }

    /// The delays the owner may choose.
    public List<Delay> delays() {
        return List.of(Delay.values());
    }

    /// What the choice is called.
    public String name(Delay one) {
        return name(one, words);
    }

    /// What a delay is called in a list of choices.
    public static String name(Delay one, Words words) {
        return one.time().isZero()
                ? words.get("delay." + one)
                : words.get("delay.minutes", one.time().toMinutes());
    }

    /// That the viewer sees the table later than it is played.
    public String saysLate() {
        return delay.isByDeals()
                ? words.get("delay.late.deal")
                : words.get("delay.late.minutes", delay.time().toMinutes());
    }

    /// The kinds of access the owner may choose.
    public List<Access> choices() {
        return Arrays.stream(Access.values())
                .filter(one -> one != Access.MEMBERS || access.leadsToMembers())
                .toList();
    }
}
