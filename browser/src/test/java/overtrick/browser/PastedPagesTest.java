package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The pages of boards from elsewhere, and of what leads nowhere: everybody can read and mend them.
@Timeout(120)
class PastedPagesTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final String TWO = "?n=sakq2ht98dj54ck32&s=s876hj543dakq2ct9&d=n&a=1np";
    private static final String FOUR = TWO + "3nppp&e=sjt9hakq2dt98cj54&w=s543h76d763caq876";
    private static final String TWICE =
            "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQJ76";

    private static final int HTTP_NOT_FOUND = 404;
    private static final int HTTP_UNPROCESSABLE = 422;

    private final Visitor ann = EVENING.visitor();

    private void paste(String text) {
        ann.open("/look");
        ann.at("textarea[name='text']").fill(text);
        ann.at("form.look button").click();
    }

    @Test
    void axeFindsNothing() {
        ann.forgive(HTTP_NOT_FOUND);
        ann.forgive(HTTP_UNPROCESSABLE);
        var faults = new ArrayList<>();
        for (String text : List.of(TWO, FOUR, FOUR + "&p=sjs8s3s2", TWICE)) {
            paste(text);
            ann.at("main .lead, main #wrong").first().waitFor();
            faults.addAll(Axe.faults(ann));
        }
        ann.open("/join?code=k7+p2q");
        assertThat(ann.at("input[name='code'][value]")).isFocused();
        faults.addAll(Axe.faults(ann));

        assertThat(faults).isEmpty();
    }

    /// The text is mended where it stands, and opens then.
    @Test
    void aWrongCardIsMendedInItsField() {
        ann.forgive(HTTP_UNPROCESSABLE);
        paste(TWICE);
        assertThat(ann.at("#wrong")).containsText("The jack of clubs is held by East and by West.");
        var field = ann.at("textarea[name='text']");
        assertThat(field).hasValue(TWICE);

        field.fill(TWICE.replace("AQJ76", "AQ876"));
        ann.at("form.look button").click();

        assertThat(ann.at("main .lead")).containsText("No auction is given");
    }
}
