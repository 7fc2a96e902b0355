package overtrick.formats.pbn;

import overtrick.formats.Place;

/// The parts a PBN text falls into.
sealed interface Token {

    Place place();

    /// `[`
    record Open(Place place) implements Token {}

    /// `]`
    record Close(Place place) implements Token {}

    /// A line with `%` in its first column; the text is what follows (PBN 2.1, 2.6).
    record Escape(Place place, String text) implements Token {}

    /// An empty line, or one of blanks only, which ends a game (3).
    record EmptyLine(Place place) implements Token {}

    record Item(PbnElement element) implements Token {
        @Override
        public Place place() {
            return element.place();
        }
    }
}
