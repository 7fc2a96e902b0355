package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The library and the page of odds: nothing for axe, nothing wider than the screen, and a game in
/// one click. With `-Dovertrick.gallery=true` every page is looked at, in every theme, and kept.
@Timeout(240)
class LibraryTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static List<String> pages() {
        var some = List.of("/library", "/library/auction", "/odds?hand=AK432.AQ5.KQ6.32");
        if (!GalleryTest.isOpen()) {
            return some;
        }
        var all = new ArrayList<>(some);
        for (var game :
                "whist dummy-whist bridge-whist plafond contract rubber chicago party cut-throat duplicate"
                        .split(" ")) {
            all.add("/library/" + game);
        }
        return all;
    }

    @Test
    void everyPageFitsAndAxeFindsNothing() {
        var inspection = new Inspection("library");
        inspection.read(EVENING, pages());

        assertThat(inspection.faults()).isEmpty();
    }

    @Test
    void aStoryIsPlayedInOneClick() {
        var ann = EVENING.visitor();
        ann.go("/", "a[href='/library']", "a[href='/library/rubber']", ".start form button");

        ann.at("#sheet").waitFor();
        assertThat(ann.at("#sheet h2").textContent()).contains("Rubber");
    }
}
