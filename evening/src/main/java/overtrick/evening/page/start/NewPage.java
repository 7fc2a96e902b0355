package overtrick.evening.page.start;

import java.util.List;
import overtrick.evening.season.EventTemplate;
import overtrick.evening.season.Series;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.TournamentSummary;
import overtrick.page.Words;
import overtrick.scoring.vp.VpScales;
import overtrick.systems.sheet.SystemMenu;

/// The page on which a tournament is announced.
///
/// @param format what is played
/// @param title that it gets if nobody types another
/// @param hasRounds whether it can be said how many there are
/// @param rounds that are usual; empty for as many as suit the boards
/// @param most entries, or tables of pairs
/// @param scorings words of those that suit the format, the usual one first
/// @param scales of victory points that can be chosen; none where none are wanted
/// @param templates the usual events of the club
/// @param series of the visitor, to which it can be added
/// @param online whether it can be played in the program
public record NewPage(
        Words words,
        Format format,
        String title,
        int boards,
        boolean hasRounds,
        String rounds,
        int minutes,
        int most,
        List<String> scorings,
        List<VpScales> scales,
        OffersPart offers,
        List<TournamentSummary> latest,
        boolean online,
        List<Usual> templates,
        List<Series.Kept> series) {

    public NewPage {
        scorings = List.copyOf(scorings);
        scales = List.copyOf(scales);
        latest = List.copyOf(latest);
        templates = List.copyOf(templates);
        series = List.copyOf(series);
    }

    /// What robots may bid by.
    public SystemMenu systems() {
        return SystemMenu.of(words.locale());
    }

    /// What the folded part of the form says now, such as `24 boards · 7 minutes for a board ·
    /// Matchpoints (%)`.
    public String usual() {
        return String.join(
                " · ",
                words.get("ev.boards.count", boards),
                words.get("ev.new.minutes", minutes),
                words.get("ev.scoring." + scorings.getFirst().replace('-', '.')));
    }

    /// A usual event.
    ///
    /// @param what it is, such as `Pairs · 24 boards · Matchpoints (%)`
    /// @param own whether the visitor has kept it
    public record Usual(String name, String what, boolean own) {

        static Usual of(EventTemplate template, boolean own, Words words) {
            String format = template.plan().format().word().replace('-', '.');
            String method = template.terms().method().kind().word().replace('-', '.');
            String what =
                    String.join(
                            " · ",
                            words.get("ev.format." + format),
                            words.get("ev.boards.count", template.plan().boards()),
                            words.get("ev.scoring." + method));
            return new Usual(template.name(), what, own);
        }
    }
}
