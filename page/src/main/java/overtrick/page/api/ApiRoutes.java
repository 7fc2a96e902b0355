package overtrick.page.api;

import io.javalin.http.ContentType;
import io.javalin.http.HttpStatus;
import java.util.List;
import overtrick.house.json.Json;
import overtrick.page.Feature;
import overtrick.page.Program;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;

/// The addresses for programs, and the document that describes them.
public final class ApiRoutes implements Feature {

    private static final String HOUR = "public, max-age=3600";

    private final List<Operation> operations;
    private final byte[] document;

    /// @param operations of all rooms
    /// @param variants the records that are told as a [Variant]
    public ApiRoutes(List<Operation> operations, List<Class<? extends Record>> variants) {
        this.operations = List.copyOf(operations);
        this.document = new OpenApi(operations, variants).json();
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, Program.V1 + "/openapi.json", this::document);
        operations.forEach(one -> add(routes, one));
    }

    private void document(Visit visit) {
        visit.ctx()
                .contentType(ContentType.APPLICATION_JSON)
                .header("Cache-Control", HOUR)
                .result(document);
    }

    private static void add(Routes routes, Operation one) {
        String path = Program.V1 + one.path();
        var answer = answer(one);
        if (one.takes().isPresent()) {
            routes.post(one.right(), path, answer);
        } else if (one.gives() instanceof Operation.Gives.Told<?>(_, boolean slow, _) && slow) {
            routes.getSlow(one.right(), path, answer);
        } else {
            routes.get(one.right(), path, answer);
        }
    }

    private static Routes.Answer answer(Operation one) {
        return visit -> {
            one.takes().ifPresent(form -> Said.read(visit, form));
            switch (one.gives()) {
                case Operation.Gives.Told<?> told -> send(visit, told.answer().apply(visit));
                case Operation.Gives.File(_, var file) -> file.accept(visit);
                case Operation.Gives.Stream(_, var stream) -> stream.accept(visit);
            }
        };
    }

    private static void send(Visit visit, Record told) {
        visit.ctx()
                .status(HttpStatus.OK)
                .contentType(ContentType.APPLICATION_JSON)
                .header("Cache-Control", "no-store")
                .result(Json.MAPPER.writeValueAsBytes(told));
    }
}
