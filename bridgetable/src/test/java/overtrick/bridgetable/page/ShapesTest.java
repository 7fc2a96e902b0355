package overtrick.bridgetable.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ShapesTest {

    private static final Deal DEAL =
            Deal.parse("N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876");

    /// South declares 1NT; West leads.
    private static Play play(Deal deal, String... cards) {
        var contract = Auction.parse(Seat.SOUTH, "1N P P P").contract().orElseThrow();
        return Play.of(contract, deal, Arrays.stream(cards).map(Card::parse).toList());
    }

    /// What South, with dummy before them, can count.
    private static Map<Seat, String> counted(Play play) {
        return Shapes.of(
                        Map.of(
                                Seat.NORTH,
                                play.hand(Seat.NORTH),
                                Seat.SOUTH,
                                play.hand(Seat.SOUTH)),
                        tricks(play))
                .entrySet()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, suits -> text(suits.getValue())));
    }

    private static List<overtrick.bridge.play.Trick> tricks(Play play) {
        return Stream.concat(play.tricks().stream(), Stream.of(play.current())).toList();
    }

    private static String text(Map<Suit, Shapes.Length> suits) {
        return Stream.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
                .map(suit -> suits.getOrDefault(suit, new Shapes.Length(0, false)).text())
                .collect(Collectors.joining(" "));
    }

    @Test
    void cardsThatWerePlayedAreCounted() {
        assertThat(counted(play(DEAL, "C7", "C2", "CJ", "CA")))
                .containsEntry(Seat.WEST, "0+ 0+ 0+ 1+")
                .containsEntry(Seat.EAST, "0+ 0+ 0+ 1+");
    }

    /// West follows to two hearts and not to the third: so East had the other three.
    @Test
    void whoShowsOutTellsOfBothHands() {
        var play =
                play(
                        DEAL, "C7", "C2", "CJ", "CA", "HA", "HT", "H2", "H4", "H6", "H5", "HK",
                        "HJ", "H3", "HQ", "H7", "C6");

        assertThat(counted(play))
                .containsEntry(Seat.WEST, "0+ 2 0+ 2+")
                .containsEntry(Seat.EAST, "0+ 3 0+ 1+");
    }

    /// On random deals nothing is said that is not so, and at the end all is known.
    @Test
    void nothingIsSaidThatIsNotSo() {
        Seeds.each(
                20,
                chance -> {
                    var deal = Sample.deal(chance);
                    var cards = new ArrayList<String>();
                    var play = play(deal);
                    while (!play.isOver()) {
                        var legal = play.playable().stream().toList();
                        cards.add(legal.get(chance.nextInt(legal.size())).code());
                        play = play(deal, cards.toArray(String[]::new));
                        assertTrue(deal, play);
                    }
                    assertThat(counted(play).values()).noneMatch(shape -> shape.contains("+"));
                });
    }

    private static void assertTrue(Deal deal, Play play) {
        Map<Seat, CardSet> seen =
                Map.of(
                        Seat.NORTH, play.hand(Seat.NORTH),
                        Seat.SOUTH, play.hand(Seat.SOUTH));
        Shapes.of(seen, tricks(play))
                .forEach((seat, suits) ->
                        suits.forEach((suit, length) -> {
                            int dealt = deal.hand(seat).length(suit);
                            assertThat(length.cards()).isLessThanOrEqualTo(dealt);
                            assertThat(!length.exact() || length.cards() == dealt).isTrue();
                        }));
    }
}
