package overtrick.laws.training;

import java.util.Locale;

/// What a learner is marked for.
public enum Aspect {
    /// Under which Law the case comes.
    LAW,
    /// What happened.
    FACTS,
    /// Who is asked, and when.
    ORDER,
    /// What they are offered.
    OPTIONS,
    /// What follows.
    RULING;

    /// The word for it in keys of sentences.
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
