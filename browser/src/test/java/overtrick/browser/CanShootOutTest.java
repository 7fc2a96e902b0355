package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.Pack;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.KickView;
import overtrick.cantable.PlayedKick;
import overtrick.testkit.Seeds;

/// A short cup match in which every deal is settled without a goal by agreement: extra time, the
/// shoot-out with tricks of two cards, and lots when that ends level too.
@Timeout(300)
class CanShootOutTest {

    /// Hands of which robots agree that nobody has won a goal: with others they play long.
    @RegisterExtension
    private static final Evening EVENING = Evening.hurrying().with(packs(Seeds.chance(2)));

    private static final Map<String, String> RULES =
            Map.of(
                    "match.deals", "four",
                    "match.decider", "four-kicks-then-lots",
                    "playing.claims", "by-agreement");

    private final Set<String> seen = new LinkedHashSet<>();

    private static Function<CanView, Pack> packs(RandomGenerator chance) {
        return _ -> Pack.shuffled(chance);
    }

    @ParameterizedTest
    @CsvSource({"en-GB, 1, Extra time, Shoot-out"})
    void aLevelMatchGoesOnToTheLastKickOrLot(
            String language, long seed, String extraTime, String shootOut) {
        var lan = EVENING.visitor(language);
        CanTables.open(lan, "cup", "no", "house", RULES);
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(seed));
        try (var witness = new CanWitness(EVENING.house().club(), lan.table(), guest.person())) {
            var company = new CanCompany(EVENING.house(), lan.table(), Seeds.chance(seed + 1));
            company.show(this::look);
            play(guest, company);
            lan.messages().forEach(witness::assertDiscreet);
            lan.answers().forEach(witness::assertDiscreet);
        }

        var story = guest.now().story();
        assertThat(story.deals()).hasSize(8);
        assertThat(story.kicks()).hasSize(4);
        assertThat(story.kicks()).allSatisfy(CanShootOutTest::assertOfTwo);
        assertThat(seen).contains("kick-naming", "kick-kitty", "kick-play");
        lan.at("#verdict .kicks li").first().waitFor();
        assertThat(lan.at("#sheet").textContent()).contains(extraTime, shootOut);

        lan.open("/tables/%s/matches/1".formatted(lan.table().code()));
        assertThat(lan.at("article.kick").count()).isEqualTo(4);
    }

    private static void assertOfTwo(PlayedKick kick) {
        var play = kick.play(CanRules.CUP);
        assertThat(play.tricks()).allSatisfy(trick -> assertThat(trick.cards()).hasSize(2));
    }

    private void play(CanGuest guest, CanCompany company) {
        while (!guest.isOver()) {
            company.act();
            guest.now().match().ifPresent(this::look);
            if (guest.isOver()) {
                return; // what is offered now is another match
            }
            if (!claim(guest)) {
                guest.actIfOffered();
            }
        }
    }

    /// Proposes that the deal ends without a goal, as soon as that can be proposed.
    private static boolean claim(CanGuest guest) {
        var lan = guest.visitor();
        boolean mayClaim =
                guest.now().story().kicks().isEmpty()
                        && lan.at("#claiming option[value='20']").count() > 0;
        if (mayClaim) {
            lan.page()
                    .evaluate(
                            """
                            () => {
                              const form = document.getElementById("claiming");
                              if (!form) return; // the table has gone on
                              form.elements.points.value = "20";
                              form.requestSubmit();
                            }
                            """);
            Patience.sleep(Duration.ofMillis(60));
        }
        return mayClaim;
    }

    /// Remembers what was to be seen.
    private void look(CanView match) {
        match.kick().map(CanShootOutTest::moment).ifPresent(seen::add);
    }

    private static String moment(KickView kick) {
        int tricks = kick.play().map(play -> play.tricks().size()).orElse(0);
        String word = "kick-" + kick.step().name().toLowerCase(Locale.ROOT);
        return tricks > 1 ? word + "-later" : word;
    }
}
