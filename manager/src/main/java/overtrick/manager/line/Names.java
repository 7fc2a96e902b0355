package overtrick.manager.line;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The two teams of a match, who sit the other way round in the closed room. A team that has not
/// been named before is named by the first of its players. For all rooms of a match.
public final class Names {

    /// The longest name of a team, in signs.
    public static final int LONGEST = 60;

    private final Map<Side, String> bySideInOpenRoom = new EnumMap<>(Side.class);

    /// The teams so far.
    ///
    /// @param northSouth in the open room
    /// @param eastWest in the open room
    public Names(Optional<String> northSouth, Optional<String> eastWest) {
        northSouth.ifPresent(name -> bySideInOpenRoom.put(Side.NORTH_SOUTH, name));
        eastWest.ifPresent(name -> bySideInOpenRoom.put(Side.EAST_WEST, name));
    }

    /// The name of a team; empty while it is not known.
    ///
    /// @param side in the open room
    public synchronized Optional<String> team(Side side) {
        return Optional.ofNullable(bySideInOpenRoom.get(side));
    }

    private static Side inOpenRoom(boolean closed, Seat seat) {
        return (closed ? seat.left() : seat).side();
    }

    /// Whether a player of this team has that seat already by name.
    synchronized boolean isOf(boolean closed, Seat seat, String team) {
        return team(inOpenRoom(closed, seat)).filter(team::equalsIgnoreCase).isPresent();
    }

    /// Whether the team of that seat is not known yet.
    synchronized boolean isOpen(boolean closed, Seat seat) {
        return team(inOpenRoom(closed, seat)).isEmpty();
    }

    /// Why a player of this team may not sit there; where they may, their team is named by it.
    synchronized Optional<String> refusal(boolean closed, Seat seat, String team) {
        if (team.isEmpty() || team.length() > LONGEST) {
            return Optional.of("Error Team name is not 1 to %d signs".formatted(LONGEST));
        }
        var side = inOpenRoom(closed, seat);
        var known = bySideInOpenRoom.putIfAbsent(side, team);
        return known == null || known.equalsIgnoreCase(team)
                ? Optional.empty()
                : Optional.of("Error Team name mismatch: Expected team name '%s'".formatted(known));
    }
}
