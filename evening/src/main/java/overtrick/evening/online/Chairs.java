package overtrick.evening.online;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.evening.online.EventSeats.Player;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.movement.EntryNumber;
import overtrick.movement.Seating;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// Who sits where at a table of an event.
public final class Chairs {

    private final TournamentView view;
    private final Floor floor;
    private final Map<Player, PersonId> people;

    Chairs(TournamentView view, Floor floor, Map<Player, PersonId> people) {
        this.view = view;
        this.floor = floor;
        this.people = people;
    }

    /// The seats of a side: the first player of a pair has North or East.
    public static List<Seat> seats(Side side) {
        return side == Side.NORTH_SOUTH
                ? List.of(Seat.NORTH, Seat.SOUTH)
                : List.of(Seat.EAST, Seat.WEST);
    }

    /// Which players of which entries have the seats of a side.
    public static List<Player> players(Floor floor, Seating seating, Side side) {
        var members = seating.at(side).members();
        if (members.size() == 2) {
            return members.stream()
                    .flatMap(number -> entry(floor, number).stream())
                    .map(entry -> new Player(entry, 0))
                    .toList();
        }
        var number = members.getFirst();
        return entry(floor, number)
                .map(entry -> {
                    int first = 2 * pairOfTeam(floor, entry, number);
                    return List.of(new Player(entry, first), new Player(entry, first + 1));
                })
                .orElse(List.of());
    }

    private static Optional<EntryId> entry(Floor floor, EntryNumber number) {
        return Optional.ofNullable(floor.wearers().get(number));
    }

    /// A team wears two numbers: its first two players the lower.
    private static int pairOfTeam(Floor floor, EntryId entry, EntryNumber number) {
        return floor.wearers().entrySet().stream()
                        .filter(worn -> worn.getValue().equals(entry))
                        .findFirst()
                        .filter(worn -> worn.getKey().equals(number))
                        .isPresent()
                ? 0
                : 1;
    }

    /// The occupant that each chair of a table ought to have. A robot has the place of somebody who
    /// plays in the program and has not come; for somebody in the room the chair stays free until
    /// they come to a screen.
    Map<Seat, Occupant> at(Seating seating) {
        var chairs = new EnumMap<Seat, Occupant>(Seat.class);
        for (var side : Side.values()) {
            var players = players(floor, seating, side);
            for (int at = 0; at < players.size(); at++) {
                var seat = seats(side).get(at);
                occupant(players.get(at)).ifPresent(one -> chairs.put(seat, one));
            }
        }
        return chairs;
    }

    private Optional<Occupant> occupant(Player player) {
        var entry =
                view.entries().stream().filter(one -> one.id().equals(player.entry())).findFirst();
        var person = Optional.ofNullable(people.get(player));
        return entry.flatMap(one ->
                person.<Occupant>map(id -> new Occupant.Person(id, name(one, player)))
                        .or(() ->
                                one.where() == TableKind.REAL
                                        ? Optional.empty()
                                        : Optional.of(new Occupant.Robot(name(one, player)))));
    }

    private static String name(Entry entry, Player player) {
        return player.player() < entry.players().size()
                ? entry.players().get(player.player())
                : entry.name();
    }

    /// Whether the chair has whom it should have.
    static boolean isSame(Occupant now, Occupant wanted) {
        return switch (wanted) {
            case Occupant.Person(var id, _) ->
                    now instanceof Occupant.Person(var sitting, _) && sitting.equals(id);
            case Occupant.Robot _ -> now instanceof Occupant.Robot;
        };
    }
}
