package overtrick.robots.layout;

/// What a player makes of what they see. People of less experience hear an auction without drawing
/// its conclusions, and forget who was out of a suit.
///
/// @param limits lengths and points that the auction has shown are believed
/// @param calls the systems are asked what each hand would have called, passes too
/// @param cards what each hand would probably have played counts
/// @param memory in how many of the last tricks they remember who failed to follow, the one under
///   way among them
public record Attention(boolean limits, boolean calls, boolean cards, int memory) {

    /// Everything is noticed.
    public static final Attention FULL = new Attention(true, true, true, 13);

    /// Only what cannot be otherwise: who has shown out of a suit.
    public static final Attention CERTAIN = new Attention(false, false, false, 13);

    public Attention {
        if (memory < 1) {
            throw new IllegalArgumentException(
                    "the trick under way at least is remembered, not " + memory);
        }
    }
}
