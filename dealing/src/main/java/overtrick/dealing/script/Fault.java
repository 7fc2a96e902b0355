package overtrick.dealing.script;

import java.util.List;

/// What is wrong with a script: where, of which kind, and the words that belong to the kind.
///
/// @param words what the sentence of the kind names, in its order
public record Fault(Place place, Kind kind, List<String> words) {

    public Fault {
        words = List.copyOf(words);
    }

    /// The kinds of faults, each with its sentence.
    public enum Kind {
        /// Found, and what would be right.
        EXPECTED("%s does not belong here; %s would be right"),
        /// A name without a meaning.
        UNKNOWN("%s has no meaning; say %s = … before it is used"),
        /// A name with two meanings.
        TWICE("%s has a meaning already; take another name"),
        /// A word of the language as a name.
        RESERVED("%s is a word of the language; take another name"),
        /// A word of the other dialect.
        ADDITION("%s is an addition; it needs the extended dialect"),
        /// A number outside its bounds.
        RANGE("%s is not %s"),
        /// A card that lies elsewhere already.
        CARD("%s has been given already"),
        /// Too many cards for a hand or a suit.
        HAND("%s gets more than %s cards"),
        /// A parameter that was not given.
        PARAMETER("%s was not given"),
        /// Too much for one script.
        LONG("%s is too long or too deep"),
        /// Something that is not closed.
        OPEN("%s is not closed"),
        /// A division by nothing, which only a deal shows.
        DIVISION("here it is divided by 0; test before that it is not");

        private final String sentence;

        Kind(String sentence) {
            this.sentence = sentence;
        }
    }

    /// `line 2, column 5: …`.
    public String text() {
        return "line %d, column %d: %s"
                .formatted(place.line(), place.column(), kind.sentence.formatted(words.toArray()));
    }
}
