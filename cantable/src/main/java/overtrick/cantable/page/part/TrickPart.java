package overtrick.cantable.page.part;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.auction.CanAuction;
import overtrick.can.auction.CanCall;
import overtrick.can.match.Stage.Drawn;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.DealView.ShownCard;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.page.table.Invite;
import overtrick.page.table.Seating;

/// The middle of the table: the trick, what was called, cards drawn or shown, the kitty, or how to
/// come here.
///
/// @param trick the one under way, or the whole one until the next lead
/// @param winner of the whole one
/// @param calls everybody's, during the auction
/// @param drawn the cards drawn for teams, deal or kick
/// @param shown cards of the kitty that the viewer is shown
/// @param kitty cards of it that lie face down
/// @param pack whether the pack lies there to be dealt
/// @param buried what the viewer has buried, while they may change it
public record TrickPart(
        Speech speech,
        String code,
        Invite invite,
        Phase phase,
        Seat bottom,
        Optional<CanTrick> trick,
        Optional<Seat> winner,
        Map<Seat, CanCall> calls,
        List<Drawn> drawn,
        List<ShownCard> shown,
        int kitty,
        boolean pack,
        Optional<CanSet> buried,
        boolean mayTakeUp) {

    public static TrickPart of(CanPage page) {
        var play = page.play();
        var trick = page.phase() == Phase.PLAY ? page.trick() : Optional.<CanTrick>empty();
        return new TrickPart(
                page.speech(),
                page.id().code(),
                page.seating().invite(),
                page.phase(),
                page.seating().bottom(),
                trick,
                trick.filter(CanTrick::isFull).map(full -> play.orElseThrow().winner(full)),
                calls(page),
                drawn(page),
                page.phase() == Phase.KITTY || isFirstTrick(play)
                        ? page.deal().map(DealView::shown).orElse(List.of())
                        : List.of(),
                kitty(page),
                page.phase() == Phase.SHUFFLE,
                kitty(page) == 0 && page.phase() == Phase.KITTY
                        ? page.play().flatMap(PlayView::own)
                        : Optional.empty(),
                !page.offers(TakeUpCard.class).isEmpty());
    }

    /// The cards being drawn, or those drawn last while their consequences are.
    private static List<Drawn> drawn(CanPage page) {
        var drawn = page.view().map(CanView::drawn).orElse(List.of());
        var all = page.story().draws();
        if (!drawn.isEmpty() || page.phase() != Phase.DRAW || all.isEmpty()) {
            return drawn;
        }
        return all.stream()
                .filter(draw -> draw.purpose() == all.getLast().purpose())
                .map(draw -> new Drawn(draw.by(), draw.card()))
                .toList();
    }

    private static boolean isFirstTrick(Optional<PlayView> play) {
        return play.filter(now -> now.tricks().isEmpty()).isPresent();
    }

    private static int kitty(CanPage page) {
        return switch (page.phase()) {
            case REDEAL, TRIBUTE, AUCTION -> 6;
            case KITTY -> page.play().map(PlayView::kitty).orElse(0);
            case GATHERING, DRAW, SHUFFLE, PLAY, KICK, LOTS, OVER -> 0;
        };
    }

    private static Map<Seat, CanCall> calls(CanPage page) {
        var calls = new EnumMap<Seat, CanCall>(Seat.class);
        if (page.phase() == Phase.AUCTION) {
            page.deal().flatMap(DealView::auction).ifPresent(auction -> put(auction, calls));
        }
        return calls;
    }

    private static void put(CanAuction auction, Map<Seat, CanCall> calls) {
        for (int place = 0; place < auction.calls().size(); place++) {
            calls.put(auction.caller(place), auction.calls().get(place));
        }
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return Seating.place(bottom, seat);
    }

    public boolean isWinner(Seat seat) {
        return winner.equals(Optional.of(seat));
    }

    /// The card of a seat in the trick.
    public Optional<CanCard> card(Seat seat) {
        return trick.flatMap(now -> card(now, seat));
    }

    /// The six places above the hand: the cards buried, then empty ones.
    public List<Optional<CanCard>> places() {
        var laid = buried.orElse(CanSet.NONE).stream().map(Optional::of).toList();
        var places = new ArrayList<Optional<CanCard>>(laid);
        while (places.size() < CanPlay.BURIED) {
            places.add(Optional.empty());
        }
        return places;
    }

    static Optional<CanCard> card(CanTrick trick, Seat seat) {
        for (int place = 0; place < trick.cards().size(); place++) {
            if (trick.player(place) == seat) {
                return Optional.of(trick.cards().get(place));
            }
        }
        return Optional.empty();
    }

    /// Whether the direction of play is shown: counter-clockwise, from the moment cards are dealt.
    public boolean turns() {
        return phase == Phase.PLAY || phase == Phase.AUCTION || phase == Phase.SHUFFLE;
    }
}
