package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;
import overtrick.systems.language.Force;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Boards by rules: four hands that play one system.
class SelfPlayTest {

    private static final List<Words> LANGUAGES =
            List.of(Words.in(Locale.ENGLISH), Words.in(Locale.of("vi")));

    /// `-Dovertrick.boards=100000` plays that many.
    private static final int BOARDS = Integer.getInteger("overtrick.boards", 200);

    /// One sentence in so many may tell of other hands than the caller's.
    private static final int ODD = 1_000;

    static List<String> systems() {
        return BiddingSystem.NAMES;
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyAuctionEndsAndEveryCallIsTrueAndExplained(String name) {
        var system = BiddingSystem.named(name);
        var seen = new Figures(name);
        Seeds.each(
                BOARDS,
                chance -> {
                    var deal = Sample.deal(chance);
                    var vulnerability = Vulnerability.values()[chance.nextInt(4)];
                    play(system, Sample.seat(chance), deal, vulnerability, seen);
                });

        System.out.println(name + ": " + seen.text());
        assertThat(seen.inside).isEqualTo(seen.calls);
        assertThat(seen.calls - seen.told)
                .as("sentences that the hand does not fit")
                .isLessThanOrEqualTo(seen.calls / ODD);
        assertThat(seen.longest).isLessThan(40);
    }

    private static void play(
            BiddingSystem system,
            Seat dealer,
            Deal deal,
            Vulnerability vulnerability,
            Figures seen) {
        var now = Understanding.start(system, system, dealer, vulnerability);
        while (!now.auction().isOver()) {
            var seat = now.auction().turn().orElseThrow();
            var hand = Hand.of(deal.hand(seat));
            var choice = now.choose(hand);
            var call = choice.call();
            assertThat(now.auction().standing().refusal(call)).isEmpty();
            boolean punishes = choice.row().key().equals("penalty-pass");
            assertThat(isForbiddenPass(now, call == Word.PASS && !punishes))
                    .as("pass after %s", now.auction().text())
                    .isFalse();
            now = now.with(call);
            seen.count(now, hand);
        }
        seen.longest = Math.max(seen.longest, now.auction().calls().size());
        for (var seat : Seat.values()) {
            assertThat(now.hands().of(seat).contains(Hand.of(deal.hand(seat))))
                    .as("%s in %s", seat, now.auction().text())
                    .isTrue();
        }
    }

    /// Partner's last call was forcing and the opponent between has passed. A double for takeout
    /// may be passed to punish them.
    private static boolean isForbiddenPass(Understanding now, boolean pass) {
        var calls = now.calls();
        if (!pass || calls.size() < 2 || calls.getLast().call() != Word.PASS) {
            return false;
        }
        var partners = calls.get(calls.size() - 2);
        boolean game = partners.call() instanceof Bid bid && isGame(bid);
        return partners.row().force() == Force.FORCING
                || (partners.row().force() == Force.GAME_FORCING && !game);
    }

    private static boolean isGame(Bid bid) {
        int game = bid.strain().trumps().map(suit -> suit.isMajor() ? 4 : 5).orElse(3);
        return bid.level() >= game;
    }

    /// What is counted over all boards.
    private static final class Figures {

        private final String system;
        private int calls;
        private int inside;
        private int told;
        private int byTheBook;
        private int longest;

        Figures(String system) {
            this.system = system;
        }

        void count(Understanding now, Hand hand) {
            var meant = now.calls().getLast();
            calls++;
            told += meant.told().contains(hand) ? 1 : 0;
            inside += meant.shows().contains(hand) ? 1 : 0;
            byTheBook += meant.row().place().contains(".bid:") ? 1 : 0;
            for (var words : LANGUAGES) {
                assertThat(words.sentence(meant.key())).isNotEqualTo(meant.key());
                assertThat(words.text(meant)).isNotBlank().doesNotContain("{", "}");
            }
        }

        String text() {
            return "%s: %d boards, %d calls: %.2f %% inside what they show, %d not as told, %.1f %% by the book; longest auction %d"
                    .formatted(
                            system,
                            BOARDS,
                            calls,
                            100.0 * inside / calls,
                            calls - told,
                            100.0 * byTheBook / calls,
                            longest);
        }
    }
}
