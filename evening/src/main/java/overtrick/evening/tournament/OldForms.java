package overtrick.evening.tournament;

import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Makes acts of version 1 into those of version 2: there was one section without a name, how an
/// event was scored was a name alone, and teams had no names.
final class OldForms {

    private static final String SECTION = "section";

    private static final Set<String> OF_SECTION =
            Set.of(
                    "table-marked",
                    "round-drawn",
                    "movement-repaired",
                    "round-begun",
                    "clock-stopped",
                    "clock-restarted",
                    "round-extended");

    private static final Set<String> OF_SLOT =
            Set.of("result-reported", "result-confirmed", "result-disputed", "result-ruled");

    private static final Map<String, UnaryOperator<ObjectNode>> OTHERS =
            Map.of(
                    "event-created", OldForms::charter,
                    "entries-seated", OldForms::seats,
                    "entry-made", named -> named);

    private OldForms() {}

    /// Whether the form of the act changed with version 2.
    static boolean changed(String name) {
        return OF_SECTION.contains(name) || OF_SLOT.contains(name) || OTHERS.containsKey(name);
    }

    /// @param act in the form of version 1; it is changed
    static ObjectNode read(String name, ObjectNode act) {
        if (OF_SECTION.contains(name)) {
            return act.put(SECTION, "");
        }
        if (OF_SLOT.contains(name)) {
            ((ObjectNode) act.get("slot")).put(SECTION, "");
            return act;
        }
        return OTHERS.getOrDefault(name, same -> same).apply(act);
    }

    private static ObjectNode charter(ObjectNode act) {
        var terms = (ObjectNode) act.get("charter").get("terms");
        String kind = terms.get("method").asString();
        var method = terms.putObject("method").put("kind", kind);
        if (kind.equals("VICTORY_POINTS")) {
            method.putObject("scale").put("is", "wbf-continuous");
        }
        terms.put("field", "ACROSS");
        return act;
    }

    private static ObjectNode seats(ObjectNode act) {
        var seats = JsonNodeFactory.instance.objectNode();
        seats.putArray("sections").add(act.put(SECTION, ""));
        return seats;
    }
}
