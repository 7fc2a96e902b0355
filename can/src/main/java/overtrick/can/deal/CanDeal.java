package overtrick.can.deal;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Hands;
import overtrick.can.Pack;
import overtrick.cards.Seat;

/// Ván bài chia: twelve cards for each player and the kitty (nọc) of six, in the order in which it
/// lies (can.md §4).
public record CanDeal(Seat dealer, Hands hands, List<CanCard> kitty) {

    /// Cards in one hand.
    public static final int HAND = 12;

    /// Cards in the kitty.
    public static final int KITTY = 6;

    public CanDeal {
        kitty = List.copyOf(kitty);
        for (var seat : Seat.values()) {
            if (hands.of(seat).size() != HAND) {
                throw new IllegalArgumentException(
                        "%s does not hold 12 cards: %d".formatted(seat, hands.of(seat).size()));
            }
        }
        var below = CanSet.copyOf(kitty);
        if (kitty.size() != KITTY || !hands.all().union(below).equals(CanSet.ALL)) {
            throw new IllegalArgumentException("kitty is not the other six cards: " + kitty);
        }
    }

    /// Deals the pack from the top.
    public static CanDeal of(Pack pack, Seat dealer, DealWay way) {
        var hands = Hands.EMPTY;
        var kitty = new ArrayList<CanCard>();
        for (int i = 0; i < CanCard.PACK; i++) {
            var card = pack.cards().get(i);
            int part = way.part(i);
            if (part == DealWay.KITTY) {
                kitty.add(card);
            } else {
                var seat = dealer.plus(-part); // counter-clockwise
                hands = hands.with(seat, hands.of(seat).with(card));
            }
        }
        return new CanDeal(dealer, hands, kitty);
    }

    /// The pack from which this deal comes by that way of dealing: the same deal at another table.
    public Pack pack(DealWay way) {
        var left = new ArrayList<Iterator<CanCard>>();
        for (int part = 0; part < DealWay.KITTY; part++) {
            left.add(hands.of(dealer.plus(-part)).iterator());
        }
        left.add(kitty.iterator());
        var order = new ArrayList<CanCard>();
        for (int i = 0; i < CanCard.PACK; i++) {
            order.add(left.get(way.part(i)).next());
        }
        return new Pack(order);
    }

    /// The same cards with everybody so many chairs to the right: what South held is now before
    /// East.
    public CanDeal turned(int chairs) {
        var turned = Hands.EMPTY;
        for (var seat : Seat.values()) {
            turned = turned.with(seat.plus(-chairs), hands.of(seat));
        }
        return new CanDeal(dealer.plus(-chairs), turned, kitty);
    }
}
