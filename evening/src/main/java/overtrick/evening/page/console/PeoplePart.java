package overtrick.evening.page.console;

import java.util.List;
import overtrick.evening.page.start.Offer;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.page.Words;
import overtrick.tournament.session.Seeker;

/// Before the first round: who has entered, and what can be played.
///
/// @param seekers who look for a partner
/// @param offers the first is played if nothing else is chosen; none while too few are here
/// @param fewest sections into which so many pairs must be dealt
/// @param sections into which so many pairs can be dealt at most
/// @param trouble why so many cannot play it; empty when they can
/// @param robots entries of robots that will fill the field
/// @param directs whether who sees it seats them
/// @param namesakes of whom one name stands in two entries, a sentence each
/// @param barometer whether all tables are to play the same boards in a round
public record PeoplePart(
        Words words,
        String path,
        TournamentPlan plan,
        List<Entered> entries,
        List<Seeker> seekers,
        List<Offer> offers,
        int fewest,
        int sections,
        String trouble,
        int robots,
        boolean barometer,
        List<String> namesakes,
        boolean directs) {

    public PeoplePart {
        entries = List.copyOf(entries);
        seekers = List.copyOf(seekers);
        offers = List.copyOf(offers);
        namesakes = List.copyOf(namesakes);
    }

    /// What the button says that seats them: how many robots will fill the field, or who plays.
    public String seats() {
        if (robots > 0) {
            boolean teams = plan.format().isOfTeams();
            return words.count(teams ? "ev.seat.robots.TEAMS" : "ev.seat.robots", robots);
        }
        return words.count("ev.seat.go." + plan.format().contestants(), entries.size());
    }

    /// Somebody who has entered.
    ///
    /// @param players of a team; empty for others, whose name they are
    public record Entered(int id, String name, String players) {}
}
