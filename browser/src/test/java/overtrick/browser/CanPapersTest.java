package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// House rules, contests and leagues of Bài Càn on small screens and large ones.
@Timeout(180)
class CanPapersTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    private final Screens screens = new Screens();

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi"})
    void pagesAreFitToBeSeen(String language) {
        var minh = EVENING.visitor(language);
        minh.open("/can/rules?preset=cup");
        screens.look(minh.page(), "rules-" + language);

        minh.open("/can/contests");
        screens.look(minh.page(), "contests-" + language);
        minh.at("input[name='name']").fill("Minh");
        minh.at("input[name='title']").fill("Friday");
        minh.at("input[name='rounds']").fill("1");
        minh.at("input[name='strength'][value='rules']").check();
        minh.at("form[action='/can/contests'] > button.main").click();
        minh.at("form[action$='/enter']").first().waitFor();
        screens.look(minh.page(), "contest-entries-" + language);
        minh.at("form[action$='/round'] button").click();
        minh.at(".ranking").first().waitFor();
        minh.at("details > summary").first().click();
        screens.look(minh.page(), "contest-ranking-" + language);

        minh.open("/can/leagues");
        minh.at("input[name='title']").fill("Autumn");
        minh.at("textarea[name='teams']").fill("Reds\nBlues\nGreens\nYellows");
        minh.at("form[action='/can/leagues'] > button.main").click();
        minh.at("select[name='other']").selectOption("Blues");
        minh.at("input[name='goals']").fill("3");
        minh.at("form[action$='/report'] button").click();
        minh.at(".matches li").first().waitFor();
        screens.look(minh.page(), "league-" + language);
        assertThat(screens.faults()).isEmpty();
    }
}
