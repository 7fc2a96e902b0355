package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FormData;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.members.office.Joining;
import overtrick.members.office.RegisterCommand.Appoint;
import overtrick.members.office.RegisterCommand.SetJoining;
import overtrick.server.Club;

/// A club with an owner, and the members who hold its other offices.
///
/// @param evening at which they are
record Offices(Evening evening) {

    static final String SECRET = "seven of diamonds";

    private Club club() {
        return evening.house().club();
    }

    /// Somebody becomes a member without looking at pages.
    Visitor member(String name) {
        return member(evening.visitor(), name);
    }

    Visitor member(Visitor visitor, String name) {
        var form = FormData.create().set("name", name).set("password", SECRET);
        assertThat(visitor.send("/account/join", form)).as(name).isLessThan(400);
        return visitor;
    }

    Member.Person person(String name) {
        return club().members().accounts().named(name).orElseThrow().person();
    }

    /// The owner comes by the link that the first start has printed.
    Visitor found(String name) {
        var owner = member(name);
        owner.open("/club/own/" + club().members().offices().foundingSecret().orElseThrow());
        owner.at("form[action='/club/own'] button").click();
        assertThat(owner.at("#offices + ul, .keys").first()).containsText(name);
        return owner;
    }

    /// How people become members from now on.
    void joining(String owner, Joining how) {
        club().members().offices().act(person(owner), new SetJoining(how));
    }

    /// A member who holds an office from now on.
    Visitor appointed(String owner, String name, Office office) {
        var visitor = member(name);
        club().members()
                .offices()
                .act(person(owner), new Appoint(person(name).id(), office, "elected"));
        return visitor;
    }

    /// Two of them call each other friends.
    void befriend(Visitor one, String name, Visitor other, String back) {
        assertThat(one.send("/people/friend", FormData.create().set("name", back))).isLessThan(400);
        assertThat(other.send("/people/friend", FormData.create().set("name", name)))
                .isLessThan(400);
    }
}
