package overtrick.members.page;

import java.util.List;
import java.util.Optional;
import overtrick.house.people.Office;
import overtrick.members.Account;
import overtrick.members.office.Register;
import overtrick.page.Words;

/// The members, as officers see them.
///
/// @param like the letters that were looked for
/// @param lines a page of them
/// @param offset how many stand before
/// @param more whether more follow
/// @param own the office of who looks
/// @param link a link back that was just made, with whom it is for
public record MembersPage(
        Words words,
        String like,
        List<Line> lines,
        int offset,
        boolean more,
        int all,
        Office own,
        Optional<Link> link) {

    /// Members on a page.
    static final int LINES = 50;

    /// A member.
    ///
    /// @param shut why they are shut out; empty for those who are not
    public record Line(Account account, Office office, Optional<String> shut) {

        static Line of(Account account, Register register) {
            var person = account.person().id();
            return new Line(
                    account,
                    register.officeOf(person).orElse(Office.MEMBER),
                    register.shutOut(person));
        }

        public String id() {
            return account.person().id().value();
        }

        public String name() {
            return account.person().name();
        }
    }

    /// A link back.
    ///
    /// @param url as it can be sent
    public record Link(String name, String url) {}

    /// What a member is, and why they are shut out.
    public String standing(Line line) {
        String office = name(line.office());
        return line.shut()
                .map(why -> office + " · " + words.get("member.shut", why))
                .orElse(office);
    }

    public String name(Office office) {
        return words.get("member.office." + ClubPage.word(office));
    }

    /// The offices that may be given to a member by who looks.
    public List<Office> given() {
        return own.isAtLeast(Office.OWNER)
                ? List.of(Office.MEMBER, Office.DIRECTOR, Office.OFFICER)
                : List.of(Office.MEMBER, Office.DIRECTOR);
    }

    /// Whether who looks stands above a member.
    public boolean isBelow(Line line) {
        return own.compareTo(line.office()) > 0;
    }

    public int earlier() {
        return Math.max(0, offset - LINES);
    }

    public int later() {
        return offset + LINES;
    }
}
