package overtrick.app.can;

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
        Json.addText(module, CanCard.class, CanCard::code);
        Json.addText(module, CanSet.class, CanSet::code);
        Json.addText(module, CanCall.class, CanCall::toString);
        Json.addText(module, Trump.class, Trump::toString);
        Json.addText(module, CanRules.class, CanRules::print);
        Json.addText(module, Seat.class, seat -> String.valueOf(seat.letter()));
        Json.addText(module, Side.class, Side::letters);
        Json.addText(module, Pack.class, EventJson::text);
        Json.addNumber(module, CanLevel.class, CanLevel::points);
        return module;
    }

    private static String text(Pack pack) {
        return String.join(" ", pack.cards().stream().map(CanCard::code).toList());
    }
}
