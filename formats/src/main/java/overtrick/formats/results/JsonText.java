package overtrick.formats.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.formats.Place;
import overtrick.formats.results.LineDraft.WrongCell;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/// JSON as values that know where they stand, so that a wrong score deep in a file can be told by
/// line and column. Numbers stay texts. Not thread-safe.
final class JsonText {

    /// A value and its place.
    sealed interface Value {
        Place place();

        record Members(Place place, Map<String, Value> members) implements Value {
            Optional<Value> member(String name) {
                return Optional.ofNullable(members.get(name));
            }
        }

        record Items(Place place, List<Value> items) implements Value {}

        /// A string, a number, `true` or `false` as text; nothing for `null`.
        record Plain(Place place, String text) implements Value {}
    }

    private static final int DEEPEST = 100;

    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                    .build();

    private final JsonParser parser;

    private JsonText(JsonParser parser) {
        this.parser = parser;
    }

    /// All values of the text, one after the other: JSON, or JSON Lines.
    ///
    /// @throws WrongCell where it is no JSON
    static List<Value> values(String text) {
        try (var parser = JSON.createParser(ObjectReadContext.empty(), text)) {
            return new JsonText(parser).values();
        }
    }

    private List<Value> values() {
        try {
            var values = new ArrayList<Value>();
            while (parser.nextToken() != null) {
                values.add(value());
            }
            return values;
        } catch (JacksonException wrong) {
            var where = Optional.ofNullable(wrong.getLocation()).orElse(parser.currentLocation());
            throw new WrongCell(place(where), "this is no JSON: " + words(wrong));
        }
    }

    private Value value() {
        var place = place(parser.currentTokenLocation());
        return switch (parser.currentToken()) {
            case START_OBJECT -> members(place);
            case START_ARRAY -> items(place);
            case VALUE_NULL -> new Value.Plain(place, "");
            default -> new Value.Plain(place, String.valueOf(parser.getString()));
        };
    }

    private Value members(Place place) {
        var members = new LinkedHashMap<String, Value>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            members.put(name, value());
        }
        return new Value.Members(place, members);
    }

    private Value items(Place place) {
        var items = new ArrayList<Value>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return new Value.Items(place, items);
    }

    /// What Jackson says, without where a bracket was opened, for it does not tell that.
    private static String words(JacksonException wrong) {
        return wrong.getOriginalMessage().replaceFirst(" \\(start marker at .*", "");
    }

    private static Place place(TokenStreamLocation where) {
        return new Place(Math.max(1, where.getLineNr()), Math.max(1, where.getColumnNr()));
    }
}
