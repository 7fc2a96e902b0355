package overtrick.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.club.Club;
import overtrick.web.board.BoardRoutes;
import overtrick.web.card.SystemRoutes;
import overtrick.web.front.FrontRoutes;
import overtrick.web.table.Streams;
import overtrick.web.table.TableRoutes;

/// The club's pages, served by the program itself.
public final class Web {

    /// Connections that may wait for their turn: a whole hall comes back at once after a restart.
    private static final int ACCEPT_QUEUE = 4096;

    private static final Logger LOG = LoggerFactory.getLogger(Web.class);

    private final Club club;
    private final Doorkeeper doorkeeper;
    private final Streams streams;
    private final BoardRoutes boards;
    private final Javalin server;

    private Web(Club club, WebSettings settings) {
        this.club = club;
        this.doorkeeper = new Doorkeeper(settings.largestRequest());
        this.streams = new Streams(club);
        this.boards = new BoardRoutes(club);
        this.server = Javalin.create(config -> configure(config, settings));
    }

    /// Starts to serve; returns when the first request can be answered.
    public static Web start(Club club, WebSettings settings) {
        var web = new Web(club, settings);
        web.server.start();
        return web;
    }

    /// The port that is really used.
    public int port() {
        return server.port();
    }

    /// Ends all streams and serves no more; pages come back by themselves when there is a server
    /// again.
    public void stop() {
        streams.close();
        boards.close();
        server.stop();
    }

    private void configure(JavalinConfig config, WebSettings settings) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = settings.largestRequest();
        config.jetty.multipartConfig.maxFileSize(settings.largestRequest(), SizeUnit.BYTES);
        config.jetty.multipartConfig.maxTotalRequestSize(settings.largestRequest(), SizeUnit.BYTES);
        config.jetty.addConnector((jetty, http) -> {
            http.setSendServerVersion(false);
            var connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
            connector.setHost(settings.host());
            connector.setPort(settings.port());
            connector.setAcceptQueueSize(ACCEPT_QUEUE);
            return connector;
        });
        config.routes.before(doorkeeper::check);
        new FrontRoutes(club).addTo(this::get, this::post, config);
        new TableRoutes(club, streams).addTo(this::get, this::post, config);
        boards.addTo(this::get, this::post, config);
        new SystemRoutes(club.readings()).addTo(this::get, config);
        config.routes.get("/assets/{name}", Assets::send);
        config.routes.get("/health", ctx -> ctx.result("ok\n"));
        errors(config);
    }

    /// How a feature adds its pages.
    @FunctionalInterface
    public interface Door {
        void add(JavalinConfig config, String path, Answer answer);
    }

    @FunctionalInterface
    public interface Answer {
        void give(Visit visit);
    }

    private void get(JavalinConfig config, String path, Answer answer) {
        config.routes.get(path, visiting(answer));
    }

    private void post(JavalinConfig config, String path, Answer answer) {
        config.routes.post(path, visiting(answer));
    }

    private Handler visiting(Answer answer) {
        return ctx -> answer.give(new Visit(ctx, club));
    }

    private void errors(JavalinConfig config) {
        config.routes.exception(
                Sorry.class,
                (sorry, ctx) -> tell(ctx, sorry.status(), sorry.sentence(Visit.words(ctx))));
        config.routes.exception(
                ContentTooLargeResponse.class,
                (_, ctx) ->
                        tell(
                                ctx,
                                HttpStatus.CONTENT_TOO_LARGE,
                                doorkeeper.tooLarge().sentence(Visit.words(ctx))));
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

    private void unforeseen(Exception wrong, Context ctx) {
        if (isTooLarge(wrong)) {
            tell(
                    ctx,
                    HttpStatus.CONTENT_TOO_LARGE,
                    doorkeeper.tooLarge().sentence(Visit.words(ctx)));
            return;
        }
        LOG.error("{} {} failed", ctx.method(), ctx.path(), wrong);
        tell(ctx, HttpStatus.INTERNAL_SERVER_ERROR, Visit.words(ctx).get("our.fault"));
    }

    /// Jetty tells only by words that a form was too large.
    private static boolean isTooLarge(Throwable wrong) {
        for (var cause = Optional.of(wrong);
                cause.isPresent();
                cause = cause.map(Throwable::getCause)) {
            String message = String.valueOf(cause.get().getMessage());
            if (message.contains("too large") || message.contains("max length exceeded")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTold(Context ctx) {
        return ctx.attribute("told") != null;
    }

    /// A sentence: bare for scripts and programs, on a page for people.
    private static void tell(Context ctx, HttpStatus status, String sentence) {
        ctx.attribute("told", true);
        ctx.status(status).header("Cache-Control", "no-store");
        String accepted = ctx.header("Accept");
        boolean page = accepted != null && accepted.contains("text/html");
        if (!page || ctx.header("HX-Request") != null) {
            ctx.contentType("text/plain; charset=utf-8").result(sentence);
            return;
        }
        var frame = new Frame(Visit.words(ctx), Visit.preferences(ctx), sentence, "/");
        ctx.html(Pages.render("front/sorry", Map.of("frame", frame, "sentence", sentence)));
    }
}
