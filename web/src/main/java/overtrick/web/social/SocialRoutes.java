package overtrick.web.social;

import io.javalin.http.HttpStatus;
import java.util.random.RandomGenerator;
import overtrick.bridge.board.BoardCommand;
import overtrick.cards.Seat;
import overtrick.club.Club;
import overtrick.club.social.SocialTerms;
import overtrick.club.table.Access;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableRules;
import overtrick.log.host.Reply;
import overtrick.web.Feature;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Robots;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.door.Deed;

/// The doors to rubber, Chicago and party bridge.
public final class SocialRoutes implements Feature {

    private final Club club;
    private final RandomGenerator chance;

    /// @param chance says who deals first
    public SocialRoutes(Club club, RandomGenerator chance) {
        this.club = club;
        this.chance = chance;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/social", this::door);
        routes.post("/social/tables", this::open);
    }

    private void door(Visit visit) {
        var words = visit.words();
        var frame = Frame.of(visit, words.get("social.title"));
        var page = new SocialDoor(words, visit.isNamed());
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
        String name = visit.param("table").strip();
        if (name.length() > TableRules.LONGEST_NAME) {
            throw Sorry.unclear("unclear.long", TableRules.LONGEST_NAME);
        }
        var access =
                visit.has("access")
                        ? visit.oneOf("access", Access.values(), "unclear.access")
                        : Access.CLOSED;
        visit.limit(Deed.TABLE);
        var first = Seat.values()[chance.nextInt(Seat.values().length)];
        var terms = new SocialTerms(choice.form(), first, SocialTerms.USUAL.agreements());
        String shown = name.isEmpty() ? visit.words().get("table.of", person.name()) : name;
        var table = club.social().open(person, shown, terms, access);
        if (club.social().send(table, person, new Sit<BoardCommand>(Seat.SOUTH))
                instanceof Reply.Refused(var reason)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.refusal(reason));
        }
        if (robots) {
            club.social().fill(table, person, Robots::name);
        }
        visit.seeOther("/tables/" + table.code());
    }
}
