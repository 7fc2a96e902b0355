package overtrick.web.evening.start;

import java.util.List;
import java.util.Map;
import overtrick.club.tournament.TournamentSummary;
import overtrick.web.Words;

/// The page on which a tournament is announced.
///
/// @param title that it gets if nobody types another
/// @param pairs for which movements are shown; 0 for as many as come
/// @param systems that robots play, titles by name
public record NewPage(
        Words words,
        String title,
        int pairs,
        int boards,
        int minutes,
        OffersPart offers,
        List<TournamentSummary> latest,
        Map<String, String> systems) {}
