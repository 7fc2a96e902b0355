package overtrick.cantable.page.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.can.CanCard;
import overtrick.can.Hands;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.auction.CanAuction;
import overtrick.can.match.Chairs;
import overtrick.can.rules.CanRules;
import overtrick.can.view.DealView;
import overtrick.cantable.CanHistory.Entry;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.Prelude;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.page.Words;
import overtrick.teaching.can.GuidedDeals;
import overtrick.teaching.can.Position;

/// The first whole deal of the course as somebody has lost it: they spent the king of clubs, the
/// last trump, in trick nine.
class OwnDealTest {

    private static final Speech ENGLISH = Speech.of(Words.in(Locale.ENGLISH));

    @Test
    void theDealIsShownAtTheCardThatLostIt() {
        var lost = OwnDeal.lost(List.of(new Entry(match(), Seat.SOUTH)));

        assertThat(lost).hasSize(1);
        var own = lost.getFirst();
        assertThat(own.seat()).isEqualTo(Seat.SOUTH);
        assertThat(own.path()).isEqualTo("/tables/ABCDE/matches/1/deals/1");
        assertThat(own.turningPoint().map(point -> point.played())).contains(CanCard.parse("CK"));

        var asked = page(own, Optional.empty());
        assertThat(asked.lead()).contains("Last-trick goal", "could still have been saved");
        assertThat(asked.state()).contains("trick 9 of 12", "you sit South");
        assertThat(asked.said()).isEmpty();

        assertThat(page(own, Optional.of("H6")).said().orElseThrow())
                .startsWith("Right. Keep ♣K: it wins trick twelve. You played ♣K");
        assertThat(page(own, Optional.of("CK")).said().orElseThrow()).contains("does not save it");
        assertThat(page(own, Optional.of("SA")).said().orElseThrow()).contains("do not hold");
    }

    /// Whoever won that deal has nothing to learn from it.
    @Test
    void theOtherSideIsNotAsked() {
        assertThat(OwnDeal.lost(List.of(new Entry(match(), Seat.WEST)))).isEmpty();
    }

    private static OwnPage page(OwnDeal own, Optional<String> card) {
        return new OwnPage(ENGLISH, own, own.turningPoint(), card.map(CanCard::parse));
    }

    private static PlayedMatch match() {
        var guided = GuidedDeals.ALL.getFirst();
        int spent =
                guided.own().stream()
                        .filter(at -> guided.steps().get(at).reason().equals(Optional.of("lose")))
                        .findFirst()
                        .orElseThrow();
        var now = guided.before(spent);
        var cards = new ArrayList<CanCard>();
        now.open().orElseThrow().tricks().forEach(trick -> cards.addAll(trick.cards()));
        var begun = guided.before(spent - cards.size());
        now = played(now, CanCard.parse("CK"), cards);
        while (now.record().isEmpty()) {
            now = played(now, now.view(now.awaited()).playable().lowest(), cards);
        }
        var view = begun.view(Seat.SOUTH);
        var calls = view.deal().flatMap(DealView::auction).map(CanAuction::calls).orElseThrow();
        var play = begun.open().orElseThrow();
        var line = new PlayedDeal.Line(Seat.SOUTH, play.buried(), play.trump(), List.copyOf(cards));
        var record = now.record().getLast();
        var deal =
                new PlayedDeal(
                        1,
                        Seat.NORTH,
                        Chairs.AS_THEY_CAME,
                        new Prelude(Optional.empty(), List.of()),
                        hands(guided.start()),
                        List.of(),
                        calls,
                        List.of(),
                        line,
                        new PlayedDeal.Ending(record.result(), record.goal(), List.of()));
        var story =
                new MatchStory(
                        CanRules.CLUB,
                        List.of(),
                        List.of(),
                        Optional.of(Side.NORTH_SOUTH),
                        List.of(deal),
                        List.of(),
                        Optional.empty(),
                        List.of());
        return new PlayedMatch(
                new TableId("ABCDE"), 1, Instant.EPOCH, Map.of(Seat.SOUTH, "Lan"), story);
    }

    private static Position played(Position now, CanCard card, List<CanCard> cards) {
        cards.add(card);
        return now.then(now.awaited(), new PlayCard(card));
    }

    private static Hands hands(Position start) {
        return new Hands(
                start.view(Seat.NORTH).hand(),
                start.view(Seat.EAST).hand(),
                start.view(Seat.SOUTH).hand(),
                start.view(Seat.WEST).hand());
    }
}
