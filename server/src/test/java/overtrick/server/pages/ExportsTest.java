package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.PlaceText;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.CsvResults;
import overtrick.formats.results.JsonResults;
import overtrick.formats.results.PbnResults;
import overtrick.formats.results.ResultFile;
import overtrick.formats.results.UsebioResults;
import overtrick.house.codes.TournamentId;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Winners;
import overtrick.testkit.Seeds;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Lead;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The files of an event, of every kind: our own readers read them back to the ranking that its
/// page shows.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("evening")
class ExportsTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    private static final int CARDS = 52;
    private static final int LEADS = 4;

    /// A cell that a spreadsheet would run.
    private static final Pattern FORMULA =
            Pattern.compile("(?m)(?:^|,)\"?(?!-(?:,|$)|[+-]\\d+(?:,|$))[=+@\t-]");

    private static final List<String> RESULTS =
            List.of("4SN=", "3NTE-1", "P", "2HW+1", "60/40", "6CXS-3", "1NTN+2");
    private static final List<String> RULED =
            List.of("50/50", "60% 4SN= 40% 4SN-1", "NS 4SN= EW 3SN+1");

    @RegisterExtension private final House house = House.dealing();

    private final Browser stranger = house.visitor();
    private final ApiClient program = ApiClient.stranger(house);

    @ParameterizedTest(name = "{0} {1} {2} in {6} sections")
    @CsvSource({
        "pairs,       matchpoints,    mitchell,  8,  8, 1, 1, %",
        "pairs,       matchpoints,    howell,    6,  10, 1, 1, MP",
        "pairs,       cross-imps,     howell,    6,  10, 1, 1, IMP",
        "pairs,       butler,         mitchell,  8,  8, 1, 1, IMP",
        "pairs,       total-points,   mitchell,  8,  8, 1, 1, P",
        "pairs,       matchpoints,    howell,    12, 10, 1, 2, %",
        "individual,  matchpoints,    '',        8,  14, 1, 1, %",
        "individual,  cross-imps,     '',        8,  14, 1, 1, IMP",
        "individual,  matchpoints,    '',        16, 14, 1, 2, %",
        "teams,       team-imps,      '',        2,  8, 1, 1, IMP",
        "teams,       board-a-match,  '',        4,  6, 1, 1, P",
        "teams,       victory-points, '',        5,  10, 1, 1, VP",
        "swiss-teams, victory-points, '',        5,  4, 3, 1, VP",
        "swiss-teams, pachabo,        '',        4,  4, 2, 1, P",
        "round-robin, victory-points, '',        4,  4, 1, 1, VP",
        "knock-out,   team-imps,      '',        5,  4, 1, 1, IMP",
        "swiss-pairs, victory-points, '',        6,  4, 2, 1, VP",
        "swiss-pairs, matchpoints,    '',        6,  4, 2, 1, %",
    })
    void areReadBackToTheSameRanking(
            String kind,
            String scoring,
            String movement,
            int entries,
            int boards,
            int rounds,
            int sections,
            String unit) {
        Seeds.each(
                2,
                chance -> {
                    var fields = new TreeMap<String, String>();
                    fields.put("title", "=Cup, \"great\"");
                    fields.put("kind", kind);
                    fields.put("scoring", scoring);
                    fields.put("boards", "" + boards);
                    if (!movement.isEmpty()) {
                        fields.put("movement", movement);
                    }
                    if (kind.startsWith("swiss")) {
                        fields.put("rounds", "" + rounds);
                    }
                    // each with the patience of the door for one visitor
                    var desk = Desk.of(house.visitor(), fields);
                    desk.does("/entries", Map.of("names", names(kind, entries)));
                    desk.does("/seat", sections == 1 ? Map.of() : Map.of("sections", "2"));
                    boolean drawn = kind.startsWith("swiss") || kind.equals("knock-out");
                    play(desk, kind, drawn ? rounds(kind, rounds) : 1, chance);
                    tell(desk, chance);
                    desk.does(
                            "/console/penalty",
                            Map.of(
                                    "entry", "2",
                                    "amount", "0.5",
                                    "unit", unit,
                                    "why", "-late; \"again\""));
                    desk.does("/console/clock", Map.of("deed", "close"));

                    check(desk);
                });
    }

    private static String names(String kind, int entries) {
        var names = new StringBuilder();
        for (int entry = 1; entry <= entries; entry++) {
            String name = List.of("=N", "@N", "-N", "'N", "Nguyễn ").get(entry % 5) + entry;
            names.append(
                    switch (kind) {
                        case "individual" -> name;
                        case "pairs", "swiss-pairs" -> name + " – =S" + entry;
                        default ->
                                "%s: A%d, B%d, C%d, D%d"
                                        .formatted(name, entry, entry, entry, entry);
                    });
            names.append('\n');
        }
        return names.toString();
    }

    private static int rounds(String kind, int rounds) {
        return kind.equals("knock-out") ? 3 : rounds;
    }

    /// Plays all that is seated, and what is drawn then.
    private void play(Desk desk, String kind, int rounds, RandomGenerator chance) {
        int begun = 0;
        for (int round = 1; round <= rounds; round++) {
            if (round > 1) {
                desk.draw(round, "");
            }
            boolean decided = kind.equals("knock-out");
            var lines = new ArrayList<>(view(desk).results());
            lines.sort(Comparator.comparingInt(line -> line.slot().round().value()));
            for (var line : lines) {
                while (begun < line.slot().round().value()) {
                    begun++;
                    desk.begin(begun);
                }
                if (line.slip().isEmpty()) {
                    String result = decided ? won(line) : result(kind, chance);
                    var slot = line.slot();
                    var answer =
                            desk.type(
                                    "t%s%s r%d b%d %s # ruled"
                                            .formatted(
                                                    slot.section().text(),
                                                    slot.table(),
                                                    slot.round().value(),
                                                    slot.board().value(),
                                                    result),
                                    "");
                    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
                }
            }
        }
    }

    /// So that the second half of the field goes on, and loses more boards than it should.
    private static String won(ResultLine line) {
        int table = line.slot().table().value();
        return table % 2 == 1 ? "4SN-%d".formatted(1 + table % 3) : "4SN=";
    }

    private static String result(String kind, RandomGenerator chance) {
        boolean ruled = chance.nextInt(8) == 0;
        if (chance.nextInt(30) == 0 && (kind.equals("pairs") || kind.equals("individual"))) {
            return "-";
        }
        var from = ruled ? RULED : RESULTS;
        return from.get(chance.nextInt(from.size()));
    }

    /// What tables tell beside their results: some leads, one of them to a board that was passed
    /// out after all and one to a board that was not played, and at the tables of the first round
    /// who sits where.
    private void tell(Desk desk, RandomGenerator chance) {
        var view = view(desk);
        var led =
                view.results().stream()
                        .filter(line ->
                                line.slip().flatMap(Slip::outcome).flatMap(Lead::by).isPresent())
                        .map(ResultLine::slot)
                        .limit(LEADS)
                        .toList();
        for (var slot : led) {
            var card = Card.at(chance.nextInt(CARDS));
            desk.does("/console/lead", Map.of("place", PlaceText.of(slot), "lead", card.code()));
        }
        rule(desk, led.getFirst(), "P");
        rule(desk, led.getLast(), "-");
        for (var section : view.sections()) {
            var floor = section.section().floor();
            var seating = floor.movement().in(new RoundNumber(1)).findFirst().orElseThrow();
            for (var side : Side.values()) {
                LineUps.entry(view, floor, seating, side)
                        .filter(entry -> entry.players().size() > 1)
                        .ifPresent(entry -> sit(desk, section.section(), seating, entry));
            }
        }
    }

    private static void rule(Desk desk, Slot slot, String result) {
        desk.does(
                "/console/rule",
                Map.of("place", PlaceText.of(slot), "result", result, "why", "misread"));
    }

    private static void sit(Desk desk, Section section, Seating seating, Entry entry) {
        desk.does(
                "/console/lineups",
                Map.of(
                        "table",
                        section.name().text() + seating.table(),
                        "round",
                        "1",
                        "entry",
                        "" + entry.id().value(),
                        "first",
                        entry.players().getLast(),
                        "second",
                        entry.players().getFirst()));
    }

    private TournamentView view(Desk desk) {
        var id = new TournamentId(desk.event().replace("/events/", ""));
        return house.club().tournaments().view(id.code(), new Attendee.Director("test")).state();
    }

    private void check(Desk desk) {
        var standing = view(desk).standing();
        var scores = standing.scores().orElseThrow();
        String files = desk.event() + "/files/";
        String csv = text(files + "results.csv");
        String json = text(files + "ranking.json");
        byte[] pbn = bytes(files + "ranking.pbn");

        assertThat(FORMULA.matcher(csv).results().map(found -> line(csv, found.start())))
                .as("formulas")
                .isEmpty();
        check(scores, CsvResults.read(csv));
        checkBeside(desk, csv);
        check(scores, PbnResults.read(Pbn.read(pbn)));
        check(scores, UsebioResults.read(bytes(files + "usebio.xml")));
        var places = json.lines().map(ExportsTest::object).toList();
        assertThat(places).as("places").isNotEmpty();
        assertThat(totals(pbn))
                .isEqualTo(places.stream().map(one -> one.get("id").asString()).toList());
        String page = Browser.plain(stranger.get(desk.event()).body());
        int at = 0;
        for (var place : places) {
            String shown = shown(place);
            assertThat(page.indexOf(shown, at)).as("%s in %s", shown, page).isNotNegative();
            at = page.indexOf(shown, at);
        }
        assertThat(page.indexOf(shown(places.getFirst())))
                .as("nobody before the first")
                .isLessThan(page.indexOf(shown(places.getLast())));
        var folder = unzipped(bytes(files + "results.zip"));
        assertThat(folder).containsEntry("results.csv", csv).containsEntry("ranking.json", json);
        folder.forEach((name, content) ->
                assertThat(content).as(name).doesNotContainPattern(Browser.RECORD));
    }

    /// Leads and line-ups, in the table and as programs are told.
    private void checkBeside(Desk desk, String csv) {
        var view = view(desk);
        var leads =
                view.particulars().told().leads().entrySet().stream()
                        .filter(one ->
                                view.line(one.getKey())
                                        .flatMap(ResultLine::slip)
                                        .flatMap(Slip::outcome)
                                        .flatMap(Lead::by)
                                        .isPresent())
                        .collect(
                                Collectors.toMap(
                                        one -> PlaceText.of(one.getKey()), Map.Entry::getValue));
        var sat =
                view.particulars().told().lineUps().values().stream()
                        .flatMap(pair ->
                                Stream.of("first " + pair.getFirst(), "second " + pair.getLast()))
                        .collect(Collectors.toSet());
        var told =
                List.of(
                        CsvResults.read(csv),
                        JsonResults.read(program.ask(desk.event() + "/results").body()));
        for (var file : told) {
            var read = new HashMap<String, Card>();
            var seated = new HashSet<String>();
            for (var line : file.lines()) {
                PlaceText.slot(line.where(), line.board())
                        .ifPresent(slot ->
                                line.beside()
                                        .lead()
                                        .ifPresent(card -> read.put(PlaceText.of(slot), card)));
                line.beside().players().forEach((seat, name) -> seated.add(chair(seat) + name));
            }
            assertThat(read).as("leads").hasSize(LEADS - 2).isEqualTo(leads);
            assertThat(seated).as("line-ups").isEqualTo(sat);
        }
    }

    private static String chair(Seat seat) {
        return seat.side().seats().getFirst() == seat ? "first " : "second ";
    }

    /// Place, number and name as the page has them.
    private static String shown(JsonNode place) {
        String name = place.get("name").asString();
        return "%d%s %s %s"
                .formatted(
                        place.get("place").asInt(),
                        place.get("tied").asBoolean() ? "=" : "",
                        place.get("id").asString(),
                        name);
    }

    private static String line(String text, int at) {
        int end = text.indexOf('\n', at + 1);
        return text.substring(at, end < 0 ? text.length() : end);
    }

    private static JsonNode object(String line) {
        return JSON.readTree(line);
    }

    private static void check(Scores scores, ResultFile file) {
        boolean apart = scores.regulations().winners() == Winners.TWO;
        var assembly = Assembly.of(Map.of("file", file), apart);
        assertThat(assembly.complaints()).isEmpty();
        var results = assembly.results();
        assertThat(results.names()).isEqualTo(scores.results().names());
        assertThat(results.adjustments()).isEqualTo(scores.results().adjustments());
        var again = Scores.of(results, scores.regulations());
        assertThat(again.complaint()).isEmpty();
        assertThat(again.ranking()).isEqualTo(scores.ranking());
    }

    /// The numbers in the table of totals, from the first place down.
    private static List<String> totals(byte[] pbn) {
        var table = Pbn.read(pbn).games().getFirst().tag("TotalScoreTable").orElseThrow();
        int columns = table.value().split(";", -1).length;
        var cells = new ArrayList<String>();
        for (var element : table.body()) {
            switch (element) {
                case PbnElement.Word(_, var text) -> cells.add(text);
                case PbnElement.Quoted(_, var text) -> cells.add(text);
                default -> throw new AssertionError(element);
            }
        }
        var numbers = new ArrayList<String>();
        for (int at = 1; at < cells.size(); at += columns) {
            numbers.add(cells.get(at));
        }
        return numbers;
    }

    private String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }

    private byte[] bytes(String path) {
        var answer = stranger.sendForBytes(stranger.request(path));
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return answer.body();
    }

    private static Map<String, String> unzipped(byte[] folder) {
        var pages = new TreeMap<String, String>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(folder))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                pages.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
        return pages;
    }
}
