package overtrick.formats.results;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;
import overtrick.formats.results.JsonText.Value;
import overtrick.formats.results.LineDraft.WrongCell;
import overtrick.scoring.Adjustment;

/// Results as JSON: one object with the whole event, or JSON Lines with one result each.
public final class JsonResults {

    private static final Set<String> EVENT =
            Set.of("title", "entries", "results", "penalties", "carryOver", "seatings");
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<ResultFile.Entry> entries = new ArrayList<>();
    private final List<ResultFile.Line> lines = new ArrayList<>();
    private final List<ResultFile.Change> changes = new ArrayList<>();
    private final List<ResultFile.Seating> seatings = new ArrayList<>();
    private String title = "";

    private JsonResults() {}

    /// Reads results written as JSON, one object a line; what is wrong stands in the file's
    /// diagnostics.
    public static ResultFile read(String text) {
        return new JsonResults().file(TextEncoding.withoutMark(text));
    }

    private ResultFile file(String text) {
        try {
            var values = JsonText.values(text);
            if (values.isEmpty()) {
                throw new WrongCell(Place.START, "there is no JSON in this text");
            }
            values.forEach(this::top);
        } catch (WrongCell wrong) {
            diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
        }
        return new ResultFile(title, entries, lines, changes, seatings, diagnostics.list());
    }

    private void top(Value value) {
        var object = members(value, "an object");
        if (object.members().containsKey("results")) {
            event(object);
        } else {
            result(object);
        }
    }

    private void event(Value.Members event) {
        requireKnown(event, EVENT);
        title = event.member("title").map(JsonResults::plain).orElse("");
        items(event, "entries").forEach(this::entry);
        items(event, "results").forEach(this::result);
        items(event, "penalties").forEach(value -> change(value, Adjustment.Kind.PENALTY));
        items(event, "carryOver").forEach(value -> change(value, Adjustment.Kind.CARRY_OVER));
        items(event, "seatings").forEach(this::seating);
    }

    /// A wrong result does not hide the others.
    private void result(Value value) {
        try {
            lines.add(draft(value, LineDraft.COLUMNS).result());
        } catch (WrongCell wrong) {
            diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
        }
    }

    private void entry(Value value) {
        var draft = draft(value, Set.of("id", "name"));
        entries.add(new ResultFile.Entry(value.place(), draft.required("id"), draft.text("name")));
    }

    private void change(Value value, Adjustment.Kind kind) {
        var draft = draft(value, Set.of("id", "amount", "cause"));
        var change = new LineDraft(value.place());
        change.put("ns", draft.place("id"), draft.required("id"));
        change.put(
                "result",
                draft.place("amount"),
                draft.required("amount") + " " + draft.text("cause"));
        changes.add(change.change(kind));
    }

    private void seating(Value value) {
        var object = members(value, "a seating");
        var draft = draft(value, Set.of("section", "round", "table", "ns", "ew", "boards"));
        var boards = new ArrayList<BoardNumber>();
        for (var item : items(object, "boards")) {
            String number = plain(item);
            if (!number.matches("[1-9]\\d{0,5}")) {
                throw new WrongCell(item.place(), "board is not 1 or more: " + number);
            }
            boards.add(new BoardNumber(Integer.parseInt(number)));
        }
        seatings.add(
                new ResultFile.Seating(
                        value.place(),
                        draft.where(),
                        draft.required("ns"),
                        draft.required("ew"),
                        boards));
    }

    private static LineDraft draft(Value value, Collection<String> known) {
        var object = members(value, "an object");
        requireKnown(object, known);
        var draft = new LineDraft(value.place());
        object.members()
                .forEach((name, member) -> {
                    if (member instanceof Value.Plain(var place, var text)) {
                        draft.put(name, place, text);
                    }
                });
        return draft;
    }

    private static void requireKnown(Value.Members object, Collection<String> known) {
        object.members()
                .forEach((name, member) -> {
                    if (!known.contains(name)) {
                        throw new WrongCell(
                                member.place(),
                                "name is not %s: %s"
                                        .formatted(
                                                String.join(", ", known.stream().sorted().toList()),
                                                name));
                    }
                });
    }

    private static Value.Members members(Value value, String wanted) {
        if (value instanceof Value.Members object) {
            return object;
        }
        throw new WrongCell(value.place(), "this is not %s in braces".formatted(wanted));
    }

    private static List<Value> items(Value.Members object, String name) {
        var member = object.member(name);
        if (member.isEmpty()) {
            return List.of();
        }
        if (member.get() instanceof Value.Items(_, var items)) {
            return items;
        }
        throw new WrongCell(
                member.get().place(),
                "%s is not a list in brackets".formatted(name.toLowerCase(Locale.ROOT)));
    }

    private static String plain(Value value) {
        if (value instanceof Value.Plain(_, var text)) {
            return text;
        }
        throw new WrongCell(value.place(), "this is not a text or number");
    }
}
