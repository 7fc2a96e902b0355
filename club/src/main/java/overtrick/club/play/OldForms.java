package overtrick.club.play;

import overtrick.club.store.Json;
import overtrick.club.store.NewEvent;
import overtrick.robots.bidding.Agreements;
import tools.jackson.databind.node.ObjectNode;

/// Makes events of earlier versions into those of today: a table of version 1 was opened before
/// sides chose their systems.
final class OldForms {

    private OldForms() {}

    /// Whether the event has a form that was written once and is no more.
    static boolean has(NewEvent logged) {
        return logged.type().equals("table-opened") && logged.version() == 1;
    }

    static String renewed(NewEvent logged) {
        var opened = (ObjectNode) Json.MAPPER.readTree(logged.payload());
        opened.set("agreements", Json.MAPPER.valueToTree(Agreements.STANDARD));
        return Json.MAPPER.writeValueAsString(opened);
    }
}
