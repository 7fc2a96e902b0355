package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.List;

/// What is left of a hand's boxes while others are taken away: what a player shows by making none
/// of the calls listed before. Kept in more pieces than a [Knowledge], because pieces vanish again
/// as more is taken away.
public record Remainder(List<Box> boxes) {

    /// A box that would fall into more pieces becomes the box around them: no possible hand is
    /// lost.
    private static final int MOST = 16;

    public Remainder {
        boxes = List.copyOf(boxes);
    }

    /// All hands of which something is known, before any are taken away.
    public static Remainder of(Knowledge knowledge) {
        return new Remainder(knowledge.boxes());
    }

    /// The remainder without the hands of these boxes.
    public Remainder minus(Knowledge taken) {
        var left = boxes;
        for (var box : taken.boxes()) {
            left = minus(left, box);
        }
        return new Remainder(left);
    }

    private static List<Box> minus(List<Box> boxes, Box taken) {
        var all = new ArrayList<Box>();
        for (int at = 0; at < boxes.size(); at++) {
            var pieces = boxes.get(at).minus(taken);
            int toCome = boxes.size() - at - 1;
            if (all.size() + pieces.size() + toCome > MOST && !pieces.isEmpty()) {
                all.add(pieces.stream().reduce(Box::hull).orElseThrow());
            } else {
                all.addAll(pieces);
            }
        }
        return all;
    }

    /// Those hands of the remainder that are known otherwise to be possible.
    public Knowledge and(Knowledge other) {
        return new Knowledge(Knowledge.common(boxes, other.boxes()));
    }
}
