package overtrick.robots.can;

import java.util.ArrayList;
import java.util.List;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Suited;
import overtrick.can.CanSet;
import overtrick.can.auction.CanAuction;
import overtrick.can.auction.CanCall.Bid;
import overtrick.can.deal.Dealers;
import overtrick.can.play.Circle;
import overtrick.can.rules.MatchRules.ExtraTime;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.DeclarerSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.sight.Stakes;

/// A view, converted into the words that robots calculate with.
final class Seen {

    private final CanView view;
    private final Seat me;

    /// @param view of somebody who sits at the table
    Seen(CanView view) {
        this.view = view;
        me = view.seat().orElseThrow();
    }

    /// The auction so far, or one that has not begun.
    BidSight bids() {
        var deal = view.deal().orElseThrow();
        var made = new ArrayList<Integer>();
        for (var call : deal.auction().map(CanAuction::calls).orElse(List.of())) {
            made.add(call instanceof Bid(var level) ? level.ordinal() : BidSight.PASS);
        }
        return new BidSight(
                seat(Circle.TABLE, me),
                seat(Circle.TABLE, deal.dealer()),
                view.hand().bits(),
                made,
                known(Circle.TABLE),
                stakes());
    }

    /// The eighteen cards, those already buried among them.
    DeclarerSight declarer() {
        var play = play();
        var cards = view.hand().union(play.own().orElse(CanSet.NONE));
        var circle = play.circle();
        return new DeclarerSight(
                seat(circle, me), circle.size(), cards.bits(), known(circle), stakes(), level());
    }

    /// The play so far, in lanes of the trump.
    CardSight cards() {
        var play = play();
        var circle = play.circle();
        int trump = trump();
        long played = 0;
        var game = new PointGame(circle.size());
        for (var trick : play.tricks()) {
            played |= by(trick.cards(), (seat(circle, me) - seat(circle, trick.leader())), circle);
        }
        var current = play.current();
        played |= by(current.cards(), seat(circle, me) - seat(circle, current.leader()), circle);
        var hands = new long[circle.size()];
        hands[seat(circle, me)] = Lanes.swapped(view.hand().bits() | played, trump);
        int declarer = seat(circle, play.declarer());
        game.start(hands, declarer, declarer);
        game.bury(Lanes.swapped(play.own().orElse(CanSet.NONE).bits(), trump));
        if (view.kick().isPresent()) {
            game.playFor(1, 1); // no point and not the last trick: can.md §11.2
        }
        var line = new ArrayList<Integer>();
        play.tricks().forEach(trick -> replay(game, trick.cards(), trump, line));
        replay(game, current.cards(), trump, line);
        return new CardSight(game, known(circle).swapped(trump), stakes(), level(), trump, line);
    }

    private static long by(List<CanCard> trick, int place, Circle circle) {
        int at = Math.floorMod(place, circle.size());
        return at < trick.size() ? 1L << trick.get(at).place() : 0;
    }

    private static void replay(PointGame game, List<CanCard> trick, int trump, List<Integer> line) {
        for (var card : trick) {
            int place = Lanes.swappedCard(card.place(), trump);
            game.play(place);
            line.add(place);
        }
    }

    /// The trump suit; if there is none yet, the suit led, which it will be (can.md §9).
    int trump() {
        var play = play();
        var led = play.current().led().filter(Suited.class::isInstance).map(Suited.class::cast);
        return play.trump()
                .flatMap(trump -> trump.suit())
                .or(() -> led.map(Suited::suit))
                .orElse(Suit.SPADES)
                .ordinal();
    }

    private PlayView play() {
        return view.play().orElseThrow();
    }

    private Stakes stakes() {
        if (view.kick().isPresent()) {
            return Stakes.KICK;
        }
        return isLastDeal() ? Stakes.ofLastDeal(view.rules()) : Stakes.of(view.rules());
    }

    /// Whether no deal can follow; in extra time one may (can.md §11.1).
    private boolean isLastDeal() {
        int number = view.deal().map(DealView::number).orElse(1);
        boolean extra = view.rules().match().extraTime() != ExtraTime.NONE;
        int regular = view.rules().match().deals().deals();
        return number == regular + Dealers.EXTRA_TIME || (number == regular && !extra);
    }

    private int level() {
        return view.deal()
                .flatMap(DealView::auction)
                .flatMap(CanAuction::level)
                .map(Enum::ordinal)
                .orElse(0);
    }

    /// What is known of other hands from tribute and from cards shown.
    private Known known(Circle circle) {
        var known = Known.NOTHING;
        var deal = view.deal();
        if (deal.isEmpty()) {
            return known;
        }
        for (var exchange : deal.get().exchanges()) {
            var debt = exchange.debt();
            var paid = exchange.paidCards().orElse(CanSet.NONE);
            var returned = exchange.returnedCards().orElse(CanSet.NONE);
            if (debt.payer() == me) {
                known = known.with(seat(circle, debt.recipient()), paid.minus(returned).bits());
            } else if (debt.recipient() == me) {
                known = known.with(seat(circle, debt.payer()), returned.bits());
            }
        }
        for (var shown : deal.get().shown()) {
            if (shown.by() != me) {
                known = known.with(seat(circle, shown.by()), CanSet.of(shown.card()).bits());
            }
        }
        return known;
    }

    /// The place in the order of turn.
    static int seat(Circle circle, Seat seat) {
        return circle.seats().indexOf(seat);
    }
}
