package overtrick.members.page;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import overtrick.house.people.Duty;
import overtrick.house.people.Office;
import overtrick.members.office.Guests;
import overtrick.members.office.Joining;
import overtrick.members.office.Powers;
import overtrick.members.office.Register;
import overtrick.page.Right;
import overtrick.page.Words;

/// What the club is: its offices, and what each may do.
///
/// @param register how the offices stand
/// @param holders who holds an office, the highest first
/// @param members how many there are
/// @param own what the visitor is
/// @param founding whether the club belongs to nobody yet
/// @param told what everybody is told; empty when that is nothing
public record ClubPage(
        Words words,
        Register register,
        List<Holder> holders,
        int members,
        Office own,
        boolean founding,
        String told) {

    /// Somebody who holds an office.
    public record Holder(String name, Office office) {}

    /// The columns of the table: every office.
    public List<Office> offices() {
        return Arrays.asList(Office.values());
    }

    /// The rows of the table: what can be done.
    public List<Right> rights() {
        return Arrays.stream(Right.values())
                .filter(right -> right == Right.DIRECT || !Powers.isOfEvent(right))
                .toList();
    }

    /// The columns of the table of one event.
    public List<Duty> duties() {
        return Arrays.asList(Duty.values());
    }

    /// The rows of the table of one event.
    public List<Right> rightsInEvents() {
        return Arrays.stream(Right.values()).filter(Powers::isOfEvent).toList();
    }

    public boolean has(Duty duty, Right right) {
        return Powers.has(duty, right);
    }

    public String name(Duty duty) {
        return words.get("member.duty." + word(duty));
    }

    /// A right as one has it in an event.
    public String inEvent(Right right) {
        return words.get("member.in.event." + word(right));
    }

    public boolean has(Office office, Right right) {
        return Powers.has(office, right, register);
    }

    public String name(Office office) {
        return words.get("member.office." + word(office));
    }

    public String name(Right right) {
        return words.get("member.right." + word(right));
    }

    public List<Guests> guests() {
        return Arrays.asList(Guests.values());
    }

    public String name(Guests guests) {
        return words.get("member.guests." + word(guests));
    }

    public List<Joining> joinings() {
        return Arrays.asList(Joining.values());
    }

    public String name(Joining joining) {
        return words.get("member.joining." + word(joining));
    }

    /// How many wait for an answer, as the button to the list says.
    public String toMembers() {
        int waiting = register.waiting().size();
        return waiting == 0
                ? words.get("member.members")
                : words.get("member.members") + " · " + words.count("member.asking", waiting);
    }

    /// Whether the visitor is the owner. Those who may be asked for from people who open events.
    public List<Office> announcers() {
        return List.of(Office.STRANGER, Office.MEMBER, Office.DIRECTOR, Office.OFFICER);
    }

    /// Those who may open events, when somebody must be at least this.
    public String announced(Office least) {
        return words.get("member.announcers." + word(least));
    }

    public boolean owns() {
        return own == Office.OWNER;
    }

    /// The hours for which something may be told.
    public List<Integer> hours() {
        return List.of(1, 4, 12, 24, 72, 168);
    }

    public boolean runs() {
        return own.isAtLeast(Office.OFFICER);
    }

    static String word(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }
}
