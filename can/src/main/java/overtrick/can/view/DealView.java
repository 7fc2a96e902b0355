package overtrick.can.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.auction.CanAuction;
import overtrick.can.match.PendingClaim;
import overtrick.can.match.RefusedClaim;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;

/// The deal under way.
///
/// @param redeals how often it has been redealt at a player's wish
/// @param cutAsked who wants the pack to be cut
/// @param held how many cards each player holds
/// @param answered who has answered whether they want a redeal; the answer stays hidden
/// @param answer what the viewer has said
/// @param shown the cards from the kitty that the viewer was shown
/// @param refused the claim before, while it is news that it came to nothing
public record DealView(
        int number,
        Seat dealer,
        List<Debt> debts,
        int redeals,
        Step step,
        Set<Seat> cutAsked,
        Map<Seat, Integer> held,
        Set<Seat> answered,
        Optional<Boolean> answer,
        List<ExchangeView> exchanges,
        Optional<CanAuction> auction,
        List<ShownCard> shown,
        Optional<PendingClaim> claim,
        Optional<RefusedClaim> refused,
        Optional<PlayView> play) {

    /// How far the deal has come (can.md §5).
    public enum Step {
        /// The house is to bring the pack.
        PACK,
        /// The dealer is to deal; their opponents may ask for a cut.
        SHUFFLED,
        REDEAL_BEFORE_TRIBUTE,
        TRIBUTE,
        REDEAL,
        AUCTION,
        /// Taking the kitty, burying, leading, declaring trump.
        KITTY,
        PLAY
    }

    /// A card from the kitty that was shown, to the recipient of the tribute or to everybody.
    public record ShownCard(Seat by, CanCard card, Showing to) {}

    public DealView {
        debts = List.copyOf(debts);
        cutAsked = Set.copyOf(cutAsked);
        held = Map.copyOf(held);
        answered = Set.copyOf(answered);
        exchanges = List.copyOf(exchanges);
        shown = List.copyOf(shown);
    }

    /// The tribute that this player has paid, if the viewer may know it.
    public Optional<CanSet> paidBy(Seat payer) {
        return exchanges.stream()
                .filter(exchange -> exchange.debt().payer() == payer)
                .findFirst()
                .flatMap(ExchangeView::paidCards);
    }
}
