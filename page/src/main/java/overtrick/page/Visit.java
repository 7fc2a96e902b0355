package overtrick.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.codes.TypedCode;
import overtrick.house.people.Endings;
import overtrick.house.people.People;
import overtrick.house.people.Session;
import overtrick.house.people.Stay;
import overtrick.house.people.Token;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.back.BackRoom;
import overtrick.page.door.Deed;
import overtrick.page.door.Gate;
import overtrick.page.door.Proxies;

/// One request, with who asks and how they like their pages.
public final class Visit extends Limited {

    /// An attribute of a request whose answer says itself what is the matter: it gets no other
    /// page, whatever its status is.
    public static final String TOLD = "told";

    /// The attribute of a request under which its visit is kept.
    public static final String HERE = "visit";

    private static final String IDENTITY = "overtrick";

    private static final int UNTIL_THE_BROWSER_CLOSES = -1;
    private static final String PREFERENCES = "overtrick-likes";

    /// What a page in a frame of others may do: show what comes from here.
    private static final String FRAMED =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors *";

    private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);

    private static final int YEAR = (int) Duration.ofDays(365).toSeconds();

    /// Somebody of whom nothing is known: they may look.
    private static final Member.Person PASSER_BY = new Member.Person(new PersonId("-"), "");

    private final Context ctx;
    private final People people;
    private final Preferences preferences;
    private final Words words;
    private final Keyring keyring;
    private final Program program;
    private Optional<Session> session;
    private Optional<Member.Person> person;

    /// The secret of whoever has become a guest with this visit.
    private Optional<String> welcomed = Optional.empty();

    public Visit(Context ctx, People people, Gate gate, Proxies proxies, BackRoom backRoom) {
        super(ctx, gate, proxies, backRoom);
        this.ctx = ctx;
        this.people = people;
        this.preferences = preferences(ctx);
        this.words = words(ctx);
        this.program = Program.of(ctx, people.tokens());
        this.session = program.token().map(Token::session).or(this::openSession);
        this.person = session.map(Session::person);
        this.keyring = new Keyring(this, people.grants());
        recognise(person.map(Member.Person::id).or(keyring::device));
        program.token().map(Token::id).ifPresent(this::recogniseProgram);
    }

    public static Preferences preferences(Context ctx) {
        return Cookies.of(ctx, PREFERENCES).map(Preferences::parse).orElse(Preferences.USUAL);
    }

    public static Words words(Context ctx) {
        return Words.in(
                preferences(ctx)
                        .language()
                        .orElseGet(() -> Words.preferred(orEmpty(ctx.header("Accept-Language")))));
    }

    /// A member is known by the cookie of an encrypted line only, for any other may have been put
    /// there by somebody else; a guest who has played before the club was encrypted goes on.
    private Optional<Session> openSession() {
        var sessions = people.sessions();
        return Cookies.kept(ctx, IDENTITY)
                .flatMap(sessions::byToken)
                .or(() ->
                        Cookies.open(ctx, IDENTITY).flatMap(sessions::byToken).flatMap(this::kept));
    }

    /// The secret of a guest has been read by whoever listens on the open line: they get another
    /// one with their first page over an encrypted line.
    private Optional<Session> kept(Session open) {
        if (!isSecure()) {
            return Optional.of(open);
        }
        if (open.stay() != Stay.GUEST) {
            return Optional.empty();
        }
        if (looksAtPage()) {
            ctx.removeCookie(IDENTITY);
            identify(people.sessions().renew(open), Stay.GUEST);
        }
        return Optional.of(open);
    }

    /// Has a browser forget cookies that open nothing, and whoever shows many of them wait. A
    /// program with a token that opens nothing is told so.
    ///
    /// @throws Sorry then
    public void expectFewWrongCookies() {
        if (program.shown() && program.token().isEmpty()) {
            limitWrongCookies();
            throw Program.untold(ctx, "api.token.wrong");
        }
        boolean stranger = session.isEmpty() && Cookies.of(ctx, IDENTITY).isPresent();
        if (stranger) {
            Cookies.forget(ctx, IDENTITY, isSecure());
        }
        if (keyring.isForgotten() || stranger) {
            limitWrongCookies();
        }
    }

    /// By which program the visit comes; one that says nothing for a browser.
    public Program program() {
        return program;
    }

    /// Whether it comes from a program.
    public boolean isProgram() {
        return Program.asks(ctx);
    }

    /// What links have been opened in this browser.
    public Keyring keyring() {
        return keyring;
    }

    /// Has somebody told when what the visitor is let in by has ended: their session, or what the
    /// device may do.
    public Endings.Listening whenEnded(Runnable listener) {
        var all =
                Stream.concat(
                                session.map(Session::id).stream(),
                                keyring.device().map(PersonId::value).stream())
                        .map(what -> people.endings().listen(what, listener))
                        .toList();
        return () -> all.forEach(Endings.Listening::close);
    }

    public Context ctx() {
        return ctx;
    }

    public Words words() {
        return words;
    }

    public Preferences preferences() {
        return preferences;
    }

    @Override
    public Optional<Member.Person> person() {
        return person;
    }

    /// Who looks: the person, or somebody unknown.
    public Member.Person viewer() {
        return person.orElse(PASSER_BY);
    }

    /// The last event that a page shows which asks for what follows; -1 when it shows none.
    public long lastSeen() {
        try {
            String named = ctx.header("Last-Event-ID");
            return Long.parseLong(named == null ? param("last") : named);
        } catch (NumberFormatException nothing) {
            return -1;
        }
    }

    /// A file that came with the form; empty when none was chosen.
    public Optional<Upload> file(String field) {
        var file = ctx.isMultipartFormData() ? ctx.uploadedFile(field) : null;
        if (file == null || file.size() == 0) {
            return Optional.empty();
        }
        return Optional.of(read(file));
    }

    /// All files of a field that takes several; empty ones are told by their readers.
    public List<Upload> files(String field) {
        if (!ctx.isMultipartFormData()) {
            return List.of();
        }
        return ctx.uploadedFiles(field).stream()
                .filter(file -> !file.filename().isEmpty())
                .map(Visit::read)
                .toList();
    }

    private static Upload read(UploadedFile file) {
        try (var content = file.content()) {
            return new Upload(file.filename(), content.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Waits until the form has come with all its files.
    void awaitForm() {
        if (ctx.isMultipartFormData()) {
            var _ = ctx.uploadedFiles();
        }
        var _ = ctx.formParamMap();
    }

    /// The person; a guest is made of whoever has no name yet, but of no program.
    ///
    /// @throws Sorry when it takes a token
    public Member.Person guest() {
        if (isProgram() && person.isEmpty()) {
            throw Program.untold(ctx, "api.token");
        }
        if (person.isEmpty()) {
            limit(Deed.GUEST);
            var visitor = people.welcome(name(), device());
            welcomed = Optional.of(visitor.token());
            identify(visitor.token(), Stay.GUEST);
            person = Optional.of(visitor.person());
            if (ctx.header("HX-Request") != null) {
                ctx.header("HX-Refresh", "true"); // the open stream does not know them
            }
        }
        return person.get();
    }

    /// Where they are signed in; empty for those who are unknown, and for whoever has become a
    /// guest with this visit.
    public Optional<Session> session() {
        return session;
    }

    /// The member who is signed in; empty for guests and strangers.
    public Optional<Member.Person> member() {
        return session.filter(open -> open.stay() != Stay.GUEST).map(Session::person);
    }

    /// The session of the member by its id, which is no secret; empty for everybody else.
    String memberSession() {
        return session.filter(open -> open.stay() != Stay.GUEST).map(Session::id).orElse("");
    }

    /// Signs somebody in, who gets a new secret; whoever was signed in here is no longer. Their
    /// pages look as they like them.
    public void signIn(Member.Person member, Stay stay) {
        signOut();
        identify(people.sessions().begin(member.id(), stay, device()), stay);
        person = Optional.of(member);
        people.likes(member.id()).ifPresent(kept -> setCookie(PREFERENCES, kept));
    }

    /// Signs whoever is signed in here out. The browser keeps nothing of what it was shown; what a
    /// telephone has not sent yet stays, for it belongs to a table.
    public void leave() {
        signOut();
        ctx.header("Clear-Site-Data", "\"cache\"");
    }

    /// Signs whoever is signed in here out.
    private void signOut() {
        session.or(() -> welcomed.flatMap(people.sessions()::byToken))
                .ifPresent(open -> people.sessions().end(open.person().id(), open.id()));
        welcomed = Optional.empty();
        session = Optional.empty();
        person = Optional.empty();
        Cookies.forget(ctx, IDENTITY, isSecure());
    }

    /// What their browser is called; empty when it does not say.
    public String device() {
        return Device.of(ctx.header("User-Agent"));
    }

    private void identify(String token, Stay stay) {
        int age = stay == Stay.SHARED ? UNTIL_THE_BROWSER_CLOSES : (int) stay.longest().toSeconds();
        keep(IDENTITY, token, age);
    }

    private void keep(String name, String value, int age) {
        ctx.cookie(Cookies.made(name, value, age, isSecure()));
    }

    /// Whether the others at a table know how to call them.
    public boolean isNamed() {
        return person.filter(known -> People.isNamed(known.name())).isPresent();
    }

    /// Somebody who says their name while they do something else is called so from now on.
    public void nameGuest() {
        var known = guest();
        if (!isNamed() && !name().isEmpty()) {
            people.rename(known.id(), name());
            person = people.byId(known.id());
        }
    }

    /// Leads the page to another, also from within a form that is sent in place.
    public void goTo(String path) {
        if (byScript()) {
            ctx.header("HX-Redirect", path).status(HttpStatus.NO_CONTENT);
            return;
        }
        seeOther(path);
    }

    /// The value of a cookie that was kept here.
    public Optional<String> cookie(String name) {
        return Cookies.of(ctx, name);
    }

    /// The secret of a link that was opened here a short while ago; empty when none was.
    public Optional<String> secret(String name) {
        return Cookies.of(ctx, name).filter(kept -> !kept.isEmpty());
    }

    /// Takes the secret of a link out of the address: it is kept in the browser for as long as
    /// somebody may need to sign in first, and the page goes on without it.
    public void keepSecret(String name, String secret, String page) {
        keep(name, secret, (int) HALF_AN_HOUR.toSeconds());
        ctx.header("Referrer-Policy", "no-referrer");
        seeOther(page);
    }

    /// The secret of a link has been used.
    public void dropSecret(String name) {
        keep(name, "", 0);
    }

    /// Keeps a cookie for a year.
    public void setCookie(String name, String value) {
        keep(name, value, YEAR);
    }

    /// Keeps how they like their pages; of a member for all their devices.
    public void like(Preferences chosen) {
        setCookie(PREFERENCES, chosen.text());
        session.filter(open -> open.stay() != Stay.GUEST)
                .ifPresent(open -> people.like(open.person().id(), chosen.text()));
    }

    /// The table in the path.
    ///
    /// @throws Sorry when it is no table's code
    public TableId table() {
        return tableId(ctx.pathParam("code"));
    }

    /// @throws Sorry when it is no table's code, or too many were tried lately that are none
    public TableId tableId(String text) {
        expectFewGuesses();
        String code = TypedCode.of(text);
        if (!TableId.isCode(code)) {
            throw unknown("no.table", text.strip());
        }
        return new TableId(code);
    }

    /// The tournament in the path, or whatever else has a code like one.
    ///
    /// @throws Sorry when it is no tournament's code, or too many were tried lately that are none
    public TournamentId tournament() {
        return tournamentId(ctx.pathParam("code"));
    }

    /// @throws Sorry when it is no tournament's code, or too many were tried lately that are none
    public TournamentId tournamentId(String text) {
        expectFewGuesses();
        String code = TypedCode.of(text);
        if (!TournamentId.isCode(code)) {
            throw unknown("ev.no.event", text.strip());
        }
        return new TournamentId(code);
    }

    /// Refuses a visitor who has lately guessed too many codes, before anything is looked up.
    ///
    /// @throws Sorry then
    public void expectFewGuesses() {
        expectPatience(Deed.WRONG_CODE);
    }

    /// Counts a wrong guess at something secret, and says that there is no such thing.
    public Sorry unknown(String key, Object... details) {
        count(Deed.WRONG_CODE);
        return Sorry.notFound(key, details);
    }

    /// Counts a wrong guess at a table's code, and says that there is no such table.
    public Sorry noTable(TableId id) {
        return unknown("no.table", id.code());
    }

    /// Whether a script asked and not a plain form, which wants to see a page again.
    public boolean byScript() {
        return isProgram()
                || ctx.header("HX-Request") != null
                || !orEmpty(ctx.header("Accept")).contains("text/html");
    }

    /// Whether somebody looks at a whole page.
    public boolean looksAtPage() {
        return ctx.method().name().equals("GET") && !byScript();
    }

    public void seeOther(String path) {
        ctx.redirect(path, HttpStatus.SEE_OTHER);
    }

    /// Answers with a finished page.
    public void page(HttpStatus status, byte[] html) {
        newCookie().ifPresent(cookie -> setCookie(SEEN, cookie));
        ctx.attribute(TOLD, true);
        tellSession();
        ctx.status(status)
                .header("Cache-Control", "no-store")
                .contentType("text/html; charset=utf-8")
                .result(FullWidth.set(html, words));
    }

    /// Answers with a page that others may show in a frame of theirs. It is the same for everybody:
    /// it gives no cookie, tells of no session, and sends no form.
    ///
    /// @param words of the page, which need not be the visitor’s
    public void framed(HttpStatus status, byte[] html, Words words) {
        ctx.attribute(TOLD, true);
        ctx.res().setHeader("X-Frame-Options", null);
        ctx.status(status)
                .header("Content-Security-Policy", FRAMED)
                .header("Cross-Origin-Resource-Policy", "cross-origin")
                .header("Cache-Control", "no-store")
                .contentType("text/html; charset=utf-8")
                .result(FullWidth.set(html, words));
    }

    /// Tells an open page in which session it would be shown now.
    public void tellSession() {
        ctx.header("X-Session", memberSession());
    }

    public void page(byte[] html) {
        page(HttpStatus.OK, html);
    }
}
