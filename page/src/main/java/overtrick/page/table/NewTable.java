package overtrick.page.table;

import io.javalin.http.HttpStatus;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.Terms;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.page.Preferences;
import overtrick.page.Robots;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// A table that somebody opens and sits down at, whatever is played there.
///
/// @param robots whether they take the other seats
public record NewTable(
        Member.Person person, String name, Access access, Seat seat, boolean robots) {

    /// A game of one's own against robots.
    public static NewTable alone(Visit visit, Member.Person person) {
        return new NewTable(person, called(visit, person, ""), Access.CLOSED, Seat.SOUTH, true);
    }

    /// As the form says; without a name it is called after whoever opens it.
    ///
    /// @param usual who may come when the form does not say
    /// @throws Sorry saying which field is wrong
    public static NewTable asked(Visit visit, Member.Person person, Access usual, boolean robots) {
        var access =
                visit.has("access")
                        ? visit.oneOf("access", Access.values(), "unclear.access")
                        : usual;
        if (access == Access.MEMBERS && visit.member().isEmpty()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("access.only.opened"));
        }
        var seat = visit.has("seat") ? visit.seat() : Seat.SOUTH;
        String name = called(visit, person, visit.title("table"));
        return new NewTable(person, name, access, seat, robots);
    }

    /// What the form wants beside the game.
    public static Set<Custom> customs(Visit visit) {
        var customs = EnumSet.noneOf(Custom.class);
        for (var custom : Custom.values()) {
            if ("yes".equals(visit.param(Preferences.word(custom)))) {
                customs.add(custom);
            }
        }
        return customs;
    }

    /// How well the robots are to play; empty when the form does not say.
    ///
    /// @throws Sorry when it says something else
    public static Optional<Strength> level(Visit visit) {
        return visit.has("level")
                ? Optional.of(visit.oneOf("level", Strength.values(), "match.unclear.level"))
                : Optional.empty();
    }

    private static String called(Visit visit, Member.Person person, String name) {
        return name.isEmpty() ? visit.words().get("table.of", person.name()) : name;
    }

    /// Opens it and leads its owner there, who does not sit down.
    public <C> void openUnseated(Visit visit, GameTables<C, ?> tables, Terms terms) {
        visit.seeOther("/tables/" + tables.open(person, name, terms, access).code());
    }

    /// Opens it among the tables of its game, and leads its owner there.
    ///
    /// @throws Sorry when the seat is refused
    public <C> void open(Visit visit, GameTables<C, ?> tables, Terms terms) {
        visit.seeOther("/tables/" + opened(visit, tables, terms).code());
    }

    /// The same, and nobody is led anywhere.
    ///
    /// @throws Sorry when the seat is refused
    public <C> TableId opened(Visit visit, GameTables<C, ?> tables, Terms terms) {
        var table = tables.open(person, name, terms, access);
        if (tables.send(table, person, new Sit<C>(seat)) instanceof Reply.Refused(var reason)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.refusal(reason));
        }
        if (robots) {
            tables.fill(table, person, Robots.at(terms, visit.words()));
        }
        return table;
    }
}
