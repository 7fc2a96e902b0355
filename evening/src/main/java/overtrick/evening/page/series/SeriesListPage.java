package overtrick.evening.page.series;

import java.util.List;
import overtrick.evening.season.Series;
import overtrick.page.Words;
import overtrick.scoring.masterpoint.MasterpointRegulation;
import overtrick.scoring.masterpoint.MasterpointScheme;

/// The series of the club, and where a new one is opened.
///
/// @param countings words of the ways to add evenings up
/// @param schemes names of the masterpoints that can be given
public record SeriesListPage(
        Words words, List<Series.Kept> latest, List<String> countings, List<Scheme> schemes) {

    /// Something that masterpoints can be given by.
    public record Scheme(String name, String title) {}

    /// What a scheme is called: a club's own by the title in its text.
    static String title(Words words, MasterpointScheme scheme) {
        return scheme instanceof MasterpointRegulation own
                ? own.title()
                : words.get("ev.scheme." + scheme.name().replace('-', '.'));
    }

    public SeriesListPage {
        latest = List.copyOf(latest);
        countings = List.copyOf(countings);
        schemes = List.copyOf(schemes);
    }
}
