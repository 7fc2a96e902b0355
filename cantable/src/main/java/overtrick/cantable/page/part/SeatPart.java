package overtrick.cantable.page.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.words.Holding;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.table.Plate;

/// A seat with who sits there, and the cards that they hold.
///
/// @param hand that the viewer may see; none once the deal is over
/// @param trump the suit that lies at the right with the jokers
/// @param use what the viewer may do with the cards
/// @param able the cards they may do it with
/// @param hidden how many cards are held unseen
/// @param whyNot why the cards that cannot be played now cannot
public record SeatPart(
        Speech speech,
        Plate plate,
        String place,
        Tags tags,
        CanSet hand,
        Optional<Suit> trump,
        Use use,
        CanSet able,
        int hidden,
        String whyNot) {

    /// Cards in a row on a phone.
    private static final int ROW = 9;

    /// What is said of the seat.
    ///
    /// @param owes cards of tribute
    /// @param role in a kick: `taker`, `keeper`, or `out` for a hand that nobody plays; empty in a
    ///   deal
    public record Tags(
            boolean deals, boolean declares, boolean turn, boolean mine, int owes, String role) {}

    /// What a tap on a card does.
    public enum Use {
        LOOK(""),
        PLAY("card"),
        /// The first lead is for good: the buried cards cannot be changed any more.
        LEAD("card"),
        BURY("bury"),
        PAY_ONE("pay"),
        PAY_TWO("pay"),
        RETURN_ONE("give-back"),
        RETURN_TWO("give-back");

        private final String deed;

        Use(String deed) {
            this.deed = deed;
        }

        /// The last part of the address that the form is sent to.
        public String deed() {
            return deed;
        }

        /// Whether cards are picked and then sent together.
        public boolean picks() {
            return switch (this) {
                case PAY_ONE, PAY_TWO, RETURN_ONE, RETURN_TWO -> true;
                case LOOK, PLAY, LEAD, BURY -> false;
            };
        }

        /// Whether one card is picked.
        public boolean isOfOne() {
            return this == PAY_ONE || this == RETURN_ONE;
        }
    }

    public static SeatPart of(CanPage page, Seat seat) {
        boolean mine = page.seating().isMine(seat);
        var hand = page.phase() == Phase.OVER ? CanSet.NONE : hand(page, seat);
        var use = mine ? use(page) : Use.LOOK;
        return new SeatPart(
                page.speech(),
                page.seating().plate(seat, page.phase() == Phase.GATHERING),
                page.seating().placeOf(seat),
                tags(page, seat),
                hand,
                page.trumpSuit(),
                use,
                able(page, use),
                hand.isEmpty() ? hidden(page, seat) : 0,
                hand.isEmpty() ? "" : whyNot(page));
    }

    private static CanSet hand(CanPage page, Seat seat) {
        return page.view()
                .map(CanView::hands)
                .map(hands -> hands.getOrDefault(seat, CanSet.NONE))
                .orElse(CanSet.NONE);
    }

    private static int hidden(CanPage page, Seat seat) {
        if (page.phase() == Phase.OVER) {
            return 0;
        }
        return page.deal()
                .map(DealView::held)
                .or(() -> page.view().flatMap(CanView::kick).map(KickView::held))
                .map(held -> held.getOrDefault(seat, 0))
                .orElse(0);
    }

    static Use use(CanPage page) {
        if (!page.offers(BuryCard.class).isEmpty()) {
            return Use.BURY;
        }
        if (!page.offers(PlayCard.class).isEmpty()) {
            return page.phase() == Phase.KITTY ? Use.LEAD : Use.PLAY;
        }
        var pays = page.offers(PayTribute.class);
        if (!pays.isEmpty()) {
            return pays.getFirst().cards().size() == 1 ? Use.PAY_ONE : Use.PAY_TWO;
        }
        var returns = page.offers(ReturnTribute.class);
        if (!returns.isEmpty()) {
            return returns.getFirst().cards().size() == 1 ? Use.RETURN_ONE : Use.RETURN_TWO;
        }
        return Use.LOOK;
    }

    private static CanSet able(CanPage page, Use use) {
        var cards = new ArrayList<CanSet>();
        switch (use) {
            case LOOK -> {}
            case PLAY, LEAD ->
                    page.offers(PlayCard.class).forEach(play -> cards.add(CanSet.of(play.card())));
            case BURY ->
                    page.offers(BuryCard.class).forEach(bury -> cards.add(CanSet.of(bury.card())));
            case PAY_ONE, PAY_TWO ->
                    page.offers(PayTribute.class).forEach(pay -> cards.add(pay.cards()));
            case RETURN_ONE, RETURN_TWO ->
                    page.offers(ReturnTribute.class).forEach(back -> cards.add(back.cards()));
        }
        return cards.stream().reduce(CanSet.NONE, CanSet::union);
    }

    private static Tags tags(CanPage page, Seat seat) {
        boolean playing = page.play().isPresent();
        var deal = page.deal();
        int owes =
                deal
                        .filter(_ -> page.phase() == Phase.TRIBUTE || page.phase() == Phase.REDEAL)
                        .map(DealView::debts)
                        .orElse(List.of())
                        .stream()
                        .filter(debt -> debt.payer() == seat)
                        .mapToInt(Debt::cards)
                        .sum();
        return new Tags(
                deal.filter(_ -> !playing).filter(now -> now.dealer() == seat).isPresent(),
                page.deal()
                        .flatMap(DealView::play)
                        .map(PlayView::declarer)
                        .filter(seat::equals)
                        .isPresent(),
                page.phase() != Phase.REDEAL && page.isTurn(seat),
                page.seating().isMine(seat),
                owes,
                page.view().flatMap(CanView::kick).map(kick -> role(kick, seat)).orElse(""));
    }

    private static String role(KickView kick, Seat seat) {
        if (kick.taker().equals(Optional.of(seat))) {
            return "taker";
        }
        if (kick.keeper().equals(Optional.of(seat))) {
            return "keeper";
        }
        return kick.play().isPresent() ? "out" : "";
    }

    /// What the page answers to whoever taps on a card that cannot be played.
    private static String whyNot(CanPage page) {
        var speech = page.speech();
        var play = page.play();
        if (play.isEmpty() || page.phase() != Phase.PLAY) {
            return speech.get("why.not-yet");
        }
        if (play.get().awaitsTrump()) {
            return speech.get("why.trump");
        }
        boolean mine =
                page.table()
                        .seat()
                        .filter(seat -> play.get().turn().equals(Optional.of(seat)))
                        .isPresent();
        if (!mine) {
            return page.words().get("why.turn");
        }
        return play.get()
                .current()
                .led()
                .map(led -> speech.get("why.follow", followed(speech, play.get(), led)))
                .orElseGet(() -> page.words().get("why.turn"));
    }

    private static String followed(Speech speech, PlayView play, CanCard led) {
        boolean trumps = play.trump().filter(trump -> trump.contains(led)).isPresent();
        if (!trumps && led instanceof CanCard.Suited(var suit, _)) {
            return speech.name(suit);
        }
        return speech.get("trumps");
    }

    public Seat seat() {
        return plate.seat();
    }

    /// How the style sheet knows what the seat is at.
    public String standing() {
        return Stream.of(
                        tags.turn() ? "turn" : "",
                        tags.mine() ? "handled" : "",
                        isShown() ? "faced" : "",
                        tags.role().isEmpty() ? "" : "kick-" + tags.role())
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
    }

    public boolean isShown() {
        return !hand.isEmpty();
    }

    /// The hand in rows of suits.
    public List<List<Holding>> rows() {
        return Holding.rows(hand, trump, ROW);
    }

    public boolean isAble(CanCard card) {
        return able.contains(card);
    }
}
