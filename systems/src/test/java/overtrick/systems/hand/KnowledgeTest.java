package overtrick.systems.hand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class KnowledgeTest {

    private static final Aspect SPADES = Aspect.length(Suit.SPADES);
    private static final Aspect HEARTS = Aspect.length(Suit.HEARTS);
    private static final Aspect BALANCED = Aspect.of(Measure.BALANCED);

    @Test
    void aBoxContainsExactlyTheHandsWithinItsLimits() {
        Seeds.each(
                400,
                chance -> {
                    var hand = Hand.of(Sample.hand(chance));
                    var box = Box.ANY;
                    boolean inside = true;
                    for (int limit = 0; limit < 4; limit++) {
                        var aspect = aspect(chance);
                        var range = around(aspect, hand, chance);
                        box = box.and(aspect, range);
                        inside &= range.contains(hand.get(aspect));
                    }
                    assertThat(box.contains(hand)).as("%s in %s", hand, box).isEqualTo(inside);
                });
    }

    @Test
    void unionIntersectionAndDifferenceAreThoseOfSets() {
        Seeds.each(
                300,
                chance -> {
                    var hand = Hand.of(Sample.hand(chance));
                    var one = box(hand, chance);
                    var two = box(hand, chance);
                    boolean inOne = one.contains(hand);
                    boolean inTwo = two.contains(hand);

                    assertThat(one.and(two).contains(hand)).isEqualTo(inOne && inTwo);
                    assertThat(Knowledge.of(one, two).contains(hand)).isEqualTo(inOne || inTwo);
                    assertThat(
                                    one.minus(two).stream()
                                            .filter(piece -> piece.contains(hand))
                                            .count())
                            .isEqualTo(inOne && !inTwo ? 1 : 0);
                    assertThat(one.hull(two).covers(one)).isTrue();
                    assertThat(one.hull(two).covers(two)).isTrue();
                });
    }

    @Test
    void nothingIsLostWhenBoxesAreJoined() {
        Seeds.each(
                60,
                chance -> {
                    var boxes = new ArrayList<Box>();
                    var hands = new ArrayList<Hand>();
                    for (int count = 0; count < 20; count++) {
                        var hand = Hand.of(Sample.hand(chance));
                        hands.add(hand);
                        boxes.add(Box.of(hand));
                    }
                    var known = new Knowledge(boxes);

                    assertThat(known.boxes()).hasSizeLessThanOrEqualTo(Knowledge.MOST);
                    assertThat(hands).allMatch(known::contains);
                });
    }

    @Test
    void differenceNeverLosesAHand() {
        Seeds.each(
                100,
                chance -> {
                    var hand = Hand.of(Sample.hand(chance));
                    var all = Knowledge.NOTHING;
                    for (int count = 0; count < 6; count++) {
                        var taken = box(hand, chance);
                        all = all.minus(Knowledge.of(taken));
                        if (taken.contains(hand)) {
                            return;
                        }
                    }
                    assertThat(all.contains(hand)).isTrue();
                });
    }

    @Test
    void lengthsLeaveThirteenCards() {
        var twoSuiter = Box.ANY.and(SPADES, new Range(5, 13)).and(HEARTS, new Range(5, 13));

        assertThat(twoSuiter.length(Suit.SPADES)).isEqualTo(new Range(5, 8));
        assertThat(twoSuiter.length(Suit.CLUBS)).isEqualTo(new Range(0, 3));
        assertThat(twoSuiter.and(BALANCED, Range.exactly(1)).isEmpty()).isTrue();
        assertThat(twoSuiter.and(Aspect.length(Suit.CLUBS), new Range(4, 13)).isEmpty()).isTrue();
    }

    @Test
    void limitsSpeakOfEachOther() {
        var longer = Box.ANY.andDifference(Suit.CLUBS, Suit.SPADES, new Range(1, 13));
        var points =
                Box.ANY
                        .and(BALANCED, Range.exactly(1))
                        .and(Aspect.of(Measure.POINTS), new Range(13, 14));

        assertThat(longer.and(SPADES, new Range(5, 13)).length(Suit.CLUBS).low()).isEqualTo(6);
        assertThat(points.highCards()).isEqualTo(new Range(9, 14));
        assertThat(Box.ANY.and(Aspect.of(Measure.ACES), new Range(3, 4)).highCards().low())
                .isEqualTo(12);
    }

    @Test
    void aStrongHandIsAUnion() {
        var points = Box.ANY.and(Aspect.HIGH_CARDS, new Range(22, 37));
        var tricks = Box.ANY.and(Aspect.of(Measure.TRICKS, Suit.SPADES), new Range(9, 13));
        var strong = Knowledge.of(points, tricks);

        assertThat(strong.contains(Hand.parse("AKQJT987.A32.2.2"))).isTrue();
        assertThat(strong.contains(Hand.parse("AKQ2.AKQ2.AK2.32"))).isTrue();
        assertThat(strong.contains(Hand.parse("AKQ2.AKQ2.432.32"))).isFalse();
        assertThat(strong.bounds().highCards().low()).isLessThan(22);
        assertThat(strong.minus(Knowledge.of(points)).bounds().highCards().high()).isEqualTo(21);
        assertThat(strong.and(Aspect.HIGH_CARDS, new Range(0, 3)).isContradiction()).isFalse();
        assertThat(Knowledge.of(points).and(Aspect.HIGH_CARDS, new Range(0, 21)))
                .isEqualTo(Knowledge.CONTRADICTION);
    }

    @Test
    void whatOneHandHasTheOthersHaveNot() {
        var strong = Knowledge.of(Box.ANY.and(Aspect.HIGH_CARDS, new Range(20, 21)));
        var spades = Knowledge.of(Box.ANY.and(SPADES, new Range(6, 13)));
        var known =
                FourHands.NOTHING
                        .and(Seat.NORTH, strong)
                        .and(Seat.EAST, spades)
                        .and(Seat.WEST, Knowledge.of(Box.ANY.and(SPADES, new Range(4, 13))));

        assertThat(known.of(Seat.SOUTH).bounds().highCards()).isEqualTo(new Range(0, 20));
        assertThat(known.of(Seat.SOUTH).bounds().length(Suit.SPADES)).isEqualTo(new Range(0, 3));
        assertThat(known.of(Seat.EAST).bounds().length(Suit.SPADES)).isEqualTo(new Range(6, 9));
    }

    @Test
    void theNewerWordHolds() {
        var weak = Knowledge.of(Box.ANY.and(Aspect.HIGH_CARDS, new Range(0, 5)));
        var strong = Knowledge.of(Box.ANY.and(Aspect.HIGH_CARDS, new Range(16, 37)));
        var known = FourHands.NOTHING.and(Seat.EAST, weak).and(Seat.EAST, strong);

        assertThat(known.of(Seat.EAST).bounds().highCards().low()).isEqualTo(16);
    }

    @Test
    void theWholeDealStaysPossible() {
        Seeds.each(
                200,
                chance -> {
                    var deal = Sample.deal(chance);
                    var known = FourHands.NOTHING;
                    for (int word = 0; word < 8; word++) {
                        var seat = Sample.seat(chance);
                        var hand = Hand.of(deal.hand(seat));
                        known =
                                known.and(
                                        seat,
                                        Knowledge.of(trueBox(hand, chance), trueBox(hand, chance)));
                    }
                    for (var seat : Seat.values()) {
                        assertThat(known.of(seat).contains(Hand.of(deal.hand(seat)))).isTrue();
                    }
                });
    }

    @Test
    void aHandInSightLeavesTheRestToTheOthers() {
        var known = FourHands.NOTHING.and(Seat.NORTH, Knowledge.of(Hand.parse("AKQJ.AKQ.AKQ.AKQ")));

        for (var seat : List.of(Seat.EAST, Seat.SOUTH, Seat.WEST)) {
            assertThat(known.of(seat).bounds().highCards()).isEqualTo(new Range(0, 3));
            assertThat(known.of(seat).bounds().length(Suit.SPADES).high()).isEqualTo(9);
        }
    }

    private static Aspect aspect(RandomGenerator chance) {
        return Aspect.ALL.get(chance.nextInt(Aspect.ALL.size()));
    }

    /// A range near the hand's own number, which it contains more often than not.
    private static Range around(Aspect aspect, Hand hand, RandomGenerator chance) {
        int low = hand.get(aspect) - chance.nextInt(-1, 4);
        return new Range(low, low + chance.nextInt(6)).and(aspect.measure().all());
    }

    private static Box box(Hand hand, RandomGenerator chance) {
        var box = Box.ANY;
        for (int limit = 0; limit < 3; limit++) {
            var aspect = aspect(chance);
            box = box.and(aspect, around(aspect, hand, chance));
        }
        return box;
    }

    private static Box trueBox(Hand hand, RandomGenerator chance) {
        var box = Box.ANY;
        for (int limit = 0; limit < 3; limit++) {
            var aspect = aspect(chance);
            int number = hand.get(aspect);
            var range = new Range(number - chance.nextInt(3), number + chance.nextInt(3));
            box = box.and(aspect, range);
        }
        return box;
    }
}
