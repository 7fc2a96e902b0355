package overtrick.app.can;

import static overtrick.house.json.Json.writeNumber;
import static overtrick.house.json.Json.writeText;

import overtrick.app.output.Json;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.Pack;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/// Events of Bài Càn as one JSON object each: the event's name, then what it carries, in the text
/// forms players know.
final class EventJson {

    private static final JsonMapper MAPPER = Json.with(textForms());

    private EventJson() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    static String line(CanEvent event) {
        var line = object();
        var name = event.getClass().getSimpleName();
        line.put("event", Character.toLowerCase(name.charAt(0)) + name.substring(1));
        line.setAll((ObjectNode) MAPPER.valueToTree(event));
        return line.toString();
    }

    private static SimpleModule textForms() {
        var module = new SimpleModule("can");
        writeText(module, CanCard.class, CanCard::code);
        writeText(module, CanSet.class, CanSet::code);
        writeText(module, CanCall.class, CanCall::toString);
        writeText(module, Trump.class, Trump::toString);
        writeText(module, CanRules.class, CanRules::print);
        writeText(module, Seat.class, seat -> String.valueOf(seat.letter()));
        writeText(module, Side.class, Side::letters);
        writeText(module, Pack.class, EventJson::text);
        writeNumber(module, CanLevel.class, CanLevel::points);
        return module;
    }

    private static String text(Pack pack) {
        return String.join(" ", pack.cards().stream().map(CanCard::code).toList());
    }
}
