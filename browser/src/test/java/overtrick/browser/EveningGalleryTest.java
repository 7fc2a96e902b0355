package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FormData;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every page of an evening on a telephone, a tablet and a desk, light and dark, in both languages:
/// axe finds nothing, nothing is wider than the page, and pictures are kept to be looked at. With
/// `-Dovertrick.gallery=true`.
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
@Timeout(900)
class EveningGalleryTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final String ENTER = "/events/[A-Z0-9]{6}/enter/[\\w-]+";

    @ParameterizedTest
    @CsvSource({"light, en-GB", "dark, vi-VN"})
    void everyPageIsFitToBeSeen(String theme, String locale) {
        var director = EVENING.visitor(locale);
        director.open("/events");
        director.prefer("theme", theme);
        var inspection = new Inspection("gallery/evening-" + theme);
        pages(director)
                .forEach((name, path) -> {
                    director.open(path);
                    inspection.lookEverywhere(director, name);
                });
        assertThat(inspection.faults()).isEmpty();
    }

    /// Evenings of every kind, under way and over: the pages of each by a name.
    static Map<String, String> pages(Visitor director) {
        var pages = new LinkedHashMap<String, String>();
        pages.putAll(alone(director));
        pages.putAll(pairs(director));
        pages.putAll(underWay(director));
        pages.putAll(teams(director, "swiss-teams", 5));
        pages.putAll(teams(director, "round-robin", 5));
        pages.putAll(teams(director, "knock-out", 5));
        pages.put("start", "/events");
        pages.put("series-list", "/series");
        return pages;
    }

    private static void does(Visitor director, String path, Map<String, String> fields) {
        var form = FormData.create();
        fields.forEach(form::set);
        assertThat(director.send(path, form)).as(path).isBetween(200, 399);
    }

    private static void type(Visitor director, String event, String line) {
        does(director, event + "/console/line", Map.of("line", line, "last", ""));
    }

    private static void begin(Visitor director, String event, int round) {
        does(director, event + "/console/clock", Map.of("deed", "next", "round", "" + (round - 1)));
    }

    /// People enter, some of them alone.
    private static Map<String, String> alone(Visitor director) {
        var desk =
                Desk.announce(
                        director, "pairs", Map.of("title", "Thứ Sáu · Friday", "boards", "6"));
        String event = desk.event();
        does(
                director,
                event + "/entries",
                Map.of("names", "Nguyễn Thị Lan – Minh\nAnna – Paolo\nChi – ?\nDũng – ?\nEm – ?"));
        return Map.of("entries", event + "/console", "enter", desk.link("/console", ENTER));
    }

    /// Six pairs have played three rounds of boards that the program has dealt.
    private static Map<String, String> pairs(Visitor director) {
        var desk =
                Desk.announce(
                        director, "pairs", Map.of("title", "Torneo di Hà Nội", "boards", "6"));
        String event = desk.event();
        desk.enter(6, "Nguyễn Văn # – Trần Thị Ánh #");
        does(director, event + "/seat", Map.of("movement", "mitchell"));
        does(director, event + "/console/hands/deal", Map.of());
        does(director, event + "/console/hands/used", Map.of("used", "yes"));
        String phone = desk.phone(1);
        List<String> results = List.of("4SN=", "3NE-1", "2HS+1", "1NW=", "5DN-2", "P");
        for (int round = 1; round <= 3; round++) {
            begin(director, event, round);
            for (int table = 1; table <= 3; table++) {
                for (int board = 0; board < 2; board++) {
                    int which = (round * 2 + table * 3 + board) % results.size();
                    type(director, event, "t%d r%d %s".formatted(table, round, results.get(which)));
                }
            }
        }
        does(
                director,
                event + "/console/penalty",
                Map.of("entry", "2", "amount", "10", "unit", "%", "why", "slow play"));
        does(director, event + "/console/clock", Map.of("deed", "close"));
        director.open("/series");
        director.at("input[name=title]").fill("Mùa thu · Autumn");
        director.at("select[name=scheme]").selectOption("overtrick-points");
        director.at("main button.big").click();
        String series = URI.create(director.page().url()).getPath();
        does(director, series + "/events", Map.of("event", event.replace("/events/", "")));
        var pages = new LinkedHashMap<String, String>();
        pages.put("phone", phone);
        pages.put("console", event + "/console");
        pages.put("ranking", event);
        pages.put("board", event + "/boards/1");
        pages.put("card", event + "/pairs/1");
        pages.put("progress", event + "/progress");
        pages.put("hall", event + "/hall");
        pages.put("grid", event + "/console/grid");
        pages.put("ruling", event + "/console/boards/1");
        pages.put("people", event + "/console/people");
        pages.put("trail", event + "/console/trail");
        pages.put("cards", event + "/console/cards");
        pages.put("hands", event + "/console/hands");
        pages.put("share", event + "/console/share");
        pages.put("series", series);
        return pages;
    }

    /// Seven tables in the second of their rounds: some have told their results, one is in dispute,
    /// one calls, one is late.
    private static Map<String, String> underWay(Visitor director) {
        var desk =
                Desk.announce(
                        director, "pairs", Map.of("title", "Thứ Ba · Tuesday", "boards", "14"));
        String event = desk.event();
        desk.enter(14, "Phạm Minh # – Lê Thu #");
        does(director, event + "/seat", Map.of("movement", "mitchell"));
        var pages = new LinkedHashMap<String, String>();
        for (int round = 1; round <= 2; round++) {
            begin(director, event, round);
            for (int table = round; table <= 6; table++) {
                type(director, event, "t%d r%d %s".formatted(table, round, "4SN="));
                type(director, event, "t%d r%d %s".formatted(table, round, "2HE+1"));
            }
        }
        String phone = desk.phone(1);
        var told = Map.of("round", "2", "board", "5", "side", "NS", "result", "3NN+1");
        does(director, phone + "/results", told);
        director.open(phone);
        director.at("#who button:has-text('EW')").first().click();
        director.at("#told article").waitFor();
        does(director, phone + "/dispute", Map.of("round", "2", "board", "5", "side", "EW"));
        does(director, desk.phone(7) + "/call", Map.of("side", "NS", "matter", "revoke"));
        pages.put("phone-playing", phone);
        pages.put("phone-told", desk.phone(2));
        pages.put("console-playing", event + "/console");
        pages.put("hall-playing", event + "/hall");
        pages.put("ranking-playing", event);
        return pages;
    }

    /// Of a Swiss a round, of a round robin two, of a knock-out the first with its bracket.
    private static Map<String, String> teams(Visitor director, String kind, int teams) {
        String event =
                Desk.announce(director, kind, Map.of("title", "Cúp " + kind, "boards", "2"))
                        .event();
        var names = new StringBuilder();
        for (int team = 1; team <= teams; team++) {
            names.append(
                    "Sông Hồng %d: Lan %d, Minh %d, Anna %d, Paolo %d\n"
                            .formatted(team, team, team, team, team));
        }
        does(director, event + "/entries", Map.of("names", names.toString()));
        does(director, event + "/seat", Map.of());
        begin(director, event, 1);
        int tables = kind.equals("knock-out") ? 2 : 4;
        for (int table = 1; table <= tables; table++) {
            for (int board = 0; board < 2; board++) {
                type(
                        director,
                        event,
                        "t%d r1 %s".formatted(table, table % 2 == 1 ? "4SN+1" : "4SN-1"));
            }
        }
        var pages = new LinkedHashMap<String, String>();
        pages.put(kind + "-console", event + "/console");
        pages.put(kind + "-ranking", event);
        pages.put(kind + "-card", event + "/pairs/1");
        if (kind.equals("knock-out")) {
            pages.put(kind + "-bracket", event + "/bracket");
            pages.put(kind + "-draw", event + "/console/draw");
            return pages;
        }
        pages.put(kind + "-match", event + "/matches/1/1");
        pages.put(kind + "-round", event + "/rounds/1");
        pages.put(kind + "-cross", event + "/cross");
        pages.put(kind + "-late", event + "/console/late");
        return pages;
    }
}
