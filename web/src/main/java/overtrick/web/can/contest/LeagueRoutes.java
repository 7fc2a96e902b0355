package overtrick.web.can.contest;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cards.rules.Refusal;
import overtrick.club.Club;
import overtrick.club.can.league.League;
import overtrick.club.can.league.LeagueCommand.Report;
import overtrick.club.can.league.LeagueCommand.Strike;
import overtrick.club.can.league.LeagueRefusal;
import overtrick.club.table.TableId;
import overtrick.club.table.TableRules;
import overtrick.log.host.Reply;
import overtrick.tournament.can.MatchScore;
import overtrick.web.Feature;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.can.words.Speech;
import overtrick.web.door.Deed;

/// Leagues of Bài Càn: founded, results reported, the table shown.
public final class LeagueRoutes implements Feature {

    private static final int SHOWN = 50;
    private static final int MOST_GOALS = 99;

    private final Club club;
    private final LivePages<LeagueScene.Seen, LeaguePage> live;

    public LeagueRoutes(Club club) {
        this.club = club;
        this.live = new LivePages<>(id -> new LeagueScene(club.leagues(), id));
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/can/leagues", this::list);
        routes.post("/can/leagues", this::found);
        routes.get("/can/leagues/{code}", this::show);
        routes.get("/can/leagues/{code}/stream", live::stream);
        routes.post("/can/leagues/{code}/report", this::report);
        routes.post("/can/leagues/{code}/strike", this::strike);
        routes.post("/can/leagues/{code}/lots", this::drawLots);
    }

    private void list(Visit visit) {
        var speech = Speech.of(visit.words());
        var page = new LeaguesPage(speech, visit.isNamed(), club.leagues().latest(SHOWN));
        var frame = Frame.of(visit, speech.get("leagues.title"));
        visit.page(Pages.render("can/leagues", new Framed<>(frame, page)));
    }

    private void found(Visit visit) {
        visit.nameGuest();
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        String name = visit.title("title");
        if (name.isEmpty()) {
            throw Sorry.unclear("unclear.long", TableRules.LONGEST_NAME);
        }
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
        var ties = CanRules.LEAGUE.match().leagueTies();
        var id = club.leagues().found(person, name, teams, ties);
        visit.seeOther("/can/leagues/" + id.code());
    }

    private void show(Visit visit) {
        var page = live.page(visit);
        var frame = Frame.of(visit, page.plan().name());
        visit.page(Pages.render("can/league", new Framed<>(frame, page)));
    }

    @Override
    public void close() {
        live.close();
    }

    private void report(Visit visit) {
        live.look(visit);
        String one = visit.param("one");
        String other = visit.param("other");
        if (one.equals(other)) {
            throw refused(LeagueRefusal.NO_SUCH_TEAM);
        }
        var score =
                new MatchScore<>(
                        one,
                        other,
                        visit.number("goals", 0, MOST_GOALS),
                        visit.number("otherGoals", 0, MOST_GOALS));
        var table =
                visit.has("table")
                        ? Optional.of(visit.tableId(visit.param("table")))
                        : Optional.<TableId>empty();
        answer(
                visit,
                club.leagues().act(visit.tournament(), visit.guest(), new Report(score, table)));
    }

    private void strike(Visit visit) {
        live.look(visit);
        int number = visit.number("number", 1, Integer.MAX_VALUE);
        answer(visit, club.leagues().act(visit.tournament(), visit.guest(), new Strike(number)));
    }

    private void drawLots(Visit visit) {
        live.look(visit);
        answer(visit, club.leagues().drawLots(visit.tournament(), visit.guest()));
    }

    private static void answer(Visit visit, Reply reply) {
        if (reply instanceof Reply.Refused(var reason)) {
            throw refused(reason);
        }
        visit.seeOther("/can/leagues/" + visit.tournament().code());
    }

    private static Sorry refused(Refusal reason) {
        return new Sorry(
                HttpStatus.CONFLICT,
                words -> Speech.of(words).get("league.refused." + reason.name()));
    }
}
