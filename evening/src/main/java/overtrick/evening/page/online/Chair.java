package overtrick.evening.page.online;

import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.page.Admission;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.EventLink;
import overtrick.page.Visit;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;

/// The chair of one player of an entry, whose link has been opened on the visitor's device.
record Chair(EventVisit event, Entry entry, Player player) {

    /// @throws overtrick.page.Sorry when the address is not that of a chair
    static Player named(EventVisit event) {
        var visit = event.visit();
        return new Player(new EntryId(number(visit, "entry")), number(visit, "player"));
    }

    static Admission admission(EventVisit event) {
        var player = named(event);
        return new Admission(event, EventLink.ofChair(player.entry(), player.player()));
    }

    /// @throws overtrick.page.Sorry when the device has no grant for the chair, or the key in the
    ///   address is not its key
    static Chair of(EventVisit event) {
        var visit = event.visit();
        var player = named(event);
        String key = visit.ctx().pathParamMap().getOrDefault("key", "");
        if (key.isEmpty()) {
            var _ = admission(event).grant();
        } else {
            admission(event).expect(key);
        }
        var found =
                event.asPublic().state().entries().stream()
                        .filter(one -> one.id().equals(player.entry()) && !one.withdrawn())
                        .filter(one -> player.player() < one.players().size())
                        .findFirst()
                        .orElseThrow(() -> visit.unknown("ev.old.link"));
        return new Chair(event, found, player);
    }

    private static int number(Visit visit, String name) {
        String text = visit.ctx().pathParam(name);
        if (!text.matches("\\d{1,6}")) {
            throw visit.unknown("ev.old.link");
        }
        return Integer.parseInt(text);
    }

    /// The address of the chair's page.
    String home() {
        return event.path("/sit/%s/%d".formatted(player.entry(), player.player()));
    }

    /// The link of a chair.
    static String path(EventVisit event, Player player) {
        String key = event.tournaments().chairKey(event.id(), player.entry(), player.player());
        return event.path("/sit/%s/%d/%s".formatted(player.entry(), player.player(), key));
    }

    String name() {
        return entry.players().get(player.player());
    }
}
