package overtrick.laws.board;

/// How long a player thought, as their own page measured it: the way to the house is not in it.
public record Thought(int millis) {

    /// Nobody thinks longer, as far as the record goes: a day.
    public static final int LONGEST = 86_400_000;

    public Thought {
        if (millis < 0 || millis > LONGEST) {
            throw new IllegalArgumentException("thought is not 0 to a day: " + millis);
        }
    }
}
