package overtrick.bridgetable.duplicate;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.house.laid.LaidDeals;
import overtrick.house.terms.Strength;

/// Where a table's boards come from.
public sealed interface BoardPlan {

    /// Each board is dealt when it is needed, numbered from 1.
    record Dealt() implements BoardPlan {}

    /// A set of boards from a file, in its order.
    record FromSet(String set, String name) implements BoardPlan {}

    /// One board that was played before, once more from some point: to learn from it, and for
    /// nothing else. It is compared with nobody.
    ///
    /// @param of the board as it was played first
    /// @param calls that have been made already, with blanks between
    /// @param cards that have been played already, with blanks between
    /// @param set the set that the board came from first
    record Again(PlayedAt of, String calls, String cards, Optional<String> set)
            implements BoardPlan {}

    /// Boards of an event, which all its tables play in one round after another.
    ///
    /// @param event its code
    /// @param section empty where there is only one
    /// @param boards of this table in this round, in the order in which they are played
    record OfEvent(String event, String section, int round, int table, List<Integer> boards)
            implements BoardPlan {

        private static final String SETS = "event/";

        public OfEvent {
            boards = List.copyOf(boards);
        }

        /// The set that the boards of an event are.
        public static String set(String event) {
            return SETS + event;
        }

        /// The event whose boards a set holds; empty for sets of boards from a file.
        public static Optional<String> eventOf(String set) {
            return set.startsWith(SETS)
                    ? Optional.of(set.substring(SETS.length()))
                    : Optional.empty();
        }
    }

    /// Boards of a match among robots, which both rooms play.
    ///
    /// @param match by what its boards are known
    /// @param boards how many there are
    /// @param northSouth how well the side plays its cards here
    /// @param eastWest how well the other side does
    record OfMatch(String match, int boards, Strength northSouth, Strength eastWest)
            implements BoardPlan {

        private static final String SETS = "match/";

        /// The set that the boards of a match are.
        public static String set(String match) {
            return SETS + match;
        }

        /// Whether a set holds the boards of a match.
        static boolean isSet(String set) {
            return set.startsWith(SETS);
        }

        Strength strength(Side side) {
            return side == Side.NORTH_SOUTH ? northSouth : eastWest;
        }
    }

    /// Boards that a teacher lays before a class, one after another at all its tables.
    ///
    /// @param code of the class
    /// @param table its number there
    record OfClass(String code, int table) implements BoardPlan {}

    /// Boards that are laid for everybody alike, whenever they have time to play them.
    ///
    /// @param code under which they are laid
    /// @param boards how many there are
    record Laid(String code, int boards) implements BoardPlan {}

    /// The set the boards come from; empty when they are dealt.
    default Optional<String> setId() {
        return switch (this) {
            case Dealt() -> Optional.empty();
            case FromSet(var set, _) -> Optional.of(set);
            case Again(_, _, _, var set) -> set;
            case OfEvent(var event, _, _, _, _) -> Optional.of(OfEvent.set(event));
            case OfMatch(var match, _, _, _) -> Optional.of(OfMatch.set(match));
            case OfClass(_, _) -> Optional.empty();
            case Laid(var code, _) -> Optional.of(LaidDeals.set(code));
        };
    }

    /// The board that is played once more; empty when the table's boards count.
    default Optional<PlayedAt> again() {
        return this instanceof Again(var of, _, _, _) ? Optional.of(of) : Optional.empty();
    }
}
