package overtrick.members.page;

import java.util.List;
import java.util.Optional;
import overtrick.house.people.Office;
import overtrick.members.list.Entry;
import overtrick.members.list.Invitation;
import overtrick.page.Words;

/// A line of the list, as officers see and change it.
///
/// @param entry as it stands in the fields
/// @param own the office of who looks
/// @param open an invitation that was made and not used
/// @param link one that was just made, or a link back
/// @param notice why the last change was not made; empty for none
public record RowPage(
        Words words,
        MembersPage.Line line,
        Entry entry,
        Office own,
        Optional<Invitation> open,
        Optional<MembersPage.Link> link,
        String notice) {

    public String path() {
        return "/club/members/" + line.listed().id();
    }

    /// The person whose account it is.
    public String person() {
        return line.listed().person().map(one -> one.id().value()).orElse("");
    }

    public String name(Office office) {
        return words.get("member.office." + ClubPage.word(office));
    }

    /// What they are in the club, or that they have no account.
    public String lead() {
        if (!line.hasAccount()) {
            return words.get("member.list.no.account");
        }
        String office = name(line.office());
        String called = line.called();
        String known = called.isEmpty() ? office : words.get("member.list.called", called, office);
        return line.shut().map(why -> known + " · " + words.get("member.shut", why)).orElse(known);
    }

    /// The offices that may be given to a member by who looks.
    public List<Office> given() {
        return own.isAtLeast(Office.OWNER)
                ? List.of(Office.MEMBER, Office.DIRECTOR, Office.OFFICER)
                : List.of(Office.MEMBER, Office.DIRECTOR);
    }

    /// Whether who looks may do something about them.
    public boolean isBelow() {
        return line.hasAccount() && own.compareTo(line.office()) > 0;
    }

    public boolean isOwners() {
        return own == Office.OWNER;
    }
}
