package overtrick.page.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.StoreException;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.FullWidth;
import overtrick.page.Pages;
import overtrick.page.Program;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.api.Problem;

/// What is answered to a request that fails: a sentence, bare for scripts and programs, on a page
/// for people.
///
/// @param tooLarge what is said of a request that is too large
record Failures(Supplier<Sorry> tooLarge) {

    private static final Logger LOG = LoggerFactory.getLogger(Web.class);

    /// The place of a page that is no page of the club: the menu marks nothing.
    private static final String NOWHERE = "";

    void addTo(JavalinConfig config) {
        config.routes.exception(
                Sorry.class,
                (sorry, ctx) ->
                        tell(ctx, sorry.status(), sorry.code(), sorry.sentence(Visit.words(ctx))));
        config.routes.exception(ContentTooLargeResponse.class, (_, ctx) -> tellTooLarge(ctx));
        config.routes.exception(StoreException.class, Failures::tellOfTheStore);
        config.routes.exception(Exception.class, this::unforeseen);
        config.routes.error(
                HttpStatus.NOT_FOUND,
                ctx -> {
                    if (!isTold(ctx)) {
                        tell(ctx, HttpStatus.NOT_FOUND, Visit.words(ctx).get("no.page"));
                    }
                });
        config.routes.error(
                HttpStatus.METHOD_NOT_ALLOWED,
                ctx -> tell(ctx, HttpStatus.METHOD_NOT_ALLOWED, Visit.words(ctx).get("no.method")));
    }

    /// The store says itself in the log when it can no longer write and when it can again.
    private static void tellOfTheStore(StoreException failed, Context ctx) {
        LOG.debug("{} {}: {}", ctx.method(), Web.route(ctx), failed.getMessage());
        ctx.header("Retry-After", "2");
        tell(ctx, HttpStatus.SERVICE_UNAVAILABLE, Visit.words(ctx).get("store.fault"));
    }

    private void tellTooLarge(Context ctx) {
        var told = tooLarge.get();
        tell(ctx, told.status(), told.sentence(Visit.words(ctx)));
    }

    private void unforeseen(Exception wrong, Context ctx) {
        switch (ofTransfer(wrong)) {
            case 413 -> tellTooLarge(ctx);
            case 400 -> tell(ctx, HttpStatus.BAD_REQUEST, Visit.words(ctx).get("bad.400"));
            case 408 -> tell(ctx, HttpStatus.REQUEST_TIMEOUT, Visit.words(ctx).get("bad.408"));
            default -> {
                LOG.error("{} {} failed", ctx.method(), Web.route(ctx), Unforeseen.of(wrong));
                tell(ctx, HttpStatus.INTERNAL_SERVER_ERROR, Visit.words(ctx).get("our.fault"));
            }
        }
    }

    /// The status by which the server says that the sender did not keep to the protocol or to a
    /// limit: the first cause of all; 0 for any other exception.
    private static int ofTransfer(Throwable wrong) {
        int status = 0;
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof HttpException ofTransfer) {
                status = ofTransfer.getCode();
            }
        }
        return status;
    }

    private static boolean isTold(Context ctx) {
        return ctx.attribute(Visit.TOLD) != null;
    }

    /// Every one of them is the same at whatever address it comes: the words of a table that is
    /// closed to one do not tell which table it was.
    private static Frame frame(Context ctx, String sentence) {
        return Optional.<Visit>ofNullable(ctx.attribute(Visit.HERE))
                .map(visit -> Frame.of(visit, sentence).liked(visit.preferences(), NOWHERE))
                .orElseGet(() -> Frame.of(ctx, sentence).liked(Visit.preferences(ctx), NOWHERE));
    }

    /// A sentence: bare for scripts, on a page for people, a problem for programs.
    private static void tell(Context ctx, HttpStatus status, String sentence) {
        tell(ctx, status, "", sentence);
    }

    /// @param code by which programs know what is the matter; may be empty
    private static void tell(Context ctx, HttpStatus status, String code, String sentence) {
        ctx.attribute(Visit.TOLD, true);
        ctx.status(status).header("Cache-Control", "no-store");
        if (Program.asks(ctx)) {
            var problem = Problem.of(status.getCode(), status.getMessage(), sentence, code);
            ctx.contentType(Problem.TYPE).result(problem.json());
            return;
        }
        String accepted = ctx.header("Accept");
        boolean page = accepted != null && accepted.contains("text/html");
        if (!page || ctx.header("HX-Request") != null) {
            ctx.contentType("text/plain; charset=utf-8").result(sentence);
            return;
        }
        var frame = frame(ctx, sentence);
        byte[] html = Pages.render("page/sorry", new Framed<>(frame, new SorryPage(sentence)));
        ctx.contentType("text/html; charset=utf-8").result(FullWidth.set(html, frame.words()));
    }
}
