package overtrick.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.function.Supplier;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.back.BackRoom;
import overtrick.page.back.BackRoom.Length;
import overtrick.page.door.Caller;
import overtrick.page.door.Caller.Acquaintance;
import overtrick.page.door.Census;
import overtrick.page.door.Deed;
import overtrick.page.door.DoorLog;
import overtrick.page.door.Gate;
import overtrick.page.door.OpenStream;
import overtrick.page.door.Proxies;

/// The limits of one request: who asks, how often they may, and what the back room works out for
/// them.
public abstract sealed class Limited extends Form permits Visit {

    /// An attribute of a request that came with a secret: what is noted of it.
    public static final String SECRET = "secret";

    static final String SEEN = "overtrick-seen";

    /// The seconds after which to try again when the queue of the back room is full.
    private static final int BUSY_SECONDS = 5;

    private final Context ctx;
    private final Gate gate;
    private final Proxies proxies;
    private final BackRoom backRoom;
    private Caller caller;

    Limited(Context ctx, Gate gate, Proxies proxies, BackRoom backRoom) {
        super(ctx);
        this.ctx = ctx;
        this.gate = gate;
        this.proxies = proxies;
        this.backRoom = backRoom;
        this.caller = Caller.of(Optional.empty(), proxies.origin(ctx.ip(), forwardedFor()));
    }

    /// Says whose cookie came with the request: a person, or a device that somebody has let in.
    void recognise(Optional<PersonId> person) {
        var seen = Cookies.of(ctx, SEEN).flatMap(gate.seen()::bearer);
        if (person.isPresent()) {
            caller = caller.known(person.get().value());
        } else if (seen.isPresent()) {
            caller = caller.newcomer(seen.get());
        }
    }

    /// A program has limits of its own beside those of its member's browsers.
    void recogniseProgram(String token) {
        caller = caller.known("token " + token);
    }

    /// Who asks; empty while nothing is known of them.
    public abstract Optional<Member.Person> person();

    /// The cookie for somebody who shows none; empty when they need none.
    Optional<String> newCookie() {
        boolean looks = ctx.method().name().equals("GET");
        return looks && caller.acquaintance() == Acquaintance.STRANGER && person().isEmpty()
                ? Optional.of(gate.seen().cookie())
                : Optional.empty();
    }

    /// Whether the visitor's own connection is encrypted.
    public boolean isSecure() {
        var said = Optional.ofNullable(ctx.header("X-Forwarded-Proto"));
        return proxies.isSecure(ctx.ip(), ctx.scheme(), said);
    }

    /// The whole header `X-Forwarded-For`, as several lines of a header are one (RFC 9110, 5.3).
    private Optional<String> forwardedFor() {
        var lines = Collections.list(ctx.req().getHeaders("X-Forwarded-For"));
        return lines.isEmpty() ? Optional.empty() : Optional.of(String.join(",", lines));
    }

    /// Who asks, as far as limits are concerned.
    public Caller caller() {
        return caller.acquaintance() == Acquaintance.STRANGER
                ? caller.as(person().map(guest -> guest.id().value()))
                : caller;
    }

    /// Who is in the club now, as far as its door knows.
    public Census census() {
        return gate.census();
    }

    /// Counts something that is done with limits.
    ///
    /// @throws Sorry when the visitor has to wait first
    public void limit(Deed deed) {
        expectNoWait(gate.enter(deed, caller()));
    }

    /// Has something done in the back room that takes long.
    ///
    /// @throws Sorry when too much waits already
    public <T> T slowly(Supplier<T> work) {
        return backRoom.work(caller(), work).orElseThrow(this::busy);
    }

    /// A page or a file that takes long to make, under a key that says all it depends on.
    ///
    /// @throws Sorry when too much waits already
    public byte[] document(Length length, Object key, Supplier<byte[]> making) {
        return backRoom.document(length, caller(), new OfClub(gate, key), making)
                .orElseThrow(this::busy);
    }

    /// The key of a document in a back room that several clubs share: each has a gate of its own,
    /// so that none is ever given what was made for another.
    private record OfClub(Gate gate, Object key) {}

    private Sorry busy() {
        ctx.header("Retry-After", String.valueOf(BUSY_SECONDS));
        return Sorry.busy("too.busy", BUSY_SECONDS);
    }

    /// Asks whether something may be done; nothing is counted.
    ///
    /// @throws Sorry when the visitor has to wait first
    void expectPatience(Deed deed) {
        expectNoWait(gate.patience(deed, caller()));
    }

    /// Counts what has been done.
    void count(Deed deed) {
        gate.count(deed, caller());
    }

    /// Refuses, for a while, whoever has tried too many wrong secrets, and everybody else at whom
    /// so many were tried: but those who come from where its owner came last, or on a device of
    /// theirs.
    ///
    /// @param whose what the secret is to open
    /// @param device of the owner, on which they have shown before that they know it; empty for any
    ///   other
    /// @throws Sorry then
    public void expectFewWrongSecrets(String whose, String device) {
        expectPatience(Deed.WRONG_SECRET);
        expectNoWait(gate.patience(Deed.WRONG_SECRET, guesser(whose, device)));
    }

    /// Counts a wrong secret.
    public void countWrongSecret(String whose, String device) {
        ctx.attribute(SECRET, DoorLog.Outcome.WRONG_SECRET);
        count(Deed.WRONG_SECRET);
        gate.count(Deed.WRONG_SECRET, guesser(whose, device));
    }

    /// Whether the owner of a secret came last from where this request comes from.
    public boolean isOwnersPlace(String whose) {
        return gate.owners().isFrom(whose, caller.address());
    }

    /// A right secret: its owner is where the request comes from.
    public void noteOwner(String whose) {
        ctx.attribute(SECRET, DoorLog.Outcome.ADMITTED);
        gate.owners().note(whose, caller.address());
    }

    private Caller guesser(String whose, String device) {
        String from =
                !device.isEmpty()
                        ? "device " + device
                        : isOwnersPlace(whose) ? caller.address() : "";
        return new Caller(Optional.of(whose + "@" + from), caller.address(), Acquaintance.KNOWN);
    }

    /// Whether a secret may be typed: over an encrypted line, or on this very machine.
    public boolean takesSecrets() {
        boolean direct = forwardedFor().isEmpty() && !proxies.addresses().contains(ctx.ip());
        return isSecure() || (direct && isLoopback(ctx.ip()));
    }

    private static boolean isLoopback(String address) {
        return address.startsWith("127.")
                || address.equals("0:0:0:0:0:0:0:1")
                || address.equals("[0:0:0:0:0:0:0:1]")
                || address.equals("::1")
                || address.equals("[::1]");
    }

    private void expectNoWait(Duration patience) {
        if (patience.isPositive()) {
            throw tooOften(patience);
        }
    }

    private Sorry tooOften(Duration patience) {
        int seconds = (int) Math.max(1, Math.ceilDiv(patience.toMillis(), 1000L));
        ctx.header("Retry-After", String.valueOf(seconds));
        return new Sorry(
                HttpStatus.TOO_MANY_REQUESTS,
                "too.often",
                words -> words.count("too.often", seconds));
    }

    /// Counts a cookie that opens nothing: who tries many has to wait.
    ///
    /// @throws Sorry then
    void limitWrongCookies() {
        limit(Deed.WRONG_COOKIE);
    }

    /// Asks for one more open event stream.
    ///
    /// @return to be closed when it has ended
    /// @throws Sorry when too many are open
    public OpenStream holdStream() {
        limit(Deed.STREAM);
        return gate.open(caller()).orElseThrow(() -> tooOften(Gate.UNTIL_ONE_CLOSES));
    }
}
