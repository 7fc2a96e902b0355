package overtrick.robots.suit;

/// One way in which the missing cards of a suit may lie.
///
/// @param left those of the defender who plays after the first hand, as bits from the deuce up
/// @param right those of the other defender
/// @param weight how likely it is beside the others
public record Split(int left, int right, double weight) {

    int all() {
        return left | right;
    }

    Split without(int ofLeft, int ofRight) {
        return new Split(left & ~ofLeft, right & ~ofRight, weight);
    }
}
