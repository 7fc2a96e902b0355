package overtrick.page;

import java.time.Duration;
import java.util.Optional;
import overtrick.house.people.Grant;
import overtrick.house.people.Grant.Scope;
import overtrick.house.people.Grants;
import overtrick.house.table.PersonId;

/// What links have been opened in the browser of a visit. A link is opened once; its key stands in
/// no address afterwards. What it opened goes with the browser, whoever is signed in there.
public final class Keyring {

    private static final String COOKIE = "overtrick-keys";

    /// Browsers keep a cookie no longer (RFC 6265bis, 5.5); the grants end sooner.
    private static final int AGE = (int) Duration.ofDays(400).toSeconds();

    private final Visit visit;
    private final Grants grants;
    private Optional<String> token;

    Keyring(Visit visit, Grants grants) {
        this.visit = visit;
        this.grants = grants;
        this.token = Cookies.kept(visit.ctx(), COOKIE).or(this::unencrypted);
    }

    /// The cookie of an open line may have been put there by somebody else: over an encrypted one
    /// it is exchanged at once, and what others know of it opens nothing.
    private Optional<String> unencrypted() {
        var open = Cookies.open(visit.ctx(), COOKIE);
        if (!visit.isSecure() || open.flatMap(grants::device).isEmpty()) {
            return open;
        }
        String fresh = grants.renew(open.get());
        visit.ctx().removeCookie(COOKIE);
        keep(fresh);
        return Optional.of(fresh);
    }

    private void keep(String secret) {
        visit.ctx().cookie(Cookies.made(COOKIE, secret, AGE, visit.isSecure()));
    }

    /// What the device is called to others; empty when no link has been opened on it.
    public Optional<PersonId> device() {
        return token.flatMap(grants::device);
    }

    /// Takes away what opens nothing.
    ///
    /// @return whether there was such a thing
    boolean isForgotten() {
        boolean useless = token.isPresent() && device().isEmpty();
        if (useless) {
            token = Optional.empty();
            Cookies.forget(visit.ctx(), COOKIE, visit.isSecure());
        }
        return useless;
    }

    /// What the device may do by a link that was opened on it.
    public Optional<Grant> grant(Scope scope) {
        return token.flatMap(secret -> grants.find(secret, scope));
    }

    /// Exchanges the key of a link for a grant.
    ///
    /// @param most how many devices may have the same
    /// @return whether there was room for one more
    public boolean take(Scope scope, int most) {
        if (grant(scope).isPresent()) {
            return true;
        }
        var person = visit.person().map(one -> one.id());
        var given = grants.give(scope, token, person, visit.device(), most);
        given.ifPresent(this::keep);
        token = given.or(() -> token);
        return given.isPresent();
    }
}
