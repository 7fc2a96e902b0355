package overtrick.teaching.situation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.cards.FormatException;
import overtrick.cards.words.Bundle;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.systems.hand.Hand;

@Timeout(300)
class SituationsTest {

    private static final Drillbook BOOK = new Drillbook();

    @Test
    void everySystemHasEightyOfElevenGroups() {
        for (var system : BiddingSystem.NAMES) {
            assertThat(Situations.of(system)).as(system).hasSizeGreaterThanOrEqualTo(80);
        }
        assertThat(Situations.groups()).hasSize(11);
        assertThat(Situations.all()).hasSizeGreaterThan(120);
    }

    @Test
    void everyOneHasANameOfItsOwnInBothLanguages() {
        for (var language : Bundle.LANGUAGES) {
            var names = new HashSet<String>();
            for (var one : Situations.all()) {
                var name = Situations.name(one, language);
                assertThat(name).isNotEqualTo("situation." + one.key());
                assertThat(names.add(name)).as(name).isTrue();
            }
            for (var group : Situations.groups()) {
                assertThat(Situations.groupName(group, language)).doesNotStartWith("group.");
            }
        }
        var vietnamese = Locale.of("vi");
        assertThat(Situations.all())
                .filteredOn(one ->
                        Situations.name(one, vietnamese)
                                .equals(Situations.name(one, Locale.ENGLISH)))
                .extracting(Situation::key)
                .containsExactly("michaels");
    }

    @Test
    void noKeyIsAGroups() {
        assertThat(Situations.all())
                .extracting(Situation::key)
                .doesNotContainAnyElementsOf(Situations.groups());
    }

    static Stream<String> systems() {
        return BiddingSystem.NAMES.stream();
    }

    /// One in six of the situations a system has: all six together see them all.
    @ParameterizedTest
    @MethodSource("systems")
    void whatIsDealtIsWhatTheRobotsBid(String system) {
        int part = BiddingSystem.NAMES.indexOf(system);
        var all = Situations.of(system);
        for (int at = part; at < all.size(); at += 6) {
            fits(all.get(at), system, at);
        }
    }

    /// The whole auction of the deal begins like the one that is shown.
    static Dealt fits(Situation situation, String system, int number) {
        var dealt = BOOK.deal(situation, system, number);
        var ours = BiddingSystem.named(system);
        var systems = new TwoSystems(ours, BiddingSystem.named("standard-american"));
        var now = systems.start(dealt.auction().dealer(), dealt.vulnerability());
        for (var call : dealt.auction().calls()) {
            var turn = now.auction().turn().orElseThrow();
            assertThat(now.choose(Hand.of(dealt.deal().hand(turn))).call())
                    .as(
                            "%s %s %d: %s after %s",
                            system, situation.key(), number, turn, now.auction())
                    .isEqualTo(call);
            now = now.with(call);
        }
        assertThat(now.auction().turn()).contains(Dealt.PLAYER);
        var choice = now.choose(dealt.hand());
        assertThat(situation.in(system).orElseThrow().wants(choice.row().key()))
                .as("%s %s: %s", system, situation.key(), choice.row().key())
                .isTrue();
        return dealt;
    }

    @Test
    void aDealFollowsFromItsNumberAlone() {
        var situation = Situations.named("transfers").orElseThrow();
        var one = Drill.of(situation, "acol");
        var other = Drill.of(situation, "acol");
        other.deal(7);
        for (int number : List.of(3, 0, 19)) {
            assertThat(other.deal(number).deal()).isEqualTo(one.deal(number).deal());
        }
        assertThat(one.deal(3).deal()).isNotEqualTo(one.deal(4).deal());
    }

    @Test
    void rareKindsComeAsOftenAsCommonOnes() {
        var drill =
                Drill.of(Situations.named("answer-one-notrump").orElseThrow(), "standard-american");
        int kinds = drill.kinds().size();
        assertThat(kinds).isGreaterThan(8);
        var seen = new HashSet<String>();
        for (int number = 2 * kinds; number < 3 * kinds; number++) {
            seen.add(drill.deal(number).kind());
        }
        assertThat(seen).hasSize(kinds);
    }

    /// A row that stands behind others may have no hand: in two over one nobody tries for game with
    /// 2NT, and so no answer to it is asked for.
    @Test
    void whatNobodyEverBidsIsNotAskedFor() {
        var drill = Drill.of(Situations.named("answer-game-try").orElseThrow(), "two-over-one");
        var kinds = IntStream.range(0, drill.kinds().size()).mapToObj(at -> drill.deal(at).kind());

        assertThat(kinds.toList()).containsExactlyInAnyOrderElementsOf(drill.kinds());
        assertThat(drill.kinds()).doesNotContain("accepted-3N");
    }

    @Test
    void aMixHasNoClusters() {
        var deck = Deck.named("notrump.stayman", "standard-american").orElseThrow();
        int size = deck.situations().size();
        assertThat(size).isGreaterThan(12);
        for (int block = 0; block < 20; block++) {
            var seen = new HashSet<Situation>();
            for (int number = block * size; number < (block + 1) * size; number++) {
                seen.add(deck.situation(number));
                assertThat(deck.situation(number)).isNotEqualTo(deck.situation(number + 1));
            }
            assertThat(seen).hasSize(size);
        }
    }

    @Test
    void aDeckOfNothingIsNone() {
        assertThat(Deck.named("", "acol")).isEmpty();
        assertThat(Deck.named("stayman.nonsense", "acol")).isEmpty();
        assertThat(Deck.named("answer-weak-two", "acol")).isEmpty();
        assertThat(Deck.named("stayman.", "acol")).isEmpty();
        assertThat(Deck.named("stayman.".repeat(30) + "stayman", "acol")).isEmpty();
    }

    @Test
    void aTableWithFaultsIsRefused() {
        assertThatThrownBy(() -> Situations.parse("a | 1N | * | all"))
                .isInstanceOf(FormatException.class);
        assertThatThrownBy(() -> Situations.parse("[g]\na | 1N | *"))
                .isInstanceOf(FormatException.class);
        assertThatThrownBy(() -> Situations.parse("[g]\na | 1N | * | ZZ"))
                .isInstanceOf(FormatException.class);
    }

    @Test
    void answersAreReadAsTheyAreWritten() {
        for (var text : List.of("", "2H", "2H.3S-.P", "X.XX.7N-")) {
            assertThat(Answer.text(Answer.parse(text))).isEqualTo(text);
        }
        for (var text : List.of("2H..P", "8C", "-", "P.".repeat(12) + "P")) {
            assertThatThrownBy(() -> Answer.parse(text)).isInstanceOf(FormatException.class);
        }
    }

    @Test
    void theAuctionGoesOnFromTheAnswerOrFromTheRightCall() {
        var dealt = BOOK.deal(Situations.named("stayman").orElseThrow(), "standard-american", 0);
        var wrong = Answer.parse("4N");
        var taken = Round.of(dealt, wrong, false);
        var back = Round.of(dealt, Answer.parse("4N-"), false);
        int place = dealt.auction().calls().size();
        assertThat(taken.now().auction().calls().get(place).code()).isEqualTo("4N");
        assertThat(back.now().auction().calls().get(place))
                .isEqualTo(back.last().orElseThrow().due().call());
        assertThatThrownBy(() -> Round.of(dealt, Answer.parse("1C"), false))
                .isInstanceOf(FormatException.class);
    }
}
