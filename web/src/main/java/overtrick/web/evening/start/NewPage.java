package overtrick.web.evening.start;

import java.util.List;
import java.util.Map;
import overtrick.club.tournament.Format;
import overtrick.club.tournament.TournamentSummary;
import overtrick.scoring.vp.VpScales;
import overtrick.web.Words;

/// The page on which a tournament is announced.
///
/// @param format what is played
/// @param title that it gets if nobody types another
/// @param hasRounds whether it can be said how many there are
/// @param rounds that are usual; empty for as many as suit the boards
/// @param most entries, or tables of pairs
/// @param scorings words of those that suit the format, the usual one first
/// @param scales of victory points that can be chosen; none where none are wanted
/// @param systems that robots may play, titles by name; none where it is played in the room alone
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
        Map<String, String> systems) {

    public NewPage {
        scorings = List.copyOf(scorings);
        scales = List.copyOf(scales);
        latest = List.copyOf(latest);
    }
}
