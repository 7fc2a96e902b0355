package overtrick.evening.page.series;

import java.util.List;
import overtrick.evening.season.Series;
import overtrick.page.Words;

/// The series of the club, and where a new one is opened.
///
/// @param countings words of the ways to add evenings up
/// @param schemes names of the masterpoints that can be given
public record SeriesListPage(
        Words words, List<Series.Kept> latest, List<String> countings, List<String> schemes) {

    public SeriesListPage {
        latest = List.copyOf(latest);
        countings = List.copyOf(countings);
        schemes = List.copyOf(schemes);
    }
}
