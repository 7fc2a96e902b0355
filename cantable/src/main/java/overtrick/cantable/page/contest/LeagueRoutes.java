package overtrick.cantable.page.contest;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.can.rules.CanRules;
import overtrick.cantable.contest.ContestList;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.league.League;
import overtrick.cantable.league.LeagueCommand.Report;
import overtrick.cantable.league.LeagueCommand.Strike;
import overtrick.cantable.league.LeagueRefusal;
import overtrick.cantable.league.Unplayed;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Reply;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.tournament.can.MatchScore;

/// Leagues of Bài Càn: founded, results reported, the table shown.
public final class LeagueRoutes extends CompetitionRoutes<LeagueScene.Seen, LeaguePage> {

    private static final int MOST_GOALS = 99;

    /// How long a round of a calendar may last.
    private static final int MOST_DAYS = 60;

    private final CanHall hall;

    public LeagueRoutes(CanHall hall) {
        super("league", id -> new LeagueScene(hall.leagues(), id));
        this.hall = hall;
    }

    @Override
    List<ContestList.Entry> latest(int limit) {
        return hall.leagues().latest(limit);
    }

    @Override
    TournamentId open(Visit visit, Member.Person organiser, String name) {
        var teams =
                visit.param("teams")
                        .lines()
                        .map(String::strip)
                        .filter(team -> !team.isEmpty())
                        .distinct()
                        .toList();
        boolean fits =
                teams.size() >= League.FEWEST_TEAMS
                        && teams.size() <= League.MOST_TEAMS
                        && teams.stream().allMatch(team -> team.length() <= League.LONGEST_NAME);
        if (!fits) {
            throw new Sorry(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    words -> Speech.of(words).get("unclear.teams", teams.size()));
        }
        return hall.leagues().found(organiser, name, teams, CanRules.LEAGUE.match().leagueTies());
    }

    @Override
    Map<String, Function<Visit, Reply>> deeds() {
        return Map.of(
                "report",
                this::report,
                "strike",
                this::strike,
                "lots",
                this::drawLots,
                "fixtures",
                this::drawFixtures,
                "table",
                this::layTable);
    }

    private Reply report(Visit visit) {
        String one = visit.param("one");
        String other = visit.param("other");
        if (one.equals(other)) {
            return new Reply.Refused(LeagueRefusal.NO_SUCH_TEAM);
        }
        var score =
                new MatchScore<>(
                        one,
                        other,
                        visit.number("goals", 0, MOST_GOALS),
                        visit.number("otherGoals", 0, MOST_GOALS));
        var table = visit.has("table") ? Optional.of(table(visit)) : Optional.<TableId>empty();
        return hall.leagues().act(visit.tournament(), visit.guest(), new Report(score, table));
    }

    /// Where the match was played.
    private TableId table(Visit visit) {
        var id = visit.tableId(visit.param("table"));
        var _ = hall.tables().at(id).orElseThrow(() -> visit.noTable(id));
        return id;
    }

    private Reply drawFixtures(Visit visit) {
        int days = visit.number("days", 1, MOST_DAYS);
        var unplayed = visit.oneOf("unplayed", Unplayed.values(), "unclear.choice");
        return hall.leagues().drawFixtures(visit.tournament(), visit.guest(), days, unplayed);
    }

    private Reply layTable(Visit visit) {
        int number = visit.number("fixture", 1, Integer.MAX_VALUE);
        visit.limit(Deed.TABLE);
        return hall.leagueClock().lay(visit.tournament(), visit.guest(), number);
    }

    private Reply strike(Visit visit) {
        int number = visit.number("number", 1, Integer.MAX_VALUE);
        return hall.leagues().act(visit.tournament(), visit.guest(), new Strike(number));
    }

    private Reply drawLots(Visit visit) {
        return hall.leagues().drawLots(visit.tournament(), visit.guest());
    }
}
