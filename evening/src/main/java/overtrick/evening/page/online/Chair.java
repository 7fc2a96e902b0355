package overtrick.evening.page.online;

import overtrick.evening.Evenings;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.page.EventVisit;
import overtrick.page.Visit;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;

/// The chair of one player of an entry, whose link the visitor has followed.
record Chair(EventVisit event, Entry entry, Player player) {

    /// @throws overtrick.page.Sorry when the link is not that of a chair
    static Chair of(EventVisit event, Evenings evenings) {
        var visit = event.visit();
        int entry = number(visit, "entry");
        var player = new Player(new EntryId(entry), number(visit, "player"));
        boolean right =
                evenings.tournaments()
                        .isChairKey(
                                event.id(),
                                player.entry(),
                                player.player(),
                                visit.ctx().pathParam("key"));
        var found =
                event.asPublic().state().entries().stream()
                        .filter(one -> one.id().equals(player.entry()) && !one.withdrawn())
                        .filter(_ -> right)
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

    /// The link of a chair.
    static String path(EventVisit event, Player player) {
        String key = event.tournaments().chairKey(event.id(), player.entry(), player.player());
        return event.path("/sit/%s/%d/%s".formatted(player.entry(), player.player(), key));
    }

    String name() {
        return entry.players().get(player.player());
    }
}
