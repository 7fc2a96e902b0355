package overtrick.robots.can.sight;

/// What declarer sees when they have taken the kitty.
///
/// @param seat in the order of turn
/// @param players 4, or 2 in a shoot-out
/// @param cards the eighteen, in the kernel's order
/// @param known in the kernel's order
/// @param level of the contract, 0 for 80 to 4 for 100
public record DeclarerSight(
        int seat, int players, long cards, Known known, Stakes stakes, int level) {}
