package overtrick.formats.pbn;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// A board of which one hand is known, or two, as in a problem of bidding. Of three the fourth
/// follows, and of such a board there is a [PlayedBoard].
///
/// @param hands whole ones, with no card in two of them
/// @param names of those of whom a name is known
/// @param auction as far as it is recorded; empty when nothing is
public record PartBoard(
        BoardNumber number,
        Seat dealer,
        Vulnerability vulnerability,
        Map<Seat, CardSet> hands,
        Map<Seat, String> names,
        Optional<Auction> auction) {

    public PartBoard {
        if (hands.isEmpty() || hands.size() > 2) {
            throw new IllegalArgumentException("hands are not one or two: " + hands.size());
        }
        var seen = CardSet.NONE;
        for (var hand : hands.values()) {
            if (hand.size() != Deal.HAND || hand.intersects(seen)) {
                throw new IllegalArgumentException(
                        "hands are not of 13 cards, each held once: " + hands);
            }
            seen = seen.union(hand);
        }
        if (auction.filter(calls -> calls.dealer() != dealer).isPresent()) {
            throw new IllegalArgumentException("auction is not begun by the dealer " + dealer);
        }
        hands = Collections.unmodifiableMap(new EnumMap<>(hands));
        names = Map.copyOf(names);
    }

    /// The board as a game of PBN, in which hands that are not known are hyphens (PBN 2.1, 3.4.11).
    public String pbn() {
        var text = new StringBuilder();
        tag(text, TagNames.BOARD, String.valueOf(number.value()));
        names.forEach(
                (seat, name) -> tag(text, PlayedBoard.tagOf(seat), TagText.clean("North", name)));
        tag(text, TagNames.DEALER, String.valueOf(dealer.letter()));
        tag(text, TagNames.VULNERABLE, ExportValues.vulnerable(vulnerability));
        tag(text, TagNames.DEAL, HandsText.of(dealer, hands));
        auction.ifPresent(calls -> {
            tag(text, TagNames.AUCTION, String.valueOf(dealer.letter()));
            calls.calls().forEach(call -> text.append(ExportValues.call(call)).append('\n'));
        });
        return text.toString();
    }

    private static void tag(StringBuilder text, String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }
}
