/// The files and texts in which bridge programs exchange deals, records of play and results.
@org.jspecify.annotations.NullMarked
module overtrick.formats {
    requires transitive overtrick.bridge;
    requires transitive overtrick.movement;
    requires transitive overtrick.scoring;
    requires static org.jspecify;
    requires tools.jackson.core;

    exports overtrick.formats;
    exports overtrick.formats.lin;
    exports overtrick.formats.pbn;
    exports overtrick.formats.ranking;
    exports overtrick.formats.results;
}
