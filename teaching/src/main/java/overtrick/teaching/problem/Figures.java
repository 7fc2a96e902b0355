package overtrick.teaching.problem;

/// What was counted when a problem was proved.
///
/// @param claimed layouts that the line claims, in all of which it reaches its aim
/// @param fails those of them in which the natural wrong card does not
/// @param wide layouts that fit what was seen, whether claimed or not
/// @param right those of them in which the right card reaches the aim
/// @param wrong the same for the natural wrong card
/// @param next the same for the best of the other cards; 0 when there is no other
/// @param played layouts in which the whole line was played to the end
public record Figures(
        int claimed, int fails, int wide, int right, int wrong, int next, int played) {}
