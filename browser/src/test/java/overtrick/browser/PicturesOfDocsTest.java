package overtrick.browser;

import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.FormData;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Takes the pictures of README and the guides anew, from the program as it is. `./dev pictures`
/// puts them into `docs/images`.
@Timeout(240)
@EnabledIfSystemProperty(named = PicturesOfDocsTest.FOLDER, matches = ".+")
class PicturesOfDocsTest {

    static final String FOLDER = "overtrick.pictures";

    private static final Size PHONE = new Size(390, 844);
    private static final List<String> RESULTS =
            List.of("4SN=", "3NE-1", "2HS+1", "1NW=", "5DN-2", "4SN+1", "2SW-1");

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static void take(Visitor visitor, String name) {
        visitor.page().waitForTimeout(600); // until everything has come to rest
        var file = Path.of(System.getProperty(FOLDER)).resolve(name + ".png");
        visitor.page().screenshot(new ScreenshotOptions().setPath(file));
    }

    @Test
    void atTheTable() {
        var ann = EVENING.visitor("en-GB");
        ann.prefer("theme", "light");
        ann.open("/");
        take(ann, "front");
        ann.playNow();
        ann.awaitMyTurn();
        take(ann, "auction");
        ann.declare("1N");
        ann.awaitMyTurn();
        ann.move();
        ann.awaitMyTurn();
        take(ann, "table");
        PHONE.of(ann);
        take(ann, "phone");
        Size.DESK.of(ann);
        ann.concede();
        ann.at("#decided.decided").waitFor();
        take(ann, "board");
    }

    @Test
    void inVietnamese() {
        var lan = EVENING.visitor("vi-VN");
        lan.prefer("theme", "light");
        PHONE.of(lan);
        lan.playNow();
        lan.awaitMyTurn();
        take(lan, "vietnamese");
    }

    @Test
    void baiCan() {
        var lan = EVENING.visitor("en-GB");
        lan.prefer("theme", "light");
        lan.open("/can");
        lan.at("form[action='/can/play'] button").first().click();
        lan.at(".hand .card").first().waitFor();
        take(lan, "can");
    }

    @Test
    void anEvening() {
        var director = EVENING.visitor("en-GB");
        director.prefer("theme", "light");
        var desk = Desk.announce(director, "pairs", Map.of("title", "Tuesday", "boards", "24"));
        desk.enter(14, "Phạm Minh # – Lê Thu #");
        does(director, desk.event() + "/seat", Map.of("movement", "mitchell"));
        for (int round = 1; round <= 3; round++) {
            does(
                    director,
                    desk.event() + "/console/clock",
                    Map.of("deed", "next", "round", "" + (round - 1)));
            for (int table = 1; table <= (round == 3 ? 4 : 7); table++) {
                for (int board = 0; board < 4; board++) {
                    String result = RESULTS.get((round * 3 + table + board * 2) % RESULTS.size());
                    String line = "t%d r%d %s".formatted(table, round, result);
                    does(
                            director,
                            desk.event() + "/console/line",
                            Map.of("line", line, "last", ""));
                }
            }
        }
        does(director, desk.phone(7) + "/call", Map.of("side", "NS", "matter", "revoke"));
        director.open(desk.event() + "/console");
        take(director, "console");
        director.open(desk.event());
        take(director, "ranking");
        director.open("/events/movements/mitchell?kind=pairs&pairs=14&boards=24");
        take(director, "movement");
    }

    private static void does(Visitor director, String path, Map<String, String> fields) {
        var form = FormData.create();
        fields.forEach(form::set);
        director.send(path, form);
    }
}
