package overtrick.web.evening.phone;

import java.util.List;
import overtrick.club.tournament.TournamentPlan;
import overtrick.log.host.Snapshot;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Words;

/// What the telephone of a table shows.
///
/// @param plan every round at this table, for when there is no network
/// @param wanted the round that was asked for; 0 for the one being played
public record PhonePage(
        Words words,
        String title,
        String path,
        long number,
        HeadPart head,
        ToldPart told,
        List<Planned> plan,
        int wanted) {

    /// A round as it is planned at the table.
    public record Planned(
            int round,
            HeadPart.Pair northSouth,
            HeadPart.Pair eastWest,
            List<Integer> boards,
            List<String> vulnerable) {}

    static PhonePage of(
            Snapshot<TournamentView> now,
            TableVisit at,
            Words words,
            int wanted,
            TournamentPlan plan) {
        return PhonePages.of(now.state(), at.table(), words, at.path(), plan)
                .page(now.number(), wanted);
    }
}
