package overtrick.browser;

import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures of every kind of page, to be looked at: `-Dovertrick.gallery=true` puts them into
/// `target/gallery`.
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class GalleryTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Path GALLERY = Path.of("target", "gallery");

    private static final List<Size> SIZES =
            List.of(
                    new Size(360, 640),
                    new Size(390, 844),
                    new Size(844, 390),
                    new Size(820, 1180),
                    new Size(1440, 900),
                    new Size(1920, 1080));

    private record Size(int width, int height) {}

    /// @param look language, theme, pack and size of the cards
    @ParameterizedTest
    @ValueSource(
            strings = {
                "en-GB light four m",
                "en-GB dark two l",
                "vi-VN light two s",
                "vi-VN dark four m",
                "vi-VN contrast four l",
                "en-GB contrast two m"
            })
    void isHung(String look) {
        var words = look.split(" ");
        var ann = EVENING.visitor(words[0]);
        var stops = new ArrayList<String>();
        Walk.through(
                ann,
                () -> {},
                stage -> {
                    stops.add(stage);
                    dress(ann, words);
                    for (var size : SIZES) {
                        ann.page().setViewportSize(size.width(), size.height());
                        ann.page().waitForTimeout(100);
                        ann.keepPicture(
                                GALLERY.resolve(
                                        "%s/%02d-%s-%dx%d.png"
                                                .formatted(
                                                        look.replace(' ', '-'),
                                                        stops.size(),
                                                        stage.replace(' ', '-'),
                                                        size.width(),
                                                        size.height())));
                    }
                    hangWhole(ann, look, stage);
                    ann.page().setViewportSize(1280, 800);
                });
    }

    /// A page that is read, from its head to its foot.
    private static void hangWhole(Visitor visitor, String look, String stage) {
        if (visitor.at("main.table").count() > 0) {
            return;
        }
        for (int width : List.of(390, 1440)) {
            visitor.page().setViewportSize(width, 900);
            var file = "%s/whole-%s-%d.png".formatted(look, stage, width).replace(' ', '-');
            visitor.page()
                    .screenshot(
                            new ScreenshotOptions()
                                    .setFullPage(true)
                                    .setPath(GALLERY.resolve(file)));
        }
    }

    private static void dress(Visitor visitor, String... words) {
        visitor.page()
                .evaluate(
                        """
                        ([theme, pack, size]) => {
                          Object.assign(document.documentElement.dataset, { theme, pack, size });
                        }
                        """,
                        List.of(words[1], words[2], words[3]));
    }
}
