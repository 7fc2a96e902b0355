package overtrick.formats.pbn;

import overtrick.formats.Place;

/// What may stand in a section after its tag: calls, cards, table elements, and what is said of
/// them (PBN 2.1, 3.2 and 5.1).
public sealed interface PbnElement {

    /// Where the element stands in its file, for messages about it.
    Place place();

    /// A call, a card, a table element, `-`, `*`, `+`, or an irregularity such as `^I`.
    record Word(Place place, String text) implements PbnElement {}

    /// Text in quotes, without them and without escapes.
    record Quoted(Place place, String value) implements PbnElement {}

    /// `=1=`: the note with this number speaks of the call or card before (3.5.4).
    record NoteReference(Place place, int number) implements PbnElement {}

    /// `$1`: a numeric annotation glyph for the call or card before (3.7).
    record Glyph(Place place, int value) implements PbnElement {}

    /// `!`, `?`, `!!`, `??`, `!?` or `?!` for the call or card before (3.5.3, 3.6.3).
    record Suffix(Place place, String sign) implements PbnElement {}

    /// A remark on what comes before it (3.8).
    ///
    /// @param text as it stands in the file, `\S` for a spade included; lines end with `\n`
    record Comment(Place place, String text) implements PbnElement {}
}
