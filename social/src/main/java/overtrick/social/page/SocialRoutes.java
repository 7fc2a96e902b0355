package overtrick.social.page;

import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridgetable.BridgeTables;
import overtrick.cards.Seat;
import overtrick.house.table.Access;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
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
