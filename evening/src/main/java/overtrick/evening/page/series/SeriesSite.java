package overtrick.evening.page.series;

import java.util.Map;
import java.util.TreeMap;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.evening.Evenings;
import overtrick.evening.page.result.EventSite;
import overtrick.evening.page.result.Folder;
import overtrick.evening.season.Series.Kept;
import overtrick.house.table.PersonId;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.tournament.act.Attendee.Outsider;

/// A whole season as files that need no server: the ladder, and a folder for each evening that has
/// scores.
public record SeriesSite(Evenings evenings, HandRecords records) {

    /// To whom no series belongs.
    private static final PersonId NOBODY = new PersonId("-");

    /// @return the files by their paths
    public Map<String, byte[]> of(Kept series, Frame frame) {
        var files = new TreeMap<>(Folder.common());
        var page = new SeriesReport(evenings, NOBODY, frame.words(), series).page().inFolder();
        files.put(
                "index.html",
                Pages.render(
                        "evening/folder_series", new Framed<>(frame.titled(page.title()), page)));
        for (var event : evenings.season().series().events(series.code())) {
            var view = evenings.tournaments().view(event.code(), Outsider.PUBLIC).state();
            if (view.standing().scores().isPresent()) {
                new EventSite(evenings, records)
                        .of(event, frame)
                        .forEach((name, file) -> files.put(event.code() + "/" + name, file));
            }
        }
        return files;
    }
}
