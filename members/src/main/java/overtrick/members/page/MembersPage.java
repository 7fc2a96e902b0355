package overtrick.members.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.house.people.Office;
import overtrick.members.list.Listed;
import overtrick.members.list.MemberList;
import overtrick.members.list.MemberList.Order;
import overtrick.members.office.Register;
import overtrick.page.Words;

/// The list of members, as officers see it.
///
/// @param like the words that were looked for
/// @param order by what it is sorted
/// @param lines a page of it
/// @param offset how many stand before
/// @param more whether more follow
/// @param waiting members who have asked to be one, with why they were told no
/// @param notice what has just gone wrong; empty for nothing
public record MembersPage(
        Words words,
        String like,
        Order order,
        List<Line> lines,
        int offset,
        boolean more,
        MemberList.Size size,
        List<Waiting> waiting,
        String notice) {

    /// Lines on a page.
    static final int LINES = 100;

    /// A line of the list.
    ///
    /// @param shut why they are shut out; empty for those who are not
    public record Line(Listed listed, Office office, Optional<String> shut) {

        static Line of(Listed listed, Register register) {
            var person = listed.person().map(one -> one.id());
            return new Line(
                    listed,
                    person.filter(one -> !register.isOutside(one))
                            .map(one -> register.officeOf(one).orElse(Office.MEMBER))
                            .orElse(Office.GUEST),
                    person.flatMap(register::shutOut));
        }

        /// Whether somebody's account is this line.
        public boolean hasAccount() {
            return listed.person().isPresent();
        }

        /// What others call them, where that is not how the list does.
        public String called() {
            return listed.person()
                    .map(one -> one.name())
                    .filter(name -> !name.equals(listed.entry().name()))
                    .orElse("");
        }
    }

    /// Somebody who waits for an answer.
    ///
    /// @param declined why they were told no; empty when they were told nothing
    public record Waiting(String id, String name, String declined) {}

    /// A link that was just made.
    ///
    /// @param url as it can be sent
    /// @param told whom it is for, and how long, as a sentence
    public record Link(String told, String url, overtrick.page.link.QrPicture picture) {}

    /// What somebody is in the club, and why they are shut out.
    public String standing(Line line) {
        String office =
                line.hasAccount() ? name(line.office()) : words.get("member.list.no.account");
        return line.shut()
                .map(why -> office + " · " + words.get("member.shut", why))
                .orElse(office);
    }

    public String name(Office office) {
        return words.get("member.office." + ClubPage.word(office));
    }

    public List<Order> orders() {
        return Arrays.asList(Order.values());
    }

    public String name(Order by) {
        return words.get("member.list." + ClubPage.word(by));
    }

    /// The page sorted by something.
    public String sorted(Order by) {
        return path(by, 0);
    }

    /// For those who hear the table: by which column it is sorted.
    public @org.jspecify.annotations.Nullable String sort(Order by) {
        return by == order ? "ascending" : null;
    }

    public String earlier() {
        return path(order, Math.max(0, offset - LINES));
    }

    public String later() {
        return path(order, offset + LINES);
    }

    private String path(Order by, int from) {
        return "/club/members?order=%s&offset=%d&like=%s"
                .formatted(by.name(), from, URLEncoder.encode(like, StandardCharsets.UTF_8));
    }

    /// How many stand on the list, and how many of them wait for an account.
    public String lead() {
        String all = words.count("member.count", size.all() - size.waiting());
        return size.waiting() == 0
                ? all
                : all + " · " + words.count("member.list.waiting", size.waiting());
    }
}
