package overtrick.robots.can.sight;

import overtrick.robots.can.open.Lanes;

/// Cards that a player knows to be with another, by tribute or because they were shown: one word
/// for each seat in the order of turn. Of declarer it is known only that they hold or have buried
/// them.
public record Known(long first, long second, long third, long fourth) {

    public static final Known NOTHING = new Known(0, 0, 0, 0);

    public long of(int seat) {
        return switch (seat) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    /// What is known, with these cards known to be with the seat.
    public Known with(int seat, long cards) {
        return new Known(
                seat == 0 ? first | cards : first,
                seat == 1 ? second | cards : second,
                seat == 2 ? third | cards : third,
                seat == 3 ? fourth | cards : fourth);
    }

    /// The same in lanes, see [Lanes#swapped].
    public Known swapped(int trump) {
        return new Known(
                Lanes.swapped(first, trump),
                Lanes.swapped(second, trump),
                Lanes.swapped(third, trump),
                Lanes.swapped(fourth, trump));
    }
}
