package overtrick.server.pages;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import overtrick.page.server.Address;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The document that describes what programs can ask, read by somebody else's library. What is told
/// is held against it strictly: a member that the document does not name is a fault.
final class ApiDocument {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final SchemaRegistry schemas =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final JsonNode document;
    private final Map<String, Schema> known = new HashMap<>();

    ApiDocument(String text) {
        this.document = JSON.readTree(text);
    }

    /// Every address that it names.
    Set<Address> addresses() {
        var all = new TreeSet<Address>(Comparator.comparing(Address::toString));
        for (var path : document.path("paths").properties()) {
            for (var method : path.getValue().propertyNames()) {
                all.add(new Address(method.toUpperCase(Locale.ROOT), path.getKey()));
            }
        }
        return all;
    }

    private JsonNode operation(Address address) {
        var found =
                document.path("paths")
                        .path(address.path())
                        .path(address.method().toLowerCase(Locale.ROOT));
        if (found.isMissingNode()) {
            throw new AssertionError("not in the document: " + address);
        }
        return found;
    }

    /// The type of what is answered where all goes well.
    String type(Address address) {
        return operation(address)
                .path("responses")
                .path("200")
                .path("content")
                .propertyNames()
                .stream()
                .findFirst()
                .orElseThrow();
    }

    /// The name of the form of what is answered; empty where it is none of ours.
    String form(Address address) {
        return name(operation(address).path("responses").path("200").path("content"));
    }

    /// The name of the form of what is said.
    String asked(Address address) {
        return name(operation(address).path("requestBody").path("content"));
    }

    private static String name(JsonNode content) {
        return content.path("application/json")
                .path("schema")
                .path("$ref")
                .asString("")
                .replaceFirst(".*/", "");
    }

    /// What is wrong with something in a form; empty for nothing.
    List<String> faults(String form, String json) {
        var schema = known.computeIfAbsent(form, this::schema);
        var faults = new ArrayList<String>();
        schema.validate(JSON.readTree(json)).forEach(error -> faults.add(error.toString()));
        return faults;
    }

    private Schema schema(String form) {
        var strict = (ObjectNode) document.deepCopy();
        strict.path("components")
                .path("schemas")
                .properties()
                .forEach(one -> {
                    if (one.getValue().has("properties")) {
                        ((ObjectNode) one.getValue()).put("additionalProperties", false);
                    }
                });
        var root = JSON.createObjectNode();
        root.put("$schema", SpecificationVersion.DRAFT_2020_12.getDialectId());
        root.put("$ref", "#/components/schemas/" + form);
        root.set("components", strict.path("components"));
        return schemas.getSchema(root);
    }

    /// Examples of everything that programs say, by the form.
    Map<String, String> examples() {
        var all = new HashMap<String, String>();
        for (var address : addresses()) {
            String form = address.method().equals("POST") ? asked(address) : "";
            if (!form.isEmpty()) {
                var example = JSON.createObjectNode();
                document.path("components")
                        .path("schemas")
                        .path(form)
                        .path("properties")
                        .properties()
                        .forEach(one -> {
                            var said = one.getValue().path("examples").path(0);
                            var word = one.getValue().path("enum").path(0);
                            var shown = said.isMissingNode() ? word : said;
                            if (!shown.isMissingNode()) {
                                example.set(one.getKey(), shown);
                            }
                        });
                all.put(form, example.toString());
            }
        }
        return all;
    }
}
