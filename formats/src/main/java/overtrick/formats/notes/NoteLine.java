package overtrick.formats.notes;

import overtrick.formats.Place;

/// What became of a row of notes.
///
/// @param source the included file in which it stands; empty for the notes themselves
/// @param auction the calls up to the one that is meant, of several the first
/// @param outcome how much of it is a rule
/// @param detail what was not read, or what was assumed; may be empty
public record NoteLine(Place place, String source, String auction, Outcome outcome, String detail) {

    /// How much of a row is a rule.
    public enum Outcome {
        /// The program explains the call and bids by it.
        BID,
        /// The program bids by what it has read; the rest is explained.
        BID_IN_PART,
        /// The program explains the call, and does not make it by this row.
        EXPLAINED
    }
}
