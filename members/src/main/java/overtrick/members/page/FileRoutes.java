package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import overtrick.formats.TextEncoding;
import overtrick.formats.results.CsvCell;
import overtrick.members.list.Entry;
import overtrick.members.list.Import;
import overtrick.members.list.MemberList;
import overtrick.members.office.RegisterCommand.ChangeList;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;

/// The list as a file: out for a federation or a spreadsheet, in with a look first at what it would
/// do.
record FileRoutes(Desk desk) implements Feature {

    /// By which spreadsheets see that the letters are UTF-8.
    private static final String MARK = "\ufeff";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.RUN, "/club/list", visit -> show(visit, Optional.empty(), "", ""));
        routes.postSlow(Right.RUN, "/club/list", this::look);
        routes.postSlow(Right.RUN, "/club/list/take", this::take);
        routes.getSlow(Right.RUN, "/club/list.csv", this::give);
    }

    private MemberList list() {
        return desk.members().accounts().list();
    }

    private static void show(Visit visit, Optional<Import> plan, String text, String notice) {
        var page = new FilePage(visit.words(), plan, text, notice);
        var frame = Frame.of(visit, visit.words().get("member.file"));
        visit.page(HttpStatus.OK, Pages.render("members/file", new Framed<>(frame, page)));
    }

    private void look(Visit visit) {
        visit.limit(Deed.UPLOAD);
        String text = visit.file("csv").map(FileRoutes::text).orElseGet(() -> visit.lines("text"));
        if (text.isBlank()) {
            throw Sorry.unclear("member.file.none");
        }
        show(visit, Optional.of(list().look(text)), text, "");
    }

    private static String text(Upload file) {
        if (TextEncoding.of(file.bytes()) == TextEncoding.UTF_8) {
            return new String(file.bytes(), StandardCharsets.UTF_8);
        }
        // Vietnamese letters cannot be guessed from bytes of an unknown code page
        var encoding = TextEncoding.of(file.bytes());
        if (encoding == TextEncoding.UTF_16_LE || encoding == TextEncoding.UTF_16_BE) {
            return encoding.decoded(file.bytes());
        }
        throw Sorry.unclear("member.file.letters");
    }

    /// What was looked at is done, unless the list is another meanwhile.
    private void take(Visit visit) {
        visit.limit(Deed.UPLOAD);
        String text = visit.lines("text");
        var seen = list().look(text);
        if (!seen.digest().equals(visit.param("digest"))) {
            show(visit, Optional.of(seen), text, visit.words().get("member.file.moved"));
            return;
        }
        int added = seen.of(Import.Added.class).size();
        int changed = seen.of(Import.Changed.class).size();
        desk.act(visit, new ChangeList(added, changed, 0));
        var done = list().take(text, seen.digest());
        String said =
                done.isEmpty()
                        ? visit.words().get("member.file.moved")
                        : visit.words().get("member.file.done", added, changed);
        show(visit, done.isEmpty() ? Optional.of(list().look(text)) : Optional.empty(), text, said);
    }

    private void give(Visit visit) {
        var text = new StringBuilder(MARK).append(CsvCell.row(headings(visit.words())));
        for (var listed : list().all()) {
            text.append(CsvCell.row(cells(listed.entry())));
        }
        Download.send(visit, "members.csv", "text/csv; charset=utf-8", text.toString());
    }

    private static List<String> headings(Words words) {
        return List.of("number", "name", "club", "category", "since").stream()
                .map(column -> words.get("member.list." + column))
                .toList();
    }

    private static List<String> cells(Entry entry) {
        return List.of(entry.number(), entry.name(), entry.club(), entry.category(), entry.since());
    }
}
