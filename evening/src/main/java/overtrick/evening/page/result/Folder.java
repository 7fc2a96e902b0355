package overtrick.evening.page.result;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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
import overtrick.page.Pages;

/// All results as pages that need no server but any, with the files beside them.
final class Folder {

    private Folder() {}

    /// @param reports with the links of a folder
    static byte[] zip(Reports reports, Frame frame, String when) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (var letters : Assets.letters()) {
                add(
                        zip,
                        letters,
                        Assets.bytes(letters)); // style sheets ask for them beside themselves
            }
            add(zip, "overtrick.css", Assets.bytes("overtrick.css"));
            add(zip, "board.css", Assets.bytes("board.css"));
            add(zip, "evening.css", Assets.bytes("evening.css"));
            add(
                    zip,
                    "index.html",
                    page("evening/folder_ranking", frame, reports.ranking(when, false)));
            for (int board : reports.boards()) {
                var page = reports.traveller(board);
                if (page.isPresent()) {
                    add(
                            zip,
                            Links.FOLDER.board(board),
                            page("evening/folder_traveller", frame, page.get()));
                }
            }
            for (var contestant : reports.contestants()) {
                var page = reports.card(contestant.id());
                if (page.isPresent()) {
                    add(
                            zip,
                            Links.FOLDER.card(contestant.id()),
                            page("evening/folder_card", frame, page.get()));
                }
            }
            for (var match : reports.matches().stream().toList()) {
                matches(zip, reports, match, frame);
            }
            if (reports.scores().isPresent()) {
                var scores = reports.scores().get();
                var ranking = reports.ranking();
                if (ranking.isPresent()) {
                    add(zip, "ranking.pbn", RankingPbn.of(scores, ranking.get()));
                    add(zip, "ranking.json", text(RankingJson.of(scores, ranking.get())));
                    add(
                            zip,
                            "usebio.xml",
                            RankingUsebio.of(scores, ranking.get(), Version.V1_2, About.NOTHING));
                }
                add(zip, "results.csv", text(CsvWriter.of(scores.results())));
            }
            var progress = reports.progress();
            if (progress.isPresent()) {
                add(
                        zip,
                        Links.FOLDER.progress(),
                        page("evening/folder_progress", frame, progress.get()));
            }
            add(
                    zip,
                    "ranking.pdf",
                    RankingPdf.of(reports.title(), when, reports.lists(), frame.words()));
            if (!reports.hands().isEmpty()) {
                add(
                        zip,
                        "hands.pdf",
                        reports.hands()
                                .pdf(
                                        reports.title(),
                                        when,
                                        HandSheet.TWELVE,
                                        HonourLetters.of(frame.words().locale()),
                                        frame.words()));
                add(zip, "hands.pbn", reports.hands().pbn(reports.title()));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return bytes.toByteArray();
    }

    private static void matches(
            ZipOutputStream zip, Reports reports, MatchReports matches, Frame frame)
            throws IOException {
        if (reports.hasBracket()) {
            var bracket =
                    new BracketReport(matches, frame.words()).page(Links.FOLDER, reports.title());
            add(zip, Links.FOLDER.bracket(), page("evening/folder_bracket", frame, bracket));
        }
        if (reports.hasCross()) {
            add(zip, Links.FOLDER.cross(), page("evening/folder_cross", frame, matches.cross()));
        }
        if (!reports.hasCross() && !reports.hasBracket()) {
            return;
        }
        for (int round : matches.rounds()) {
            var page = matches.round(round).orElseThrow();
            add(zip, Links.FOLDER.round(round), page("evening/folder_round", frame, page));
        }
        for (var match : matches.matches().all()) {
            int round = match.round().value();
            int table = match.open().table().value();
            var page = matches.match(round, table).orElseThrow();
            add(zip, Links.FOLDER.match(round, table), page("evening/folder_match", frame, page));
        }
    }

    private static byte[] page(String template, Frame frame, Record page) {
        return Pages.render(template, new Framed<>(frame, page));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void add(ZipOutputStream zip, String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
    }
}
