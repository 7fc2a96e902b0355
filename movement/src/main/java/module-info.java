/// Movements: who meets whom, where, and on which boards; which of them suits an evening, and what
/// to do when one goes wrong.
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
