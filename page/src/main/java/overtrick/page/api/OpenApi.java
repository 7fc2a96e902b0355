package overtrick.page.api;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import overtrick.house.json.Json;
import overtrick.house.people.Reach;
import overtrick.page.Program;
import overtrick.page.Right;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.node.ObjectNode;

/// The document that describes all that programs can ask (OpenAPI 3.1), made from what the program
/// answers.
final class OpenApi {

    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)}");

    /// What stands in the places of addresses, with an example.
    private static final Map<String, List<String>> PLACES =
            Map.of(
                    "code", List.of("The code of a table or an event.", "K7Q2M"),
                    "board", List.of("The number of a board.", "1"),
                    "name", List.of("The name of a bidding system.", "standard-american"));

    private static final String WHAT =
            """
            A card club for programs. Everything is JSON; members that a program does not know are to \
            be left alone, for more may come. Cards are written `SA` (suit, rank, `T` for ten), seats \
            `N E S W`, strains `C D H S N`, calls `P X XX 1C` to `7N`, hands and deals in the form of \
            PBN, results `4SW+1` or `P`.

            A member makes a token on the page of their account and sends it with every request: \
            `Authorization: Bearer ot_…`. Cookies count for nothing here. A program may do what its \
            member may and its token says: `read`, `play`, `direct`. What everybody may see takes no \
            token. What cannot be met is a problem (RFC 9457) with a sentence in the language of \
            `Accept-Language`; who asks too often is told in `Retry-After` how many seconds to wait. \
            A body is 64 KiB at most.

            A stream is `text/event-stream`: after every change comes the whole as it is then, with \
            its number as `id`; who comes back with `Last-Event-ID` misses nothing. An event named \
            `beat` comes every two seconds in which nothing else does.\
            """;

    private final List<Operation> operations;
    private final Schemas schemas;

    OpenApi(List<Operation> operations, List<Class<? extends Record>> variants) {
        this.operations = List.copyOf(operations);
        this.schemas = new Schemas(variants);
    }

    byte[] json() {
        var document = Json.MAPPER.createObjectNode().put("openapi", "3.1.0");
        var info = document.putObject("info").put("title", "Overtrick").put("version", "1");
        info.put("description", WHAT);
        info.putObject("license").put("name", "Apache 2.0").put("identifier", "Apache-2.0");
        document.putArray("servers").addObject().put("url", "/");
        document.set("paths", paths());
        document.set("components", components());
        return Json.MAPPER
                .writer()
                .with(SerializationFeature.INDENT_OUTPUT)
                .writeValueAsBytes(document);
    }

    private ObjectNode paths() {
        var paths = new LinkedHashMap<String, ObjectNode>();
        for (var one : operations) {
            paths.computeIfAbsent(Program.V1 + one.path(), _ -> Json.MAPPER.createObjectNode())
                    .set(one.method(), described(one));
        }
        var node = Json.MAPPER.createObjectNode();
        paths.forEach(node::set);
        var itself = node.putObject(Program.V1 + "/openapi.json").putObject("get");
        itself.put("operationId", "get_openapi").put("summary", "This document.");
        itself.putArray("security").addObject();
        var ok = itself.putObject("responses").putObject("200").put("description", "The document.");
        ok.putObject("content")
                .putObject("application/json")
                .putObject("schema")
                .put("type", "object");
        return node;
    }

    private ObjectNode described(Operation one) {
        var node = Json.MAPPER.createObjectNode().put("operationId", id(one));
        node.putArray("tags").add(one.path().split("/")[1]);
        node.put("summary", one.about());
        secure(node, one);
        parameters(node, one);
        one.takes()
                .ifPresent(form -> {
                    var body = node.putObject("requestBody");
                    body.putObject("content")
                            .putObject("application/json")
                            .set("schema", schemas.at(form));
                });
        var responses = node.putObject("responses");
        var ok = responses.putObject("200").put("description", "Done, or found.");
        var content = ok.putObject("content");
        switch (one.gives()) {
            case Operation.Gives.Told<?>(var form, _, _) ->
                    content.putObject("application/json").set("schema", schemas.at(form));
            case Operation.Gives.File(var type, _) ->
                    content.putObject(type).putObject("schema").put("type", "string");
            case Operation.Gives.Stream(var form, _) ->
                    content.putObject("text/event-stream")
                            .putObject("schema")
                            .put("type", "string")
                            .put("contentMediaType", "text/event-stream")
                            .put("description", "The data of each event is one " + form(form));
        }
        if (one.gives() instanceof Operation.Gives.Stream(var form, _)) {
            var _ = schemas.at(form);
        }
        for (var wrong : List.of("4XX", "5XX")) {
            responses.putObject(wrong).put("$ref", "#/components/responses/Problem");
        }
        return node;
    }

    private static String form(Class<?> form) {
        return form.getSimpleName() + ".";
    }

    /// Such as `post_tables_code_call`.
    private static String id(Operation one) {
        return one.method() + one.path().replaceAll("[{}]", "").replaceAll("[^A-Za-z0-9]+", "_");
    }

    private static void secure(ObjectNode node, Operation one) {
        var security = node.putArray("security");
        if (one.looks() && one.right() == Right.LOOK) {
            security.addObject();
        }
        security.addObject().putArray("token").add(Program.least(one.looks(), one.right()).word());
    }

    private static void parameters(ObjectNode node, Operation one) {
        var all = node.putArray("parameters");
        PLACE.matcher(one.path())
                .results()
                .forEach(place -> {
                    String name = place.group(1);
                    var known = Objects.requireNonNull(PLACES.get(name), name);
                    parameter(all.addObject(), "path", known.getFirst(), known.getLast())
                            .put("name", name)
                            .put("required", true);
                });
        for (var question : one.questions()) {
            parameter(all.addObject(), "query", question.about(), question.example())
                    .put("name", question.name())
                    .put("required", question.needed());
        }
    }

    private static ObjectNode parameter(ObjectNode node, String in, String about, String example) {
        node.put("in", in).put("description", about).put("example", example);
        node.putObject("schema").put("type", "string");
        return node;
    }

    private ObjectNode components() {
        var components = Json.MAPPER.createObjectNode();
        var schemes = components.putObject("securitySchemes");
        schemes.putObject("token")
                .put("type", "http")
                .put("scheme", "bearer")
                .put("description", "Made by a member on the page of their account: " + reaches());
        var problem = components.putObject("responses").putObject("Problem");
        problem.put("description", "It cannot be met.");
        var later = problem.putObject("headers").putObject("Retry-After");
        later.put("description", "Seconds to wait, where waiting helps.");
        later.putObject("schema").put("type", "integer");
        problem.putObject("content")
                .putObject(Problem.TYPE)
                .set("schema", schemas.at(Problem.class));
        var taken = new HashSet<Class<?>>();
        operations.forEach(one -> one.takes().ifPresent(taken::add));
        components.set("schemas", schemas.all(taken));
        return components;
    }

    private static String reaches() {
        return String.join(", ", List.of(Reach.values()).stream().map(Reach::word).toList()) + ".";
    }
}
