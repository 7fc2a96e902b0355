package overtrick.boards.page.match;

import overtrick.boards.PlayedBoards;
import overtrick.boards.match.RobotMatch;
import overtrick.boards.match.RobotMatches;
import overtrick.boards.match.Team;
import overtrick.house.codes.TableId;
import overtrick.house.terms.Strength;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Robots;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.page.stream.Streams;
import overtrick.systems.BiddingSystem;

/// Matches among robots.
public final class MatchRoutes implements Feature {

    private final PlayedBoards archive;
    private final Streams<TableId, BesideScene.Seen, BesidePage> streams = new Streams<>();

    public MatchRoutes(PlayedBoards archive) {
        this.archive = archive;
    }

    private static final int LATEST = 12;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/matches", this::list);
        routes.post(Right.PLAY, "/matches", this::begin);
        routes.get(Right.LOOK, "/matches/{code}", this::show);
        routes.get(Right.LOOK, "/matches/{code}/score", this::score);
        routes.get(Right.LOOK, "/matches/{code}/watch", this::watch);
        routes.get(Right.LOOK, "/matches/{code}/watch/stream", this::stream);
    }

    private void list(Visit visit) {
        var words = visit.words();
        var latest =
                archive.matches().latest(LATEST).stream().map(match -> part(match, words)).toList();
        var page = new MatchesPage(words, RobotMatches.MOST_BOARDS, latest);
        var frame = Frame.of(visit, words.get("match.title"));
        visit.page(Pages.render("match/list", new Framed<>(frame, page)));
    }

    private ScorePart part(RobotMatch match, Words words) {
        return new ScorePart(words, match, archive.readings());
    }

    private void begin(Visit visit) {
        visit.seeOther("/matches/" + begun(visit, "one.level", "other.level").open().code());
    }

    /// Begins a match as the form says.
    ///
    /// @param level the field of how well the first team plays
    RobotMatch begun(Visit visit, String level, String otherLevel) {
        var one = team(visit, "one", level);
        var other = team(visit, "other", otherLevel);
        int boards = visit.number("boards", 1, RobotMatches.MOST_BOARDS);
        visit.limit(Deed.TABLE);
        var words = visit.words();
        var match =
                archive.matches()
                        .begin(
                                one,
                                other,
                                boards,
                                open -> words.get(open ? "match.room.open" : "match.room.closed"),
                                (seat, team) -> Robots.name(seat, team.strength(), words));
        return archive.matches().find(match).orElseThrow();
    }

    private static Team team(Visit visit, String team, String level) {
        String system = visit.param(team);
        if (!BiddingSystem.isKnown(system)) {
            throw Sorry.unclear("unclear.system", system, BiddingSystem.known());
        }
        var strength = visit.oneOf(level, Strength.values(), "match.unclear.level");
        return new Team(system, strength);
    }

    RobotMatch match(Visit visit) {
        var id = visit.table();
        return archive.matches().find(id).orElseThrow(() -> visit.noTable(id));
    }

    private void show(Visit visit) {
        var part = part(match(visit), visit.words());
        var frame = Frame.of(visit, part.one() + " – " + part.other());
        visit.page(Pages.render("match/page", new Framed<>(frame, part)));
    }

    private BesideScene scene(RobotMatch match) {
        return new BesideScene(archive, match.open());
    }

    private void watch(Visit visit) {
        var match = match(visit);
        var scene = scene(match);
        var seen = scene.look(visit.viewer()).orElseThrow(() -> visit.noTable(match.open()));
        var page = scene.page(seen, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("match/beside", new Framed<>(frame, page)));
    }

    private void stream(Visit visit) {
        var match = match(visit);
        streams.open(visit, match.open(), () -> scene(match), visit.lastSeen());
    }

    @Override
    public void close() {
        streams.close();
    }

    private void score(Visit visit) {
        visit.page(Pages.render("match/score", part(match(visit), visit.words())));
    }
}
