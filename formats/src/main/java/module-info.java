/// The files and texts in which bridge programs exchange deals, records of play and results.
///
/// A library for others: [overtrick.formats.pbn.Pbn] and [overtrick.formats.lin.Lin] read boards,
/// `any` reads those of a text that says not what it is, `results` and `ranking` are for events,
/// `bml` and `notes` for bidding systems. Readers do not throw for what is in a file: what they
/// could not read stands in the diagnostics, by line and column. Files of strangers want
/// [overtrick.formats.ReadingLimits].
@org.jspecify.annotations.NullMarked
module overtrick.formats {
    requires transitive overtrick.bridge;
    requires transitive overtrick.movement;
    requires transitive overtrick.scoring;
    requires transitive overtrick.systems;
    requires static org.jspecify;
    requires java.xml;
    requires tools.jackson.core;

    exports overtrick.formats;
    exports overtrick.formats.any;
    exports overtrick.formats.bml;
    exports overtrick.formats.deals;
    exports overtrick.formats.json;
    exports overtrick.formats.lin;
    exports overtrick.formats.notes;
    exports overtrick.formats.pbn;
    exports overtrick.formats.ranking;
    exports overtrick.formats.results;
}
