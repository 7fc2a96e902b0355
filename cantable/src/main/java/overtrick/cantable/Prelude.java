package overtrick.cantable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.DealWay;

/// What has happened to the deal under way before its cards were looked at.
///
/// @param way in which it was dealt last
/// @param redealt how it was dealt before
public record Prelude(Optional<DealWay> way, List<Redealt> redealt) {

    static final Prelude NONE = new Prelude(Optional.empty(), List.of());

    public Prelude {
        redealt = List.copyOf(redealt);
    }

    Prelude with(DealWay dealt) {
        return new Prelude(Optional.of(dealt), redealt);
    }

    Prelude with(Redealt again) {
        var all = new ArrayList<>(redealt);
        all.add(again);
        return new Prelude(Optional.empty(), all);
    }
}
