package overtrick.evening.page.paper;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.house.people.Duty;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// Who helps the director of an event, and how somebody is asked to.
///
/// @param path of the console
/// @param alone whether only this machine can follow links
/// @param made a new link, shown this once
/// @param links that have not been withdrawn
/// @param taking the address where a member who was chosen to comment says that they do not play
public record HelpersPage(
        Words words,
        String path,
        boolean alone,
        Optional<Made> made,
        List<Helper> helpers,
        List<Line> links,
        String taking) {

    static final int MOST_HOURS = 24 * 14;
    static final int MOST_USES = 20;

    public HelpersPage {
        helpers = List.copyOf(helpers);
        links = List.copyOf(links);
    }

    /// @param told for what it is, and until when
    public record Made(QrPicture picture, String told) {}

    /// Somebody who holds an office.
    ///
    /// @param person as forms name them
    /// @param link by which they hold it, as forms name it
    /// @param by how they have come to it; may be empty
    /// @param endable whether it can be ended: the event is always somebody's
    /// @param capable whether the event can be handed over to them
    public record Helper(
            String person,
            String link,
            String name,
            String office,
            String by,
            boolean endable,
            boolean capable) {}

    /// A link.
    ///
    /// @param told for what it is, how many have come, and until when
    public record Line(String hash, String label, String told) {}

    /// The offices that can be given.
    public List<Duty> duties() {
        return Arrays.stream(Duty.values()).filter(duty -> duty != Duty.DIRECTOR).toList();
    }

    public String name(Duty duty) {
        return words.get("ev.office." + duty);
    }

    /// What somebody of that office does.
    public String does(Duty duty) {
        return words.get("ev.office.does." + duty);
    }

    /// The hours for which a link can be made.
    public List<Integer> hours() {
        return List.of(1, 4, 12, 24, 72, 168, MOST_HOURS);
    }

    /// Those to whom the event can be handed over.
    public List<Helper> successors() {
        return helpers.stream().filter(Helper::capable).toList();
    }
}
