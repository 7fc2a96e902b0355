package overtrick.can.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.PlayingRules;
import overtrick.cards.Seat;

/// Burying, trump and tricks (can.md §§9–10). South declares; East, North and West follow.
class CanPlayTest {

    private static final PlayingRules CLUB = CanRules.CLUB.playing();

    private static PlayingRules rules(String... lines) {
        return CanRules.CLUB.with(lines).playing();
    }

    private static CanSet cards(String codes) {
        return CanSet.copyOf(Stream.of(codes.split(" ")).map(CanCard::parse).toList());
    }

    private static CanCard card(String code) {
        return CanCard.parse(code);
    }

    /// South leads when six are buried: the lowest clubs.
    private static CanPlay ready(
            PlayingRules rules, String south, String east, String north, String west) {
        var buried = cards("C2 C3 C4 C6 C7 C8");
        var hands = new Hands(cards(north), cards(east), cards(south).union(buried), cards(west));
        var play = CanPlay.begun(rules, Circle.TABLE, Seat.SOUTH, hands);
        for (var low : buried) {
            play = play.withBuried(low);
        }
        return play;
    }

    private static String refusal(CanPlay play, String card) {
        return play.refusal(card(card)).map(Enum::name).orElse("");
    }

    @ParameterizedTest(name = "trump {0}: {1} is won by {2}")
    @CsvSource({
        "H, SA SK S10 S2, SOUTH",
        "H, S2 SK SA S3,  NORTH",
        "H, SA H2 S3 S4,  EAST",
        "H, SA H2 HA S4,  NORTH",
        "H, SA H2 LJ HA,  NORTH", // jokers above the trump ace
        "H, LJ H2 HA BJ,  WEST",
        "H, SA D5 C5 DA,  SOUTH", // a plain card of another suit never wins
        "S, S2 D5 BJ SA,  NORTH",
        "N, SA D5 S3 LJ,  WEST", // the jokers are the only trumps
        "N, S2 DA S3 HA,  NORTH",
    })
    void whoWins(String trump, String cards, Seat winner) {
        var trick = CanTrick.ledBy(Circle.TABLE, Seat.SOUTH);
        for (var code : cards.split(" ")) {
            trick = trick.with(card(code));
        }

        assertThat(trick.winner(Trump.parse(trump))).isEqualTo(winner);
    }

    @ParameterizedTest(name = "{0} trumps, {1} led, holding {2}: {3}")
    @CsvSource({
        "H, S2, SA S3 HA BJ, SA S3", // follow suit if you can
        "H, S2, HA BJ D5,    HA BJ D5", // otherwise any card
        "H, H2, HA S3 BJ,    HA BJ",
        "H, H2, S3 LJ D4,    LJ", // ruling 7: jokers are of the trump suit
        "H, LJ, H3 S3,       H3",
        "H, S2, BJ S3,       S3", // and never of a plain suit
        "H, S2, BJ D3,       BJ D3",
    })
    void whatMayBePlayed(String trump, String led, String held, String playable) {
        var play = ready(CLUB, led, held, "C9", "CT").withTrump(Trump.parse(trump)).with(card(led));

        assertThat(play.turn()).contains(Seat.EAST);
        assertThat(play.playable()).isEqualTo(cards(playable));
        for (var one : cards(held)) {
            assertThat(play.refusal(one))
                    .isEqualTo(CanRefusal.MUST_FOLLOW_SUIT.unless(cards(playable).contains(one)));
        }
    }

    @Test
    void ruling7JokersNeedNotFollowWhereTheClubSaysSo() {
        var play =
                ready(rules("playing.jokers-follow-trump = no"), "H2", "S3 LJ D4", "HA BJ S4", "C9")
                        .withTrump(Trump.parse("H"))
                        .with(card("H2"));

        assertThat(play.playable()).isEqualTo(cards("S3 LJ D4"));
        assertThat(play.with(card("D4")).playable()).isEqualTo(cards("HA BJ"));
    }

    @Test
    void sixAreBuriedAndMayBeChangedUntilTheLead() { // ruling 20
        var hands = Hands.EMPTY.with(Seat.SOUTH, cards("BJ SK S10 S5 HA HK D2 D3"));
        var play = CanPlay.begun(CLUB, Circle.TABLE, Seat.SOUTH, hands);
        assertThat(refusal(play, "HA")).isEqualTo("BURY_SIX_FIRST");
        for (var card : cards("BJ SK S10 S5 HA HK")) { // any card, jokers and points too
            assertThat(play.buryRefusal(card)).isEmpty();
            play = play.withBuried(card);
        }
        assertThat(play.buryRefusal(card("D2"))).contains(CanRefusal.SIX_ARE_BURIED);
        assertThat(play.takeUpRefusal(card("D2"))).contains(CanRefusal.NOT_BURIED);
        assertThat(play.takeUpRefusal(card("BJ"))).isEmpty();

        play = play.withTakenUp(card("BJ"));
        assertThat(play.buryRefusal(card("C2"))).contains(CanRefusal.NOT_IN_HAND);
        assertThat(refusal(play, "BJ")).isEqualTo("BURY_SIX_FIRST");

        play = play.withBuried(card("D2")).with(card("D3"));
        assertThat(play.takeUpRefusal(card("D2"))).contains(CanRefusal.BURIED_FOR_GOOD);
    }

    @Test
    void ruling20NoChangeWhereTheClubSaysSo() {
        var play = ready(rules("playing.change-buried = never"), "HA", "D2", "D3", "D4");

        assertThat(play.takeUpRefusal(card("C2"))).contains(CanRefusal.BURIED_FOR_GOOD);
    }

    @Test
    void theSuitLedBecomesTrumpIfNoneIsDeclared() {
        var led = ready(CLUB, "S2", "SA LJ", "D3", "D4").with(card("S2"));

        assertThat(led.trump()).isEmpty();
        assertThat(led.trumpRefusal(Trump.parse("H"))).isEmpty(); // another suit than the one led
        assertThat(led.trumpMadeBy(card("SA"))).contains(Trump.parse("S"));
        assertThat(led.playable()).isEqualTo(cards("SA LJ")); // the joker is a spade now
        var declared = led.withTrump(Trump.parse("H"));
        assertThat(declared.trumpMadeBy(card("SA"))).isEmpty();
        assertThat(declared.playable()).isEqualTo(cards("SA"));
        assertThat(declared.trumpRefusal(Trump.parse("D"))).contains(CanRefusal.TRUMP_ALREADY_SET);
    }

    @Test
    void ruling4AJokerLedWantsATrumpFirst() {
        var led = ready(CLUB, "BJ", "LJ SA", "H3 D5", "D4").with(card("BJ"));

        assertThat(led.awaitsTrump()).isTrue();
        assertThat(led.turn()).contains(Seat.SOUTH);
        assertThat(refusal(led, "SA")).isEqualTo("TRUMP_FIRST");
        assertThat(led.playable()).isEqualTo(CanSet.NONE);

        var late = led.withTimeUp();
        assertThat(late.turn()).contains(Seat.EAST);
        assertThat(late.playable()).isEqualTo(cards("LJ SA"));
        assertThat(late.trumpMadeBy(card("SA"))).contains(Trump.parse("S"));
        var joker = late.with(card("LJ"));
        assertThat(joker.trump()).isEmpty();
        assertThat(joker.trumpRefusal(Trump.parse("S"))).contains(CanRefusal.TRUMP_TOO_LATE);
        assertThat(joker.trumpMadeBy(card("H3"))).contains(Trump.parse("H"));

        var lenient = ready(rules("playing.joker-led = first-suit"), "BJ", "SA", "D3", "D4");
        assertThat(lenient.with(card("BJ")).awaitsTrump()).isFalse();
    }

    /// Only in a shoot-out can the first trick be of jokers alone.
    @Test
    void ruling4AfterATrickOfJokersTheTrumpMustBeNamed() {
        var hands =
                Hands.EMPTY
                        .with(Seat.SOUTH, cards("BJ HA C2 C3 C4 C6 C7 C8"))
                        .with(Seat.EAST, cards("LJ SA"));
        var play = CanPlay.begun(CLUB, Circle.of(Seat.SOUTH, Seat.EAST), Seat.SOUTH, hands);
        for (var low : cards("C2 C3 C4 C6 C7 C8")) {
            play = play.withBuried(low);
        }
        play = play.with(card("BJ")).withTimeUp().with(card("LJ"));

        assertThat(play.tricks()).hasSize(1);
        assertThat(play.awaitsTrump()).isTrue();
        assertThat(refusal(play, "HA")).isEqualTo("TRUMP_FIRST");
        assertThat(play.trumpRefusal(Trump.parse("S"))).isEmpty();
        assertThat(play.withTrump(Trump.parse("S")).turn()).contains(Seat.SOUTH);
    }

    @Test
    void ruling5ThereIsAlwaysATrumpSuit() {
        var play = ready(CLUB, "SA", "S2", "S3", "S4");
        var allowed = ready(rules("playing.no-trump = yes"), "SA", "S2", "S3", "S4");

        assertThat(play.trumpRefusal(Trump.NONE)).contains(CanRefusal.NO_TRUMP_NOT_PLAYED);
        assertThat(allowed.trumpRefusal(Trump.NONE)).isEmpty();
    }

    @Test
    void pointsGoToTheSideThatWinsTheTrick() {
        var play = ready(CLUB, "SA D5", "SK DK", "S10 D10", "S5 DA").withTrump(Trump.parse("H"));
        for (var code : "SA SK S10 S5 D5 DK D10 DA".split(" ")) {
            play = play.with(card(code));
        }

        assertThat(play.pointsFor()).isEqualTo(25);
        assertThat(play.pointsAgainst()).isEqualTo(25);
        assertThat(play.lastWinner()).isEqualTo(Optional.of(Seat.WEST));
        assertThat(play.played()).isEqualTo(cards("SA SK S10 S5 D5 DK D10 DA"));
    }

    @Test
    void ruling21AnExposedCardIsPlayedAtTheFirstLegalChance() {
        var play =
                ready(CLUB, "S2 D2", "SA S5 DA D5", "S3 D3", "S4 D4")
                        .withTrump(Trump.parse("H"))
                        .withExposed(card("D5"))
                        .with(card("S2"));
        assertThat(play.playable()).isEqualTo(cards("SA S5")); // not yet legal
        play = play.with(card("S5")).with(card("S3")).with(card("S4")); // East wins

        assertThat(refusal(play, "SA")).isEqualTo("EXPOSED_CARD_FIRST");
        assertThat(play.playable()).isEqualTo(cards("D5"));
        assertThat(play.with(card("D5")).exposed()).isEqualTo(CanSet.NONE);
    }

    @Test
    void trumpsAreReadAndPrinted() {
        assertThat(Stream.of("S", "H", "D", "C", "N").map(Trump::parse))
                .extracting(Trump::toString)
                .containsExactly("S", "H", "D", "C", "N");
    }
}
