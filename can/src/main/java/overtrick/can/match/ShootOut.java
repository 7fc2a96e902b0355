package overtrick.can.match;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.deal.CanDeal;
import overtrick.can.play.CanPlay;
import overtrick.can.shootout.Kicks;
import overtrick.cards.Seat;

/// Phạt đền luân lưu: the kicks taken, and the one under way (can.md §11.2).
///
/// @param taker of the next kick; empty until named
/// @param keeper of the next kick; empty until named
public record ShootOut(Kicks kicks, Optional<Seat> taker, Optional<Seat> keeper, KickStep step)
        implements Stage {

    /// How far a kick has come.
    public sealed interface KickStep {}

    /// Taker and keeper are named, the pack is awaited, cut, dealt.
    public record Preparing(Shuffle shuffle) implements KickStep {}

    /// The keeper chooses one of the hands beside the taker.
    public record Choosing(CanDeal deal) implements KickStep {}

    /// Where the club allows it, taker and keeper are asked whether they want a redeal (ruling 29).
    public record Asking(CanDeal deal, Seat hand, Map<Seat, Boolean> answers) implements KickStep {
        public Asking {
            answers = Map.copyOf(answers);
        }

        /// The same with the answer of the taker or the keeper.
        public Asking with(Seat seat, boolean wanted) {
            var next = new EnumMap<Seat, Boolean>(Seat.class);
            next.putAll(answers);
            next.put(seat, wanted);
            return new Asking(deal, hand, next);
        }
    }

    /// The taker buries, names trumps and plays against the keeper.
    ///
    /// @param kitty what the taker has not taken yet
    public record Kicking(List<CanCard> kitty, CanPlay play) implements KickStep {
        public Kicking {
            kitty = List.copyOf(kitty);
        }
    }

    /// Before the next kick. Where only one player can take it, they are the taker.
    public static ShootOut next(Kicks kicks) {
        var takers = kicks.takers();
        return new ShootOut(
                kicks,
                takers.size() == 1 ? Optional.of(takers.getFirst()) : Optional.empty(),
                Optional.empty(),
                new Preparing(Shuffle.AWAITED));
    }

    /// The shoot-out at another step of its kick.
    public ShootOut with(KickStep next) {
        return new ShootOut(kicks, taker, keeper, next);
    }

    /// The shoot-out when the taker of the next kick is named.
    public ShootOut withTaker(Seat seat) {
        return new ShootOut(kicks, Optional.of(seat), keeper, step);
    }

    /// The shoot-out when the keeper of the next kick is named.
    public ShootOut withKeeper(Seat seat) {
        return new ShootOut(kicks, taker, Optional.of(seat), step);
    }

    /// Whether both are named and the cards may come.
    public boolean isReady() {
        return taker.isPresent() && keeper.isPresent();
    }
}
