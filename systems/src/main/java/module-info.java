/// Bidding systems as readable files: one row chooses a call, understands it and explains it.
///
/// A library for others: [overtrick.systems.BiddingSystem] is the way in, `hand` measures hands,
/// `language` reads files, `sheet` prints. A file with faults is answered with all of them at once,
/// by file and line.
@org.jspecify.annotations.NullMarked
module overtrick.systems {
    requires transitive overtrick.bridge;
    requires static org.jspecify;

    exports overtrick.systems;
    exports overtrick.systems.hand;
    exports overtrick.systems.language;
    exports overtrick.systems.sheet;
}
