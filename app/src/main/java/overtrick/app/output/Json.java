package overtrick.app.output;

import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/// The JSON that commands read and print: one object a line. Members come in the order in which
/// they are put; where a set or a map has no order of its own, they are sorted, so that the same
/// question has the same answer to the last byte.
public final class Json {

    public static final JsonMapper MAPPER = with(new SimpleModule("plain"));

    private Json() {}

    /// A mapper that writes some types in a way of their own.
    public static JsonMapper with(SimpleModule types) {
        return JsonMapper.builder()
                .addModule(types)
                .addModule(new SimpleModule("order").addSerializer(new Sorted()))
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .build();
    }

    private static final class Sorted extends StdSerializer<Set<?>> {

        private Sorted() {
            super(Set.class);
        }

        @Override
        public void serialize(Set<?> set, JsonGenerator out, SerializationContext context) {
            out.writeStartArray();
            set.stream().sorted().forEach(value -> context.writeValue(out, value));
            out.writeEndArray();
        }
    }
}
