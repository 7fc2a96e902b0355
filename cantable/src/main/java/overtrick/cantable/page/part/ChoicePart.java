package overtrick.cantable.page.part;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanAuction;
import overtrick.can.auction.CanCall;
import overtrick.can.deal.PoorHand;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.play.CanPlay;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.ExchangeView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.part.SeatPart.Use;
import overtrick.cantable.page.words.Reckoning;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;

/// What the viewer may choose now, other than the cards to play: to draw, where to sit, who deals,
/// how to deal, a redeal, a bid, what to bury, the trump suit, who kicks and keeps.
///
/// @param offers all that they may do, but for cards of their hand, claims and the places of a cut
/// @param cuts whether they are to cut
/// @param first the card that was drawn for the first deal
/// @param buried what they have buried, for the declarer while they bury
/// @param use what they may do with the cards of their hand
/// @param reckoning what bids mean under the rules of the table
public record ChoicePart(
        Speech speech,
        String code,
        Phase phase,
        boolean mine,
        List<CanCommand> offers,
        boolean cuts,
        Map<Seat, String> names,
        Optional<Purpose> draw,
        Optional<CanCard> first,
        Optional<CanAuction> auction,
        Optional<CanSet> buried,
        CanSet hand,
        List<ExchangeView> exchanges,
        Optional<Seat> me,
        Optional<Seat> taker,
        Use use,
        Reckoning reckoning) {

    public static ChoicePart of(CanPage page) {
        return new ChoicePart(
                page.speech(),
                page.id().code(),
                page.phase(),
                page.isMyTurn(),
                page.offers().stream().filter(ChoicePart::isShown).toList(),
                !page.offers(Cut.class).isEmpty(),
                page.names(),
                page.view().flatMap(CanView::draw),
                page.story().draws().stream()
                        .filter(draw -> draw.purpose() == Purpose.FIRST_DEAL)
                        .map(draw -> draw.card())
                        .reduce((_, last) -> last),
                page.phase() == Phase.AUCTION
                        ? page.deal().flatMap(DealView::auction)
                        : Optional.empty(),
                page.phase() == Phase.KITTY ? page.play().flatMap(PlayView::own) : Optional.empty(),
                page.phase() == Phase.REDEAL ? page.hand() : CanSet.NONE,
                page.phase() == Phase.TRIBUTE
                        ? page.deal().map(DealView::exchanges).orElse(List.of())
                        : List.of(),
                page.table().seat(),
                page.view().flatMap(CanView::kick).flatMap(KickView::taker),
                SeatPart.use(page),
                new Reckoning(page.terms().rules()));
    }

    private static boolean isShown(CanCommand offer) {
        return switch (offer) {
            case PlayCard _, BuryCard _, Cut _, MakeClaim _, AnswerClaim _ -> false;
            case CanCommand.PayTribute _, CanCommand.ReturnTribute _ -> false;
            case CanCommand.TakeUpCard _, CanCommand.SignRecord _ -> false;
            default -> true;
        };
    }

    /// Whether there is anything to choose here.
    public boolean isOpen() {
        return cuts
                || !offers.isEmpty()
                || buried.isPresent()
                || exchanges.stream().anyMatch(this::isMine);
    }

    private boolean isMine(ExchangeView exchange) {
        return me.equals(Optional.of(exchange.debt().payer()))
                || me.equals(Optional.of(exchange.debt().recipient()));
    }

    /// The tributes in which the viewer has a part.
    public List<ExchangeView> own() {
        return exchanges.stream().filter(this::isMine).toList();
    }

    public <T extends CanCommand> List<T> of(Class<T> kind) {
        return offers.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public boolean may(CanCommand command) {
        return offers.contains(command);
    }

    /// What is drawn for.
    public String drawn(Purpose purpose) {
        return switch (purpose) {
            case TEAMS, FIRST_DEAL -> speech.get("drawn." + purpose.name());
            case FIRST_KICK ->
                    speech.get("drawn.FIRST_KICK." + reckoning.rules().shootOut().draw().name());
        };
    }

    /// What has come of the draw for the first deal: who deals, and who chooses chairs; empty where
    /// nobody has drawn.
    public Optional<String> decided() {
        return first.map(
                card -> speech.get(card.isRed() ? "drawn.red" : "drawn.black", speech.sign(card)));
    }

    /// Whether the dealer of the first deal is named, as the draw has decided.
    public boolean isFirstDealer() {
        return phase == Phase.DRAW && first.isPresent();
    }

    /// Who sits in a chair, with the chair.
    public String player(Seat seat) {
        return speech.get("player", names.getOrDefault(seat, ""), speech.name(seat));
    }

    /// The levels that can be bid and those that cannot.
    public List<CanLevel> levels() {
        return List.of(CanLevel.values());
    }

    public boolean isBid(CanLevel level) {
        return may(new CanCommand.MakeCall(new CanCall.Bid(level)));
    }

    /// Whether a pass is worth 80, for the dealer speaks first.
    public boolean passIsEighty() {
        return auction.filter(now -> now.calls().isEmpty()).isPresent();
    }

    /// Whether they have the kitty in hand and may change what they bury.
    public boolean buries() {
        return buried.isPresent() && !may(new TakeKitty());
    }

    /// Whether trumps may be declared: only once all that has to be buried is.
    public boolean mayDeclareTrump() {
        return !of(DeclareTrump.class).isEmpty()
                && buried.map(laid -> laid.size() == CanPlay.BURIED).orElse(true);
    }

    /// Which of the keeper's hands is offered to the taker.
    public String hand(TakeHand offer) {
        boolean right = taker.map(Seat::right).equals(Optional.of(offer.hand()));
        return speech.get(right ? "hand.right" : "hand.left");
    }

    /// Why the hand may be redealt.
    public String redealReason() {
        return PoorHand.of(hand).map(poor -> speech.get("redeal." + poor.name())).orElse("");
    }
}
