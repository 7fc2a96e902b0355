package overtrick.page.api;

import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.house.json.Json;
import overtrick.page.Program;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// The body of a request: one object whose members are the fields that a form would have.
final class Said {

    /// Bytes; nothing that programs say is longer.
    static final int MOST = 64 * 1024;

    private Said() {}

    /// Reads the body for a form.
    ///
    /// @throws Sorry saying what is wrong and what would be right
    static void read(Visit visit, Class<? extends Record> form) {
        var ctx = visit.ctx();
        if (ctx.contentLength() > MOST || ctx.bodyAsBytes().length > MOST) {
            throw new Sorry(
                    HttpStatus.CONTENT_TOO_LARGE,
                    "too.large",
                    words -> words.get("too.large", MOST >> 10));
        }
        byte[] body = ctx.bodyAsBytes();
        if (body.length == 0) {
            Program.say(ctx, Map.of());
            return;
        }
        String type = Optional.ofNullable(ctx.contentType()).orElse("");
        if (!type.startsWith("application/json")) {
            throw new Sorry(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                    "api.json",
                    words -> words.get("api.json", type));
        }
        Program.say(ctx, fields(object(body), form));
    }

    private static JsonNode object(byte[] body) {
        try {
            var read = Json.MAPPER.readTree(body);
            if (read.isObject()) {
                return read;
            }
        } catch (JacksonException wrong) {
            throw new Sorry(
                    HttpStatus.BAD_REQUEST,
                    "api.object",
                    words -> words.get("api.object", place(wrong)));
        }
        throw new Sorry(
                HttpStatus.BAD_REQUEST, "api.object", words -> words.get("api.object", "1:1"));
    }

    private static String place(JacksonException wrong) {
        var at = wrong.getLocation();
        return at == null ? "1:1" : at.getLineNr() + ":" + at.getColumnNr();
    }

    private static Map<String, String> fields(JsonNode object, Class<? extends Record> form) {
        var known = names(form);
        var fields = new HashMap<String, String>();
        for (var member : object.properties()) {
            String name = member.getKey();
            if (!known.contains(name)) {
                throw Sorry.unclear("api.unknown", name, String.join(", ", known));
            }
            if (!member.getValue().isNull()) {
                fields.put(name, text(name, member.getValue()));
            }
        }
        return fields;
    }

    static List<String> names(Class<? extends Record> form) {
        return Arrays.stream(form.getRecordComponents()).map(one -> one.getName()).toList();
    }

    private static String text(String name, JsonNode value) {
        if (value.isBoolean()) {
            return value.booleanValue() ? "yes" : "no";
        }
        if (!value.isValueNode()) {
            throw Sorry.unclear("api.plain", name);
        }
        return value.asString();
    }
}
