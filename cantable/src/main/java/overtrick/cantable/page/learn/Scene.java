package overtrick.cantable.page.learn;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.can.CanLevel;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.play.CanTrick;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.words.Holding;
import overtrick.cantable.page.words.Speech;

/// A position as the learner sees it: their hand, the trick, the bids, and what can be tapped.
public record Scene(Speech speech, CanView view) {

    private static final int ROW = 9;

    public List<List<Holding>> rows() {
        var trump = view.play().flatMap(PlayView::trump).flatMap(named -> named.suit());
        return Holding.rows(view.hand(), trump, ROW);
    }

    public Optional<CanTrick> trick() {
        return view.play().map(PlayView::current).filter(now -> !now.cards().isEmpty());
    }

    /// The declarer, the bid, the trump suit and the defenders' points, as far as they are known.
    public Optional<String> contract() {
        return view.play().map(this::contract);
    }

    private String contract(PlayView play) {
        var level =
                view.deal()
                        .flatMap(DealView::auction)
                        .flatMap(auction -> auction.level())
                        .map(CanLevel::toString)
                        .orElse("");
        var bid = speech.get("lesson.contract", speech.name(play.declarer()), level);
        return play.trump()
                .map(trump ->
                        bid
                                + " · "
                                + speech.get("lesson.trump", speech.sign(trump))
                                + " · "
                                + speech.get("lesson.points", play.against()))
                .orElse(bid);
    }

    public List<String> calls() {
        return view.deal()
                .flatMap(DealView::auction)
                .map(auction ->
                        IntStream.range(0, auction.calls().size())
                                .mapToObj(place ->
                                        speech.name(auction.caller(place))
                                                + ": "
                                                + speech.call(auction.calls().get(place)))
                                .toList())
                .orElse(List.of());
    }

    public boolean bids() {
        return has(MakeCall.class);
    }

    /// Trumps may be named after the lead, too; a learner names them first.
    public boolean names() {
        return has(DeclareTrump.class) && view.playable().size() > 0;
    }

    public boolean redeals() {
        return has(AnswerRedeal.class);
    }

    /// Whether a card of the hand is to be chosen.
    public boolean picks() {
        return view.isMyTurn() && !bids() && !redeals() && !names();
    }

    private boolean has(Class<? extends CanCommand> kind) {
        return view.offers().stream().anyMatch(kind::isInstance);
    }

    public List<CanLevel> levels() {
        return List.of(CanLevel.values());
    }
}
