package overtrick.scoring.rating;

import java.util.Comparator;

/// Somebody whose strength is estimated.
///
/// @param id by which the caller knows them, for ever
public record Player(Kind kind, String id) implements Comparable<Player> {

    private static final Comparator<Player> ORDER =
            Comparator.comparing(Player::kind).thenComparing(Player::id);

    /// Who a player is. Robots sit in the field like anybody else, and stand on no ladder of
    /// people.
    public enum Kind {
        PERSON,
        ROBOT
    }

    public Player {
        if (id.isBlank()) {
            throw new IllegalArgumentException("a player's id is not a word: (nothing)");
        }
    }

    /// A person.
    public static Player person(String id) {
        return new Player(Kind.PERSON, id);
    }

    /// A robot, by the name of its way of playing: all that play alike are one player.
    public static Player robot(String id) {
        return new Player(Kind.ROBOT, id);
    }

    /// Whether this is a robot.
    public boolean isRobot() {
        return kind == Kind.ROBOT;
    }

    /// People first, then by id.
    @Override
    public int compareTo(Player other) {
        return ORDER.compare(this, other);
    }
}
