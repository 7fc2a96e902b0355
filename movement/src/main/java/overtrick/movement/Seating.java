package overtrick.movement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import overtrick.cards.Side;

/// One table in one round: who plays whom on which set (tournaments.md §4).
public record Seating(
        RoundNumber round,
        TableNumber table,
        Partnership northSouth,
        Partnership eastWest,
        SetNumber set) {

    /// Round by round, and in a round table by table.
    public static final Comparator<Seating> ORDER =
            Comparator.comparing(Seating::round).thenComparing(Seating::table);

    public Seating {
        if (northSouth.members().size() != eastWest.members().size()) {
            throw new IllegalArgumentException("pair is not opposed by a pair: " + northSouth);
        }
        if (!Collections.disjoint(northSouth.members(), eastWest.members())) {
            throw new IllegalArgumentException(
                    "own opponent at table %s in round %s: %s".formatted(table, round, northSouth));
        }
    }

    /// The partnership that sits on a side.
    public Partnership at(Side side) {
        return side == Side.NORTH_SOUTH ? northSouth : eastWest;
    }

    /// The numbers of all who sit here, North–South first.
    public List<EntryNumber> members() {
        var members = new ArrayList<>(northSouth.members());
        members.addAll(eastWest.members());
        return List.copyOf(members);
    }

    /// Whether this entry sits here.
    public boolean seats(EntryNumber entry) {
        return northSouth.members().contains(entry) || eastWest.members().contains(entry);
    }

    /// The same table with the arrow on the boards turned: the sides exchange their places.
    public Seating switched() {
        return with(Side.NORTH_SOUTH, eastWest, northSouth);
    }

    private Seating with(Side side, Partnership here, Partnership there) {
        return side == Side.NORTH_SOUTH
                ? new Seating(round, table, here, there, set)
                : new Seating(round, table, there, here, set);
    }

    /// The same with another partnership on one side.
    public Seating with(Side side, Partnership partnership) {
        return with(side, partnership, at(side.other()));
    }

    /// The same with another set of boards.
    public Seating with(SetNumber other) {
        return new Seating(round, table, northSouth, eastWest, other);
    }

    /// Other numbers for the same people.
    public Seating renumbered(UnaryOperator<EntryNumber> numbering) {
        return new Seating(
                round,
                table,
                northSouth.renumbered(numbering),
                eastWest.renumbered(numbering),
                set);
    }

    /// The same with another in the place of one.
    public Seating replacing(EntryNumber one, EntryNumber other) {
        return renumbered(number -> number.equals(one) ? other : number);
    }

    /// The same with each of the two in the place of the other.
    public Seating exchanging(EntryNumber one, EntryNumber other) {
        return renumbered(
                number -> number.equals(one) ? other : number.equals(other) ? one : number);
    }
}
