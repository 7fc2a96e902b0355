package overtrick.evening.page.phone;

import java.util.List;
import java.util.stream.Stream;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.log.host.Snapshot;
import overtrick.page.Words;
import overtrick.tournament.view.TournamentView;

/// What a telephone at a table shows.
///
/// @param me the number of its pair; empty while nobody has said whose it is
/// @param plan every round of the pair, for when there is no network
/// @param wanted the round that was asked for; 0 for the one being played
public record PhonePage(
        Words words,
        String title,
        String path,
        long number,
        String me,
        WhoPart who,
        HeadPart head,
        ToldPart told,
        List<Planned> plan,
        int wanted) {

    /// A round as it is planned for the pair.
    ///
    /// @param said which round of how many, in words
    public record Planned(
            int round,
            String said,
            String table,
            String side,
            HeadPart.Pair northSouth,
            HeadPart.Pair eastWest,
            List<Integer> boards,
            List<String> vulnerable,
            List<String> dealt) {}

    /// The styles and scripts it needs: nothing can be entered before somebody says whose it is.
    public List<String> assets() {
        var shown = List.of("evening.css", "clock.js");
        return me.isEmpty() ? shown : Stream.concat(shown.stream(), Stream.of("phone.js")).toList();
    }

    /// The plan as data for the page's script; it stands in the page as it is.
    public String planned() {
        return "<script type=\"application/json\" id=\"plan\">" + PlanJson.of(plan) + "</script>";
    }

    static PhonePage of(
            Snapshot<TournamentView> now,
            TableVisit at,
            Words words,
            int wanted,
            TournamentPlan plan) {
        return PhonePages.of(now.state(), at, words, plan).page(now.number(), wanted);
    }
}
