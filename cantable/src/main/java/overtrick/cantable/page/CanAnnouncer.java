package overtrick.cantable.page;

import java.util.Optional;
import java.util.StringJoiner;
import overtrick.can.auction.CanAuction;
import overtrick.can.match.Stage.Drawn;
import overtrick.can.play.CanTrick;
import overtrick.can.tribute.Showing;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.ExchangeView;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.part.CanPage;
import overtrick.cantable.page.part.TurnPart;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;

/// Says aloud, for those who do not see the table, what has happened between two looks at it.
final class CanAnnouncer {

    private final CanPage page;
    private final CanPage before;
    private final Speech speech;
    private final StringJoiner said = new StringJoiner(" ");

    private CanAnnouncer(CanPage page, CanPage before) {
        this.page = page;
        this.before = before;
        this.speech = page.speech();
    }

    /// @return empty when nothing is worth saying
    static String announce(CanPage page, CanPage before) {
        if (page.view().isEmpty()) {
            return "";
        }
        var announcer = new CanAnnouncer(page, before);
        announcer.tell(page.view().get());
        boolean newlyAsked = page.isMyTurn() && !before.isMyTurn();
        boolean told = announcer.said.length() > 0;
        if (newlyAsked || (page.isMyTurn() && told)) {
            announcer.said.add(TurnPart.sentence(page));
        }
        return announcer.said.toString();
    }

    private void tell(CanView now) {
        tellEnded();
        tellDrawn(now);
        tellMoved();
        now.deal().ifPresent(this::tellDeal);
        now.play().ifPresent(this::tellPlay);
    }

    private void tellEnded() {
        var story = page.story();
        int known = before.story().deals().size();
        if (story.deals().size() > known) {
            var words = DealWords.of(story.deals().getLast(), story.rules(), speech);
            said.add(words.title() + ".");
            said.add(words.reason());
            words.goal().ifPresent(said::add);
            words.owed().forEach(said::add);
        }
        if (story.kicks().size() > before.story().kicks().size()) {
            said.add(DealWords.kick(story.kicks().getLast().result(), speech));
        }
        if (story.outcome().isPresent() && before.story().outcome().isEmpty()) {
            said.add(DealWords.outcome(story, story.outcome().get(), speech));
        }
    }

    private void tellDrawn(CanView now) {
        int known = before.view().map(view -> view.drawn().size()).orElse(0);
        for (Drawn card :
                now.drawn().subList(Math.min(known, now.drawn().size()), now.drawn().size())) {
            said.add(speech.get("say.drawn", speech.name(card.by()), speech.name(card.card())));
        }
    }

    /// Whoever has changed chairs is told where they sit now.
    private void tellMoved() {
        var seat = page.table().seat();
        if (seat.isPresent()
                && before.table().seat().isPresent()
                && !seat.equals(before.table().seat())) {
            said.add(speech.get("say.moved", speech.name(seat.get())));
        }
    }

    private void tellDeal(DealView deal) {
        var known = before.deal().filter(same -> same.number() == deal.number());
        if (known.isEmpty()) {
            said.add(speech.get("say.deal", deal.number(), speech.name(deal.dealer())));
            deal.debts().forEach(debt -> said.add(DealWords.owed(debt, speech)));
        }
        if (known.filter(same -> same.redeals() < deal.redeals()).isPresent()) {
            said.add(speech.get("say.redeal"));
        }
        for (int at = 0; at < deal.exchanges().size(); at++) {
            tellExchange(deal.exchanges().get(at), known, at);
        }
        deal.auction().ifPresent(auction -> tellCalls(auction, known.flatMap(DealView::auction)));
        int shown = known.map(same -> same.shown().size()).orElse(0);
        for (var card :
                deal.shown().subList(Math.min(shown, deal.shown().size()), deal.shown().size())) {
            said.add(
                    speech.get(
                            card.to() == Showing.EVERYBODY ? "say.shown.all" : "say.shown",
                            speech.name(card.by()),
                            speech.name(card.card())));
        }
        tellClaim(deal, known);
    }

    /// A claim that was refused before anybody looked is told too.
    private void tellClaim(DealView deal, Optional<DealView> known) {
        if (deal.claim().isPresent() && known.flatMap(DealView::claim).isEmpty()) {
            var claim = deal.claim().get();
            said.add(speech.get("say.claim", speech.name(claim.by())));
            said.add(speech.claimed(claim));
        }
        if (!deal.refused().equals(known.flatMap(DealView::refused))) {
            deal.refused().map(speech::refused).ifPresent(said::add);
        }
    }

    private void tellExchange(ExchangeView exchange, Optional<DealView> known, int at) {
        var earlier =
                known.filter(same -> same.exchanges().size() > at)
                        .map(same -> same.exchanges().get(at));
        var debt = exchange.debt();
        if (exchange.paid() && !earlier.map(ExchangeView::paid).orElse(false)) {
            said.add(
                    exchange.paidCards()
                            .map(cards ->
                                    speech.get(
                                            "say.paid.cards",
                                            speech.name(debt.payer()),
                                            speech.name(debt.recipient()),
                                            speech.words().aloud(speech.signs(cards))))
                            .orElseGet(() ->
                                    speech.get(
                                            "say.paid",
                                            speech.name(debt.payer()),
                                            speech.name(debt.recipient()))));
        }
        if (exchange.returned() && !earlier.map(ExchangeView::returned).orElse(false)) {
            said.add(
                    speech.get(
                            "say.returned",
                            speech.name(debt.recipient()),
                            speech.name(debt.payer())));
        }
    }

    private void tellCalls(CanAuction auction, Optional<CanAuction> known) {
        int from = known.map(same -> same.calls().size()).orElse(0);
        for (int place = from; place < auction.calls().size(); place++) {
            said.add(
                    speech.get(
                            "say.call",
                            speech.name(auction.caller(place)),
                            speech.call(auction.calls().get(place))));
        }
        if (auction.isOver() && known.filter(CanAuction::isOver).isEmpty()) {
            said.add(
                    speech.get(
                            "say.declarer",
                            speech.name(auction.declarer().orElseThrow()),
                            auction.level().orElseThrow()));
        }
    }

    private void tellPlay(PlayView play) {
        var known = before.play().filter(same -> cards(same) <= cards(play));
        if (play.trump().isPresent() && known.flatMap(PlayView::trump).isEmpty()) {
            said.add(speech.get("say.trump", speech.name(play.trump().get())));
        }
        int size = play.circle().size();
        for (int place = known.map(CanAnnouncer::cards).orElse(0); place < cards(play); place++) {
            boolean whole = place / size < play.tricks().size();
            var trick = whole ? play.tricks().get(place / size) : play.current();
            tellCard(play, trick, place % size, whole && place % size == size - 1);
        }
    }

    private void tellCard(PlayView play, CanTrick trick, int place, boolean last) {
        Seat from = trick.player(place);
        var card = trick.cards().get(place);
        said.add(speech.get("say.card", speech.name(from), speech.name(card)));
        if (last) {
            said.add(speech.get("say.trick", speech.name(play.winner(trick)), trick.points()));
        }
    }

    private static int cards(PlayView play) {
        return play.circle().size() * play.tricks().size() + play.current().cards().size();
    }
}
