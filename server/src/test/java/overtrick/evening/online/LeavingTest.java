package overtrick.evening.online;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.evening.online.OnlineClub.await;
import static overtrick.evening.online.OnlineClub.plan;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.ContestCommand.Enter;
import overtrick.cantable.league.LeagueCommand;
import overtrick.cards.Seat;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.evening.season.EveningResults;
import overtrick.evening.season.SeriesPlan;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments.Announced;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.leave.Aliases;
import overtrick.house.leave.OldTalk;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.log.host.Reply;
import overtrick.scoring.masterpoint.Schemes;
import overtrick.server.Verification;
import overtrick.tournament.act.Act;
import overtrick.tournament.can.MatchScore;
import overtrick.tournament.season.LadderRules;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;

/// Somebody leaves a club in which they have played, talked, entered, directed and founded: their
/// name is in none of its files any longer, and nothing of the others has changed.
@Timeout(value = 180, unit = TimeUnit.SECONDS)
class LeavingTest {

    private static final String NAME = "Đoàn Xoá Tên";
    private static final String FOLDED = "doan xoa ten";
    private static final String FORMER = "Former member 1";
    private static final String FORM = "Former member %d";

    private static final SeriesPlan PLAN =
            new SeriesPlan(
                    "Season of " + NAME,
                    new LadderRules(LadderRules.Counting.AVERAGE, 0, 0),
                    false,
                    Optional.empty());

    @TempDir private Path data;
    private OnlineClub house;
    private Member.Person leaver;
    private Member.Person thu;
    private TableId table;
    private TournamentId event;
    private TournamentId contest;
    private TournamentId league;

    @BeforeEach
    void live() {
        house = new OnlineClub(data);
        leaver = house.person(NAME);
        thu = house.person("Thu");
        playAtATable();
        playAnEvening();
        playAContest();
        foundALeague();
        house.club().season().names().keep(List.of(NAME, "Thu"));
        house.club().season().series().open(leaver.id(), PLAN);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private void playAtATable() {
        var tables = house.club().duplicate();
        table = tables.open(leaver, NAME + "’s table", DuplicateTerms.with(new BoardPlan.Dealt()));
        tables.send(table, leaver, new Sit<>(Seat.SOUTH));
        tables.send(table, thu, new Sit<>(Seat.NORTH));
        tables.fill(table, leaver, _ -> "Robot");
        tables.send(table, leaver, new Say<>("good luck from the south"));
        tables.send(table, thu, new Say<>("thank you, " + NAME + "!"));
        tables.send(table, leaver, new SitOut<>());
        tables.send(table, thu, new SitOut<>());
        await("a board", () -> !house.club().history().boardsAt(table).isEmpty());
    }

    private void playAnEvening() {
        var terms = Terms.of(Contestants.PAIRS, Method.MATCHPOINTS);
        var made =
                (Announced.Made)
                        house.club()
                                .tournaments()
                                .announce(
                                        leaver,
                                        new Charter("Cup of " + NAME, terms),
                                        TournamentPlan.of(2).withTables(2));
        event = made.id();
        var begin = new Begin(Optional.of(Instant.now().plus(Duration.ofHours(1))), 0, 0);
        house.club().online().plan(event, plan(begin));
        for (var pair :
                List.of(
                        List.of(NAME, "Thu"),
                        List.of("An", "Bình"),
                        List.of("Chi", "Dũng"),
                        List.of("Em", "Giang"))) {
            house.act(event, new Act.Join(pair, TableKind.ROBOT, ""));
        }
        house.later(event, Duration.ofHours(2));
        await("the final ranking", () -> house.view(event).closed());
    }

    private void playAContest() {
        var contests = house.club().contests();
        contest = contests.announce(thu, "Friday", CanRules.CLUB, 2, 1, CanStrength.RULES);
        contests.act(contest, leaver, new Enter(new Place(4, 2)));
        contests.beginRound(contest, thu, house.club().can(), Seat::name);
        var at = contests.look(contest).orElseThrow().rounds().getFirst().getFirst();
        house.club().can().send(at, leaver, new SitOut<>());
        await(
                "the round",
                () -> {
                    var now = house.club().can().look(at, leaver).orElseThrow();
                    house.club().can().next(at, leaver, now.number());
                    return contests.isOver(contests.look(contest).orElseThrow(), 1);
                });
    }

    private void foundALeague() {
        var leagues = house.club().leagues();
        var ties = CanRules.LEAGUE.match().leagueTies();
        league = leagues.found(leaver, "League", List.of(NAME, "Blues", "Reds"), ties);
        var score = new MatchScore<>(NAME, "Blues", 3, 1);
        assertThat(leagues.act(league, leaver, new LeagueCommand.Report(score, Optional.empty())))
                .isInstanceOf(Reply.Done.class);
    }

    /// All that is reckoned, as text.
    private Map<String, String> results() {
        var club = house.club();
        var results = new TreeMap<String, String>();
        results.put("ranking", house.view(event).standing().toString());
        results.put("entries", house.view(event).entries().toString());
        results.put("results", house.view(event).results().toString());
        results.put(
                "series",
                EveningResults.of(event.code(), house.view(event), PLAN, Schemes.all()).toString());
        results.put("contest", club.contests().standing(contest).toString());
        results.put("league", club.leagues().look(league).orElseThrow().table().toString());
        var tables = new ArrayList<>(house.tables(event, 1));
        tables.add(table);
        for (var one : tables) {
            results.put("boards " + one.code(), club.history().boardsAt(one).toString());
        }
        results.put("compared", compared());
        results.replaceAll((_, text) -> text.replaceAll("@[0-9a-f]{4,8}\\b", "")); // of no record
        return results;
    }

    private String compared() {
        var club = house.club();
        var all = new ArrayList<String>();
        for (var at : house.tables(event, 1)) {
            for (var board : club.history().boardsAt(at)) {
                all.add(club.history().elsewhere(board).toString());
            }
        }
        return all.toString();
    }

    private static Map<String, String> renamed(Map<String, String> results) {
        var renamed = new TreeMap<String, String>();
        results.forEach((what, text) -> renamed.put(what, text.replace(NAME, FORMER)));
        return renamed;
    }

    private void leave() {
        assertThat(house.club().members().leaving().leave(leaver.id(), FORM)).isEqualTo(FORMER);
        house.reopen(); // waits for what is under way
    }

    private List<String> filesWith(String text) throws IOException {
        var found = new ArrayList<String>();
        String bytes = new String(text.getBytes(UTF_8), ISO_8859_1);
        try (var files = Files.walk(data)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                if (new String(Files.readAllBytes(file), ISO_8859_1).contains(bytes)) {
                    found.add(file.getFileName().toString());
                }
            }
        }
        return found;
    }

    @Test
    void theNameIsNowhereAndNothingOfTheOthersHasChanged() throws IOException {
        var before = results();
        assertThat(filesWith(NAME)).isNotEmpty();
        assertThat(before.values()).anyMatch(text -> text.contains(NAME));

        leave();

        assertThat(results()).isEqualTo(renamed(before));
        house.club().remakeReadModels();
        assertThat(results()).isEqualTo(renamed(before));
        assertThat(house.club().people().byId(leaver.id()).orElseThrow().name()).isEqualTo(FORMER);
        house.close();
        for (String text : List.of(NAME, FOLDED, "good luck from the south")) {
            assertThat(filesWith(text)).as(text).isEmpty();
        }
        assertThat(Verification.of(data).problems()).isEmpty();
    }

    @Test
    void whatIsAwakeAndShownKnowsTheNameNoMore() {
        var before = renamed(results());

        house.club().members().leaving().leave(leaver.id(), FORM);

        await("the name to go", () -> results().equals(before));
        var seen = house.club().duplicate().look(table, thu).orElseThrow();
        assertThat(seen.toString()).doesNotContain(NAME).contains(FORMER);
        assertThat(seen.chat())
                .extracting(line -> line.text())
                .containsExactly(Aliases.SILENCE, "thank you, " + FORMER + "!");
    }

    @Test
    void whoHasTheSameNameKeepsIt() {
        var other = house.person(NAME);
        var id =
                house.club()
                        .duplicate()
                        .open(other, "Friday", DuplicateTerms.with(new BoardPlan.Dealt()));
        house.club().duplicate().send(id, other, new Sit<>(Seat.EAST));
        house.club().duplicate().send(id, other, new Say<>("here I am"));

        leave();

        var seen = house.club().duplicate().look(id, other).orElseThrow();
        assertThat(seen.chat()).extracting(line -> line.text()).containsExactly("here I am");
        assertThat(seen.toString()).contains(NAME);
        assertThat(house.club().duplicate().look(table, thu).orElseThrow().toString())
                .doesNotContain(NAME);
    }

    @Test
    void talkIsTakenOutWhenItIsOld() throws IOException {
        house.later(event, OldTalk.KEPT.minusDays(1));
        assertThat(house.club().members().leaving().sweepTalk()).isZero();
        house.later(event, Duration.ofDays(2));

        assertThat(house.club().members().leaving().sweepTalk()).isEqualTo(2);
        assertThat(house.club().members().leaving().sweepTalk()).isZero();

        house.close();
        assertThat(filesWith("good luck from the south")).isEmpty();
        assertThat(Verification.of(data).problems()).isEmpty();
    }

    @Test
    void allThatIsMineComesHome() throws IOException {
        var files = new TreeMap<String, String>();
        try (var zip =
                new ZipInputStream(
                        new ByteArrayInputStream(house.club().members().mine().zip(leaver)))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), new String(zip.readAllBytes(), UTF_8));
            }
        }

        assertThat(files)
                .containsOnlyKeys(
                        "person.json",
                        "boards/boards.pbn",
                        "boards/boards.csv",
                        "bai-can/matches.jsonl",
                        "events/events.csv",
                        "events/series.csv");
        assertThat(files.get("boards/boards.pbn")).contains("[South \"" + NAME + "\"]");
        assertThat(files.get("events/events.csv")).contains("Cup of " + NAME);
        assertThat(files.get("person.json")).contains(leaver.id().value());
    }
}
