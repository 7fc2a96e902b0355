package overtrick.page.api;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import overtrick.house.json.Json;
import tools.jackson.databind.node.ObjectNode;

/// What objects look like, as JSON Schema (2020-12): worked out from the records that are sent, so
/// that it says no more and no less.
final class Schemas {

    private static final String AT = "#/components/schemas/";

    /// What are numbers without a fraction.
    private static final Set<Type> WHOLE = Set.of(int.class, long.class, Integer.class, Long.class);

    private static final Set<Type> NUMBERS = Set.of(double.class, Double.class, BigDecimal.class);

    private final Collection<Class<? extends Record>> variants;
    private final Map<String, Class<?>> named = new TreeMap<>();
    private final ArrayDeque<Class<?>> waiting = new ArrayDeque<>();

    /// @param variants the records that implement a [Variant]
    Schemas(Collection<Class<? extends Record>> variants) {
        this.variants = variants;
    }

    /// A reference to the schema of a record.
    ObjectNode at(Class<?> form) {
        var known = named.putIfAbsent(form.getSimpleName(), form);
        if (known == null) {
            waiting.add(form);
        } else if (known != form) {
            throw new IllegalStateException("two forms of one name: " + known + ", " + form);
        }
        return Json.MAPPER.createObjectNode().put("$ref", AT + form.getSimpleName());
    }

    /// The schemas of all that was referred to.
    ///
    /// @param taken those that are said by programs: nothing else may stand in them
    ObjectNode all(Set<Class<?>> taken) {
        var schemas = new TreeMap<String, ObjectNode>();
        var done = new HashSet<Class<?>>();
        while (!waiting.isEmpty()) {
            var form = waiting.remove();
            if (done.add(form)) {
                schemas.put(form.getSimpleName(), schema(form, taken.contains(form)));
            }
        }
        var node = Json.MAPPER.createObjectNode();
        schemas.forEach(node::set);
        return node;
    }

    private ObjectNode schema(Class<?> form, boolean taken) {
        if (!form.isRecord()) {
            return choice(form);
        }
        var node = Json.MAPPER.createObjectNode().put("type", "object");
        about(form).ifPresent(about -> node.put("description", about.value()));
        var members = Json.MAPPER.createObjectNode();
        var needed = new ArrayList<String>();
        for (var component : form.getRecordComponents()) {
            members.set(component.getName(), member(component));
            if (component.getType() != Optional.class) {
                needed.add(component.getName());
            }
        }
        node.set("properties", members);
        if (!needed.isEmpty()) {
            var array = node.putArray("required");
            needed.forEach(array::add);
        }
        if (taken) {
            node.put("additionalProperties", false);
        }
        return node;
    }

    private ObjectNode choice(Class<?> form) {
        var node = Json.MAPPER.createObjectNode();
        about(form).ifPresent(about -> node.put("description", about.value()));
        var array = node.putArray("anyOf");
        variants.stream()
                .filter(form::isAssignableFrom)
                .sorted(Comparator.comparing(Class::getSimpleName))
                .forEach(one -> array.add(at(one)));
        return node;
    }

    private static Optional<About> about(AnnotatedElement element) {
        return Optional.ofNullable(element.getAnnotation(About.class));
    }

    private ObjectNode member(RecordComponent component) {
        var node = of(component.getGenericType());
        about(component)
                .ifPresent(about -> {
                    node.put("description", about.value());
                    var plain = node.path("type").asString("").equals("array") ? items(node) : node;
                    if (about.words().length > 0) {
                        var words = plain.putArray("enum");
                        List.of(about.words()).forEach(words::add);
                    }
                    if (!about.example().isEmpty()) {
                        example(plain, about.example());
                    }
                });
        return node;
    }

    private static ObjectNode items(ObjectNode array) {
        return (ObjectNode) array.path("items");
    }

    private static void example(ObjectNode node, String text) {
        var examples = node.putArray("examples");
        switch (node.path("type").asString("")) {
            case "integer" -> examples.add(Long.parseLong(text));
            case "number" -> examples.add(new BigDecimal(text));
            case "boolean" -> examples.add(Boolean.parseBoolean(text));
            default -> examples.add(text);
        }
    }

    private ObjectNode of(Type type) {
        if (type instanceof ParameterizedType made) {
            return of(made);
        }
        var node = Json.MAPPER.createObjectNode();
        if (WHOLE.contains(type)) {
            return node.put("type", "integer");
        }
        if (NUMBERS.contains(type)) {
            return node.put("type", "number");
        }
        if (type == boolean.class || type == Boolean.class) {
            return node.put("type", "boolean");
        }
        if (type == String.class) {
            return node.put("type", "string");
        }
        if (type instanceof Class<?> form && (form.isRecord() || form == Variant.class)) {
            return at(form);
        }
        throw new IllegalStateException("no schema for " + type);
    }

    private ObjectNode of(ParameterizedType type) {
        var inner = type.getActualTypeArguments();
        var node = Json.MAPPER.createObjectNode();
        if (type.getRawType() == Optional.class) {
            return of(inner[0]);
        }
        if (type.getRawType() == List.class) {
            node.put("type", "array").set("items", of(inner[0]));
            return node;
        }
        if (type.getRawType() == Map.class) {
            node.put("type", "object").set("additionalProperties", of(inner[1]));
            return node;
        }
        throw new IllegalStateException("no schema for " + type);
    }
}
