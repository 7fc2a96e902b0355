package overtrick.social.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridgetable.BridgeTables;
import overtrick.cards.Seat;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.table.NewTable;
import overtrick.social.AmongFriends;
import overtrick.social.SocialTerms;

/// The doors to rubber, Chicago and party bridge.
public final class SocialRoutes implements Feature {

    private final BridgeTables bridge;
    private final AmongFriends friends;
    private final RandomGenerator chance;

    /// @param chance says who deals first
    public SocialRoutes(BridgeTables bridge, AmongFriends friends, RandomGenerator chance) {
        this.bridge = bridge;
        this.friends = friends;
        this.chance = chance;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/social", this::door);
        routes.post(Right.PLAY, "/social/tables", this::open);
        routes.get(Right.LOOK, "/tables/{code}/record", this::record);
    }

    private void door(Visit visit) {
        var words = visit.words();
        var frame = Frame.of(visit, words.get("social.title"));
        var page =
                new SocialDoor(
                        words,
                        visit.isNamed(),
                        visit.preferences().level().orElse(bridge.robots()));
        visit.page(Pages.render("social/door", new Framed<>(frame, page)));
    }

    /// What has been played at a table, for whoever may see each of its deals.
    private void record(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var record = friends.records().of(visit.table());
        if (record.deals().isEmpty()) {
            throw Sorry.notFound("no.board");
        }
        var viewer = visit.person().map(Member.Person::id);
        if (!record.deals().stream().allMatch(deal -> bridge.history().maySee(deal, viewer))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        visit.ctx()
                .header("Cache-Control", "no-store")
                .contentType("application/jsonl; charset=utf-8")
                .result(String.join("\n", record.lines()) + "\n");
    }

    /// A table for the visitor, at South, with robots or for friends who come.
    private void open(Visit visit) {
        boolean robots = visit.yes("robots");
        if (!robots) {
            visit.nameGuest();
        }
        var person = visit.guest();
        var choice = visit.oneOf("form", Choice.values(), "social.unclear");
        visit.limit(Deed.TABLE);
        var first = Seat.values()[chance.nextInt(Seat.values().length)];
        var draw =
                Optional.of(choice.form().cut())
                        .filter(_ -> visit.has("draw") && visit.yes("draw"));
        var terms =
                new SocialTerms(
                        choice.form(),
                        first,
                        SocialTerms.USUAL.agreements(),
                        draw,
                        NewTable.customs(visit),
                        NewTable.level(visit).or(() -> visit.preferences().level()));
        NewTable.asked(visit, person, Access.CLOSED, robots).open(visit, friends.tables(), terms);
    }
}
