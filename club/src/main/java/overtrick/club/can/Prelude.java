package overtrick.club.can;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.DealWay;
import overtrick.cards.Seat;

/// What has happened to the deal under way before its cards were looked at.
///
/// @param way in which it was dealt last
/// @param redealt who has asked for a redeal
public record Prelude(Optional<DealWay> way, List<Seat> redealt) {

    static final Prelude NONE = new Prelude(Optional.empty(), List.of());

    public Prelude {
        redealt = List.copyOf(redealt);
    }

    Prelude with(DealWay dealt) {
        return new Prelude(Optional.of(dealt), redealt);
    }

    Prelude redealt(Seat by) {
        var all = new ArrayList<>(redealt);
        all.add(by);
        return new Prelude(Optional.empty(), all);
    }
}
