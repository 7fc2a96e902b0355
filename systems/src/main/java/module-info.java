/// Bidding systems as readable files: one row chooses a call, understands it and explains it.
@org.jspecify.annotations.NullMarked
module overtrick.systems {
    requires transitive overtrick.bridge;
    requires static org.jspecify;

    exports overtrick.systems;
    exports overtrick.systems.hand;
    exports overtrick.systems.language;
}
