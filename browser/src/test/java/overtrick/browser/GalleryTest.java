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

    /// Whether pictures are asked for.
    static boolean isOpen() {
        return Boolean.getBoolean("overtrick.gallery");
    }

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
                () -> prefer(ann, words),
                stage -> {
                    stops.add(stage);
                    for (var size : Size.ALL) {
                        size.of(ann);
                        ann.page().waitForTimeout(100);
                        ann.keepPicture(
                                GALLERY.resolve(
                                        "%s/%02d-%s-%s.png"
                                                .formatted(
                                                        look.replace(' ', '-'),
                                                        stops.size(),
                                                        stage.replace(' ', '-'),
                                                        size)));
                    }
                    hangWhole(ann, look, stage);
                    Size.DESK.of(ann);
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

    private static void prefer(Visitor visitor, String... words) {
        visitor.prefer("theme", words[1]);
        visitor.prefer("pack", words[2]);
        visitor.prefer("size", words[3]);
        visitor.page().reload();
    }
}
