package overtrick.evening.page;

import io.javalin.http.HttpStatus;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.Verdict;
import overtrick.house.people.Grant;
import overtrick.page.Sorry;
import overtrick.page.door.Deed;

/// How a link of an event lets somebody in: its key is exchanged for a grant of the device, and
/// from then on no address holds it.
///
/// @param link that the address names
public record Admission(EventVisit event, EventLink link) {

    /// Checks the key of a link.
    ///
    /// @throws Sorry when the link was never one, or is one no longer
    public void expect(Verdict verdict) {
        switch (verdict) {
            case STANDS -> {}
            case ENDED ->
                    throw new Sorry(
                            HttpStatus.GONE, words -> words.get("ev.link.ended." + link.kind()));
            case UNKNOWN -> throw event.visit().unknown("ev.old.link");
        }
    }

    /// Checks the key of a link of a table, a chair or for entering.
    ///
    /// @throws Sorry when it does not open the link
    public void expect(String key) {
        expect(event.tournaments().judge(event.id(), link, key));
    }

    /// Exchanges a key that was right for a grant, and leads to the page without it.
    ///
    /// @param page the address without the key
    public void exchange(String page) {
        if (isLedToResults()) {
            return;
        }
        if (!event.visit().ctx().method().name().equals("HEAD")) {
            take();
        }
        // nobody is told where this came from: the address held the key
        event.visit().ctx().header("Referrer-Policy", "no-referrer");
        event.visit().seeOther(page);
    }

    /// Grants the device what the link opens, unless it has it already.
    ///
    /// @throws Sorry when too many devices have it
    public void take() {
        var scope = link.scope(event.id());
        var keyring = event.visit().keyring();
        if (keyring.grant(scope).isPresent()) {
            return;
        }
        event.visit().limit(Deed.PREFERENCE);
        int most = link.kind().most();
        if (!keyring.take(scope, most)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.count("ev.link.full", most));
        }
    }

    /// Leads whoever comes to an event that has long been over to its results.
    ///
    /// @return whether that was done
    public boolean isLedToResults() {
        boolean over = event.tournaments().isOver(event.id());
        if (over) {
            event.visit().seeOther(event.path(""));
        }
        return over;
    }

    /// What the device may do by the link.
    ///
    /// @throws Sorry when it may not, or may no longer
    public Grant grant() {
        return event.visit()
                .keyring()
                .grant(link.scope(event.id()))
                .filter(_ -> !event.tournaments().isOver(event.id()))
                .orElseThrow(() -> {
                    event.visit().ctx().header("WWW-Authenticate", "Link");
                    return new Sorry(
                            HttpStatus.UNAUTHORIZED,
                            words -> words.get("ev.link.needed." + link.kind()));
                });
    }
}
