package overtrick.page.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.server.handler.SizeLimitHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.people.People;
import overtrick.log.StoreException;
import overtrick.page.Assets;
import overtrick.page.Bulletin;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Limited;
import overtrick.page.Pages;
import overtrick.page.Porter;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.WebSettings;
import overtrick.page.back.BackRoom;
import overtrick.page.door.Caller;
import overtrick.page.door.Deed;
import overtrick.page.door.DoorLog;
import overtrick.page.door.Gate;
import overtrick.page.door.Proxies;

/// The club's pages, served by the program itself.
public final class Web {

    /// An answer may be as long as it likes.
    private static final int NO_LIMIT = -1;

    /// Attributes of a request: the pattern of its address, and who asks.
    private static final String ROUTE = "route";

    private static final String CALLER = "caller";

    /// What is told in the log of whoever is refused it.
    private static final Set<HttpStatus> NOTED =
            Set.of(HttpStatus.UNAUTHORIZED, HttpStatus.FORBIDDEN, HttpStatus.TOO_MANY_REQUESTS);

    private static final Logger LOG = LoggerFactory.getLogger(Web.class);

    private final Sites sites;
    private final Map<Site, Served> served = new IdentityHashMap<>();
    private final Proxies proxies;
    private final Doorkeeper doorkeeper;
    private final Connections connections;
    private final Connectors connectors;
    private final DoorLog doorLog = new DoorLog(InstantSource.system());
    private final BackRoom backRoom = new BackRoom();
    private final Map<Address, Right> rights = new HashMap<>();
    private final Javalin server;

    /// A club with its own limits: what is done in one keeps nobody from another.
    private record Served(Site site, Gate gate, Map<Address, Routes.Answer> answers) {}

    private Web(Sites sites, WebSettings given, Connections.Patience patience) {
        var settings = given.withMoreNames(sites.names());
        this.sites = sites;
        for (var site : sites.all()) {
            var gate = new Gate(settings.people(), InstantSource.system());
            served.put(site, new Served(site, gate, new HashMap<>()));
        }
        this.proxies = new Proxies(settings.proxies());
        this.connections = Connections.forPeople(settings.people(), proxies, patience);
        this.connectors = new Connectors(settings, connections);
        this.doorkeeper = new Doorkeeper(settings, proxies, connectors::encryptedPort);
        this.server = Javalin.create(config -> configure(config, settings));
    }

    /// Starts to serve a club; returns when the first request can be answered.
    ///
    /// @param people who may come
    /// @param features what is served
    public static Web start(
            People people, List<Feature> features, Porter porter, WebSettings settings) {
        return start(people, features, porter, settings, Connections.Patience.USUAL);
    }

    /// @param patience with those who send slowly
    static Web start(
            People people,
            List<Feature> features,
            Porter porter,
            WebSettings settings,
            Connections.Patience patience) {
        return start(Sites.of(Site.of(people, features, porter)), settings, patience);
    }

    /// Starts to serve clubs; returns when the first request can be answered.
    public static Web start(Sites sites, WebSettings settings) {
        return start(sites, settings, Connections.Patience.USUAL);
    }

    private static Web start(Sites sites, WebSettings settings, Connections.Patience patience) {
        var web = new Web(sites, settings, patience);
        web.server.start();
        return web;
    }

    /// Where is made what takes long.
    BackRoom backRoom() {
        return backRoom;
    }

    /// The port that is really used.
    public int port() {
        return server.port();
    }

    /// The port of encrypted connections; empty when there are none.
    public OptionalInt encryptedPort() {
        return connectors.encryptedPort();
    }

    /// Every address that is answered, as the server itself knows them.
    public List<Address> addresses() {
        return server.unsafe.internalRouter.allHttpHandlers().stream()
                .map(known -> known.endpoint)
                .filter(known -> known.method.isHttpMethod())
                .map(known -> new Address(known.method.name(), known.path))
                .toList();
    }

    /// What it takes to be answered at an address; empty for those of the server itself.
    public Optional<Right> right(Address address) {
        return Optional.ofNullable(rights.get(address));
    }

    /// Stops the server and ends all streams; pages reconnect by themselves when there is a server
    /// again.
    public void stop() {
        sites.all().forEach(site -> site.features().forEach(Feature::close));
        backRoom.close();
        connectors.close();
        connections.close();
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
        connectors.addTo(config);
        config.jetty.modifyServer(jetty -> {
            jetty.setErrorHandler(new BadRequests(settings.largestRequest()));
            jetty.insertHandler(new SizeLimitHandler(settings.largestRequest(), NO_LIMIT));
            jetty.insertHandler(connections.handler());
        });
        config.routes.before(doorkeeper::check);
        config.routes.before(
                ctx -> sites.asked(ctx).ifPresent(site -> site.sign().get().above(ctx)));
        for (var site : sites.all()) {
            var routes = new Added(config, known(site));
            site.features().forEach(feature -> feature.addTo(routes));
        }
        config.routes.get("/assets/{hash}/{name}", Assets::send);
        config.routes.get("/health", ctx -> ctx.result("ok\n"));
        config.routes.after(this::note);
        errors(config);
    }

    /// Notes what was refused and who was let in by a secret, and nothing of who it was.
    private void note(Context ctx) {
        DoorLog.Outcome ofSecret = ctx.attribute(Limited.SECRET);
        if (ofSecret == null && !NOTED.contains(ctx.status())) {
            return;
        }
        Caller known = ctx.attribute(CALLER);
        var forwarded = Optional.ofNullable(ctx.header("X-Forwarded-For"));
        var caller =
                known == null
                        ? Caller.of(Optional.empty(), proxies.origin(ctx.ip(), forwarded))
                        : known;
        var outcome = ofSecret == null ? DoorLog.Outcome.FORBIDDEN : ofSecret;
        doorLog.note(outcome, ctx.method().name(), route(ctx), ctx.status().getCode(), caller);
    }

    /// The pattern of the address: what stands in its places may open something.
    private static String route(Context ctx) {
        String route = ctx.attribute(ROUTE);
        return route == null ? "-" : route;
    }

    private Served known(Site site) {
        return Optional.ofNullable(served.get(site)).orElseThrow();
    }

    /// Where the features of a club add their pages. Clubs of one program have the same addresses;
    /// the server is told each once, and asks then whose answer it is.
    private final class Added implements Routes {

        private final JavalinConfig config;
        private final Served club;

        private Added(JavalinConfig config, Served club) {
            this.config = config;
            this.club = club;
        }

        @Override
        public void get(Right right, String path, Answer answer) {
            if (isNew(new Address("GET", path), right, answer)) {
                config.routes.get(path, visiting(new Address("GET", path), Deed.REQUEST));
            }
        }

        @Override
        public void post(Right right, String path, Answer answer) {
            if (isNew(new Address("POST", path), right, answer)) {
                config.routes.post(path, visiting(new Address("POST", path), Deed.MOVE));
            }
        }

        private boolean isNew(Address address, Right right, Answer answer) {
            var before = club.site().porter().before(right, address.path(), answer);
            if (club.answers().put(address, before) != null) {
                throw new IllegalStateException("answered twice: " + address);
            }
            return rights.put(address, right) == null;
        }
    }

    private Handler visiting(Address address, Deed deed) {
        return ctx -> {
            ctx.attribute(ROUTE, address.path());
            var asked = sites.asked(ctx).map(this::known);
            var answer = asked.flatMap(club -> Optional.ofNullable(club.answers().get(address)));
            if (answer.isEmpty()) {
                elsewhere(ctx, address);
                return;
            }
            var club = asked.get();
            Bulletin.keep(ctx, club.site().porter()::bulletins);
            var visit = new Visit(ctx, club.site().people(), club.gate(), proxies, backRoom);
            ctx.attribute(CALLER, visit.caller());
            visit.limit(deed);
            visit.expectFewWrongCookies();
            answer.get().give(visit);
        };
    }

    private void elsewhere(Context ctx, Address address) throws Exception {
        if (address.path().equals("/")) {
            sites.elsewhere().handle(ctx);
        } else {
            throw Sorry.notFound("no.page");
        }
    }

    private void errors(JavalinConfig config) {
        config.routes.exception(
                Sorry.class,
                (sorry, ctx) -> tell(ctx, sorry.status(), sorry.sentence(Visit.words(ctx))));
        config.routes.exception(ContentTooLargeResponse.class, (_, ctx) -> tellTooLarge(ctx));
        config.routes.exception(StoreException.class, Web::tellOfTheStore);
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
        LOG.debug("{} {}: {}", ctx.method(), route(ctx), failed.getMessage());
        ctx.header("Retry-After", "2");
        tell(ctx, HttpStatus.SERVICE_UNAVAILABLE, Visit.words(ctx).get("store.fault"));
    }

    private void tellTooLarge(Context ctx) {
        var tooLarge = doorkeeper.tooLarge();
        tell(ctx, tooLarge.status(), tooLarge.sentence(Visit.words(ctx)));
    }

    private void unforeseen(Exception wrong, Context ctx) {
        switch (ofTransfer(wrong)) {
            case 413 -> tellTooLarge(ctx);
            case 400 -> tell(ctx, HttpStatus.BAD_REQUEST, Visit.words(ctx).get("bad.400"));
            case 408 -> tell(ctx, HttpStatus.REQUEST_TIMEOUT, Visit.words(ctx).get("bad.408"));
            default -> {
                LOG.error("{} {} failed", ctx.method(), route(ctx), Unforeseen.of(wrong));
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

    /// A sentence: bare for scripts and programs, on a page for people.
    private static void tell(Context ctx, HttpStatus status, String sentence) {
        ctx.attribute(Visit.TOLD, true);
        ctx.status(status).header("Cache-Control", "no-store");
        String accepted = ctx.header("Accept");
        boolean page = accepted != null && accepted.contains("text/html");
        if (!page || ctx.header("HX-Request") != null) {
            ctx.contentType("text/plain; charset=utf-8").result(sentence);
            return;
        }
        var frame = Frame.of(ctx, sentence);
        ctx.contentType("text/html; charset=utf-8")
                .result(Pages.render("page/sorry", new Framed<>(frame, new SorryPage(sentence))));
    }
}
