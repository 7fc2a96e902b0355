package overtrick.page.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.jetty.server.handler.SizeLimitHandler;
import overtrick.house.people.People;
import overtrick.log.host.Asking;
import overtrick.page.Assets;
import overtrick.page.Bulletin;
import overtrick.page.Feature;
import overtrick.page.Limited;
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

    /// The header of W3C Trace Context.
    private static final String TRACE = "traceparent";

    /// What is told in the log of whoever is refused it.
    private static final Set<HttpStatus> NOTED =
            Set.of(HttpStatus.UNAUTHORIZED, HttpStatus.FORBIDDEN, HttpStatus.TOO_MANY_REQUESTS);

    private final Sites sites;
    private final Map<String, Served> served = new HashMap<>();
    private final Proxies proxies;
    private final Doorkeeper doorkeeper;
    private final Connections connections;
    private final Connectors connectors;
    private final DoorLog doorLog = new DoorLog(InstantSource.system());
    private final BackRoom backRoom = new BackRoom();
    private final Lookout lookout;
    private final Map<Address, Right> rights = new HashMap<>();
    private final Javalin server;

    /// A club with its own limits: what is done in one keeps nobody from another.
    private record Served(Site site, Gate gate, Map<Address, Routes.Answer> answers) {}

    private Web(Sites sites, WebSettings given, Connections.Patience patience) {
        var settings = given.withMoreNames(sites.names());
        this.sites = sites;
        for (var club : sites.clubs().entrySet()) {
            var gate = new Gate(settings.people(), InstantSource.system());
            served.put(club.getKey(), new Served(club.getValue(), gate, new HashMap<>()));
        }
        this.proxies = new Proxies(settings.proxies());
        this.connections = Connections.forPeople(settings.people(), proxies, patience);
        this.connectors = new Connectors(settings, connections);
        this.doorkeeper = new Doorkeeper(settings, proxies, connectors::encryptedPort);
        this.lookout = new Lookout(settings.watching(), this::watched);
        this.server = Javalin.create(config -> configure(config, settings));
    }

    private List<Lookout.Watched> watched() {
        return served.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(one ->
                        new Lookout.Watched(
                                one.getKey(),
                                one.getValue().site().instruments(),
                                one.getValue().gate()::census))
                .toList();
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
        sites.clubs().values().forEach(site -> site.features().forEach(Feature::close));
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
                ctx -> asked(ctx).ifPresent(club -> club.site().sign().get().above(ctx)));
        for (var club : served.values()) {
            var routes = new Added(config, club);
            club.site().features().forEach(feature -> feature.addTo(routes));
        }
        config.routes.get("/assets/{hash}/{name}", Assets::send);
        lookout.addTo(config);
        config.routes.after(this::note);
        config.routes.after(ctx -> lookout.count(ctx.status().getCode()));
        new Failures(doorkeeper::tooLarge).addTo(config);
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
    static String route(Context ctx) {
        String route = ctx.attribute(ROUTE);
        return route == null ? "-" : route;
    }

    /// The club that a request asks for; empty for the house.
    private Optional<Served> asked(Context ctx) {
        return Optional.ofNullable(served.get(sites.asked(ctx)));
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
            var asked = asked(ctx);
            var answer = asked.flatMap(club -> Optional.ofNullable(club.answers().get(address)));
            if (answer.isEmpty()) {
                elsewhere(ctx, address);
                return;
            }
            var club = asked.get();
            Bulletin.keep(ctx, club.site().porter()::bulletins);
            var visit = new Visit(ctx, club.site().people(), club.gate(), proxies, backRoom);
            ctx.attribute(CALLER, visit.caller());
            ctx.attribute(Visit.HERE, visit);
            visit.limit(deed);
            visit.expectFewWrongCookies();
            if (deed == Deed.MOVE) {
                act(visit, address, answer.get());
            } else {
                Asking.during(() -> answer.get().give(visit));
            }
        };
    }

    /// What somebody does has a name by which it is found again, in the log and by whoever asked.
    private void act(Visit visit, Address address, Routes.Answer answer) {
        var ctx = visit.ctx();
        var acts = lookout.acts();
        String trace = acts.trace(Optional.ofNullable(ctx.header(TRACE)));
        ctx.header(TRACE, acts.header(trace));
        acts.doing(trace, address.path(), () -> Asking.during(() -> answer.give(visit)));
    }

    private void elsewhere(Context ctx, Address address) throws Exception {
        if (address.path().equals("/")) {
            sites.elsewhere().handle(ctx);
        } else {
            throw Sorry.notFound("no.page");
        }
    }
}
