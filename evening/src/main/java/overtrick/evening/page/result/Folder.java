package overtrick.evening.page.result;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.paper.HandSheet;
import overtrick.bridgetable.paper.HonourLetters;
import overtrick.evening.page.Links;
import overtrick.evening.page.pdf.RankingPdf;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.ranking.RankingPbn;
import overtrick.formats.ranking.RankingUsebio;
import overtrick.formats.ranking.RankingUsebio.About;
import overtrick.formats.ranking.RankingUsebio.Version;
import overtrick.formats.results.CsvWriter;
import overtrick.page.Assets;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.FullWidth;
import overtrick.page.Pages;

/// All results as pages that need no server but any, with the files beside them.
public final class Folder {

    private static final List<String> STYLES = List.of("overtrick.css", "board.css", "evening.css");

    private static final String SCRIPT = "play.js";

    private Folder() {}

    /// @param reports with the links of a folder
    /// @param plays how a board went at the tables of the program
    /// @return the files by their names
    static Map<String, byte[]> files(
            Reports reports, IntFunction<List<FinishedBoard>> plays, Frame frame, String when) {
        var files = new TreeMap<>(common());
        files.put(
                "index.html", page("evening/folder_ranking", frame, reports.ranking(when, false)));
        reports.boards().forEach(board -> board(files, reports, board, plays, frame));
        for (var contestant : reports.contestants()) {
            reports.card(contestant.id())
                    .ifPresent(card ->
                            files.put(
                                    Links.FOLDER.card(contestant.id()),
                                    page("evening/folder_card", frame, card)));
        }
        reports.matches().ifPresent(matches -> matches(files, reports, matches, frame));
        scores(files, reports);
        reports.progress()
                .ifPresent(progress ->
                        files.put(
                                Links.FOLDER.progress(),
                                page("evening/folder_progress", frame, progress)));
        printed(files, reports, frame, when);
        return files;
    }

    /// What every page of a folder needs beside it.
    public static Map<String, byte[]> common() {
        var files = new TreeMap<String, byte[]>();
        Assets.letters() // style sheets ask for them beside themselves
                .forEach(letters -> files.put(letters, Assets.bytes(letters)));
        STYLES.forEach(style -> files.put(style, Assets.bytes(style)));
        return files;
    }

    private static void board(
            Map<String, byte[]> files,
            Reports reports,
            int board,
            IntFunction<List<FinishedBoard>> plays,
            Frame frame) {
        var traveller = reports.traveller(board);
        if (traveller.isEmpty()) {
            return;
        }
        var words = frame.words();
        var ways = new ArrayList<BoardInFolder.Way>();
        for (var played : plays.apply(board)) {
            int number = ways.size() + 1;
            String file = PlayPage.file(board, number);
            String back = Links.FOLDER.board(board);
            var page = PlayPage.of(played, number, reports.title(), back, words);
            files.put(file, page("evening/folder_play", frame, page));
            files.put(SCRIPT, Assets.bytes(SCRIPT));
            ways.add(new BoardInFolder.Way(PlayPage.who(played, words), file));
        }
        files.put(
                Links.FOLDER.board(board),
                page("evening/folder_traveller", frame, new BoardInFolder(traveller.get(), ways)));
    }

    private static void scores(Map<String, byte[]> files, Reports reports) {
        if (reports.scores().isEmpty()) {
            return;
        }
        var scores = reports.scores().get();
        reports.ranking()
                .ifPresent(ranking -> {
                    files.put("ranking.pbn", RankingPbn.of(scores, ranking, reports.leads()));
                    files.put(
                            "ranking.json",
                            text(RankingJson.of(scores, ranking, reports.grades())));
                    files.put(
                            "usebio.xml",
                            RankingUsebio.of(scores, ranking, Version.V1_2, About.NOTHING));
                });
        files.put("results.csv", text(CsvWriter.of(scores.results(), reports.beside())));
    }

    private static void printed(
            Map<String, byte[]> files, Reports reports, Frame frame, String when) {
        var words = frame.words();
        String title = reports.title();
        files.put("ranking.pdf", RankingPdf.of(title, when, reports.lists(), words));
        if (!reports.hands().isEmpty()) {
            var letters = HonourLetters.of(words.locale());
            files.put(
                    "hands.pdf",
                    reports.hands().pdf(title, when, HandSheet.TWELVE, letters, words));
            files.put("hands.pbn", reports.hands().pbn(title));
        }
    }

    /// The files of one folder, or of several by their paths, in one.
    public static byte[] zip(Map<String, byte[]> files) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (var file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return bytes.toByteArray();
    }

    private static void matches(
            Map<String, byte[]> files, Reports reports, MatchReports matches, Frame frame) {
        if (reports.hasBracket()) {
            var bracket =
                    new BracketReport(matches, frame.words()).page(Links.FOLDER, reports.title());
            files.put(Links.FOLDER.bracket(), page("evening/folder_bracket", frame, bracket));
        }
        if (reports.hasCross()) {
            files.put(Links.FOLDER.cross(), page("evening/folder_cross", frame, matches.cross()));
        }
        if (!reports.hasCross() && !reports.hasBracket()) {
            return;
        }
        for (int round : matches.rounds()) {
            var page = matches.round(round).orElseThrow();
            files.put(Links.FOLDER.round(round), page("evening/folder_round", frame, page));
        }
        for (var match : matches.matches().all()) {
            int round = match.round().value();
            int table = match.open().table().value();
            var page = matches.match(round, table).orElseThrow();
            files.put(Links.FOLDER.match(round, table), page("evening/folder_match", frame, page));
        }
    }

    private static byte[] page(String template, Frame frame, Record page) {
        return FullWidth.set(Pages.render(template, new Framed<>(frame, page)), frame.words());
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
