package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Every choice of its players that is not the usual one can be played, and stays true.
class OptionsTest {

    private static final int BOARDS = 12;

    record Chosen(String system, String option, String choice) {}

    static List<Chosen> choices() {
        var all = new ArrayList<Chosen>();
        for (var name : BiddingSystem.NAMES) {
            BiddingSystem.named(name)
                    .book()
                    .options()
                    .forEach((option, choices) -> {
                        for (var choice : choices.subList(1, choices.size())) {
                            all.add(new Chosen(name, option, choice));
                        }
                    });
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("choices")
    void eachChoiceIsPlayedTruly(Chosen chosen) {
        var system = BiddingSystem.named(chosen.system(), Map.of(chosen.option(), chosen.choice()));

        Seeds.each(
                BOARDS,
                chance -> {
                    var deal = Sample.deal(chance);
                    var now = Understanding.start(system, system, Seat.NORTH, Vulnerability.NONE);
                    while (!now.auction().isOver()) {
                        var seat = now.auction().turn().orElseThrow();
                        var hand = Hand.of(deal.hand(seat));
                        now = now.with(now.choose(hand).call());
                        assertThat(now.calls().getLast().shows().contains(hand))
                                .as(now.auction().text())
                                .isTrue();
                    }
                });
    }
}
