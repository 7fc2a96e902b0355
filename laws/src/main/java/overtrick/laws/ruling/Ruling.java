package overtrick.laws.ruling;

import java.util.List;

/// How far the Laws lead with the facts that are known.
public sealed interface Ruling {

    /// The answers that led here, in their order.
    List<Given> path();

    /// An answer that was used.
    record Given(Question question, Answer answer) {}

    /// The director must find out something first.
    record MissingFact(List<Given> path, Question question) implements Ruling {
        public MissingFact {
            path = List.copyOf(path);
        }
    }

    /// A player must choose first; the answers are their options.
    record OptionsOffered(List<Given> path, Question question) implements Ruling {
        public OptionsOffered {
            path = List.copyOf(path);
        }
    }

    /// Nothing is left to ask.
    record Ruled(List<Given> path, Verdict verdict) implements Ruling {
        public Ruled {
            path = List.copyOf(path);
        }
    }
}
