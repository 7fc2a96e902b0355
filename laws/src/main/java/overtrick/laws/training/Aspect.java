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
    /// What he is offered.
    OPTIONS,
    /// What follows.
    RULING;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
