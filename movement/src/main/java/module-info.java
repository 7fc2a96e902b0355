/// Movements: who meets whom, where, and on which boards; which of them suits an evening, and what
/// to do when one goes wrong.
///
/// A library for others: every exported package is meant for use outside; `draw.matching` is the
/// algorithm behind the draw. Rounds, tables, sets and entries are numbers from 1. Why there is no
/// movement of some size can be asked for; a caller who does not ask gets an exception.
@org.jspecify.annotations.NullMarked
module overtrick.movement {
    requires transitive overtrick.cards;
    requires static org.jspecify;

    exports overtrick.movement;
    exports overtrick.movement.choice;
    exports overtrick.movement.draw;
    exports overtrick.movement.howell;
    exports overtrick.movement.individual;
    exports overtrick.movement.mitchell;
    exports overtrick.movement.repair;
    exports overtrick.movement.team;

    // the words beside its phrases
    opens overtrick.movement to
            overtrick.cards;
    opens overtrick.movement.choice to
            overtrick.cards;
    opens overtrick.movement.draw to
            overtrick.cards;
    opens overtrick.movement.repair to
            overtrick.cards;
}
