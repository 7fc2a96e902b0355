package overtrick.evening.page.series;

import java.util.List;
import overtrick.page.Words;

/// A series: its ladder with every evening of everybody.
///
/// @param how the evenings are added up, in words
/// @param unit of the totals
/// @param masterpoints whether some are given
/// @param owner whether the visitor may add and take out evenings
/// @param addable events that they direct and that are not in it
/// @param folder whether the evenings are folders beside this page
public record SeriesPage(
        Words words,
        String code,
        String title,
        String how,
        String unit,
        boolean masterpoints,
        boolean teams,
        boolean owner,
        List<Evening> evenings,
        List<Line> lines,
        List<Addable> addable,
        boolean folder) {

    public SeriesPage {
        evenings = List.copyOf(evenings);
        lines = List.copyOf(lines);
        addable = List.copyOf(addable);
    }

    /// The same beside the folders of its evenings.
    SeriesPage inFolder() {
        return new SeriesPage(
                words,
                code,
                title,
                how,
                unit,
                masterpoints,
                teams,
                false,
                evenings,
                lines,
                List.of(),
                true);
    }

    /// Where the results of an evening are.
    public String link(Evening evening) {
        return folder ? evening.code() + "/index.html" : "/events/" + evening.code();
    }

    /// How far an evening is, or how many came to it.
    public String stands(Evening evening) {
        return evening.state().isEmpty()
                ? words.count(teams ? "ev.series.came.teams" : "ev.series.came", evening.players())
                : evening.state();
    }

    /// An evening of the series.
    ///
    /// @param number in the series, from 1
    /// @param state how far it is, where it does not count yet; empty when it does
    /// @param players how many took part
    public record Evening(int number, String code, String title, String state, int players) {}

    /// Somebody in the ladder.
    ///
    /// @param cells one for each evening
    public record Line(
            String place,
            String name,
            String total,
            int attended,
            String points,
            List<Cell> cells) {
        public Line {
            cells = List.copyOf(cells);
        }
    }

    /// What somebody made of an evening.
    ///
    /// @param value empty when they did not play
    /// @param counts whether it is among their best
    public record Cell(String value, String place, boolean counts) {}

    /// An event that could be added.
    public record Addable(String code, String title) {}
}
