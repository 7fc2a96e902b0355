package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import overtrick.cards.Sha256;
import overtrick.house.people.Session;
import overtrick.house.people.Stay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Reply;
import overtrick.members.Account;
import overtrick.members.MemberRefusal;
import overtrick.members.Members;
import overtrick.members.TooBusyException;
import overtrick.members.office.RegisterCommand;
import overtrick.members.passkey.Site;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;

/// What all ways in have in common.
///
/// @param members of the club
record Desk(Members members) {

    /// How long after signing in somebody may change how they come in.
    static final Duration FRESH = Duration.ofMinutes(30);

    /// The cookie of a device on which somebody has signed in.
    private static final String DEVICE = "overtrick-device";

    private static final int BUSY_SECONDS = 5;

    /// The member who looks; empty for a guest and for those who are signed in nowhere.
    Optional<Account> account(Visit visit) {
        return visit.person().flatMap(person -> members.accounts().of(person.id()));
    }

    /// @throws Sorry when the visitor is no member
    Account member(Visit visit) {
        return account(visit)
                .orElseThrow(
                        () -> new Sorry(HttpStatus.FORBIDDEN, words -> words.get("member.only")));
    }

    /// A member who has signed in a short while ago, as is asked of whoever changes how they come
    /// in: a telephone that lies about does not lock its owner out.
    ///
    /// @throws Sorry when it was longer ago
    Account freshMember(Visit visit) {
        var member = member(visit);
        if (!isFresh(visit)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("member.stale"));
        }
        return member;
    }

    boolean isFresh(Visit visit) {
        return visit.session().map(Session::began).filter(this::isFresh).isPresent();
    }

    private boolean isFresh(Instant began) {
        return began.plus(FRESH).isAfter(members.now());
    }

    /// The site for which a passkey can be made; empty when none can.
    static Optional<Site> site(Visit visit) {
        return Optional.ofNullable(visit.ctx().header("Host"))
                .map(host -> host.toLowerCase(Locale.ROOT))
                .flatMap(host -> Site.of(host, visit.isSecure()));
    }

    /// @throws Sorry when the line is open to others
    static void expectPrivateLine(Visit visit) {
        if (!visit.takesSecrets()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("member.line"));
        }
    }

    /// Checks a secret that somebody typed, with the limits that guessing has.
    ///
    /// @param whose what the secret opens
    /// @param check is told whose, and whether they come from where it was opened before
    /// @return whose it is; empty when it is wrong
    /// @throws Sorry when too many wrong ones were tried, or too many are being checked
    Optional<PersonId> checked(
            Visit visit, String whose, BiFunction<String, Boolean, Optional<PersonId>> check) {
        expectPrivateLine(visit);
        String device = knownDevice(visit, whose);
        visit.expectFewWrongSecrets(whose, device);
        visit.limit(Deed.SIGN_IN);
        try {
            boolean near = !device.isEmpty() || visit.isOwnersPlace(whose);
            var known = check.apply(whose, near);
            if (known.isPresent()) {
                visit.noteOwner(whose);
            } else {
                visit.countWrongSecret(whose, device);
            }
            return known;
        } catch (TooBusyException _) {
            visit.ctx().header("Retry-After", "" + BUSY_SECONDS);
            throw refused(MemberRefusal.TOO_BUSY);
        }
    }

    /// By what the device is known on which the owner of an account has signed in before; empty for
    /// all others.
    private String knownDevice(Visit visit, String whose) {
        return visit.cookie(DEVICE)
                .filter(token ->
                        members.accounts()
                                .named(whose)
                                .filter(one -> members.devices().knows(token, one.person().id()))
                                .isPresent())
                .map(Sha256::hex)
                .orElse("");
    }

    /// A device that others use too is not remembered.
    private void remember(Visit visit, PersonId person) {
        visit.setCookie(DEVICE, members.devices().remember(visit.cookie(DEVICE), person));
    }

    /// Signs a member in. What the guest who sits here has comes along, when they say that it is
    /// theirs.
    void signIn(Visit visit, PersonId person) {
        var member = members.people().byId(person).orElseThrow();
        var guest = visit.person().filter(here -> !members.accounts().isMember(here.id()));
        if (visit.has("along")) {
            guest.ifPresent(here -> members.bringAlong(here.id(), member));
        }
        boolean shared = visit.has("shared");
        visit.signIn(member, shared ? Stay.SHARED : Stay.MEMBER);
        if (!shared) {
            remember(visit, person);
        }
    }

    /// Signs in whoever has become a member just now, with a new secret.
    void welcome(Visit visit, Member.Person guest) {
        var member = members.people().byId(guest.id()).orElseThrow();
        members.people().like(member.id(), visit.preferences().text());
        visit.signIn(member, Stay.MEMBER);
        remember(visit, member.id());
    }

    /// What somebody is told who has just said who they are.
    Said joined(Member.Person person) {
        boolean waits = members.offices().now().isOutside(person.id());
        return waits ? Said.ASKED : Said.JOINED;
    }

    /// Does something in the offices of the club.
    ///
    /// @throws Sorry when it is refused
    void act(Visit visit, RegisterCommand command) {
        if (members.offices().act(visit.viewer(), command) instanceof Reply.Refused(var reason)) {
            throw new Sorry(
                    HttpStatus.CONFLICT, words -> words.get("member.refused." + reason.name()));
        }
    }

    /// The member whom something is about.
    ///
    /// @throws Sorry when there is none
    PersonId whom(Visit visit) {
        return Optional.of(visit.param("person"))
                .filter(id -> !id.isBlank())
                .map(PersonId::new)
                .filter(members.accounts()::isMember)
                .orElseThrow(() -> Sorry.notFound("member.unknown"));
    }

    /// A link that was just made, as it is shown once.
    ///
    /// @param told whom it is for
    MembersPage.Link link(Visit visit, Addresses addresses, String told, String path) {
        var reach = addresses.reach(visit);
        return new MembersPage.Link(told, reach.link(path), reach.picture(path));
    }

    /// @throws Sorry with the reason, when there is one
    static void expectNo(Optional<MemberRefusal> reason) {
        if (reason.isPresent()) {
            throw refused(reason.get());
        }
    }

    static Sorry refused(MemberRefusal reason) {
        var status =
                reason == MemberRefusal.TOO_BUSY
                        ? HttpStatus.SERVICE_UNAVAILABLE
                        : HttpStatus.UNPROCESSABLE_CONTENT;
        return new Sorry(status, words -> sentence(words, reason));
    }

    static String sentence(Words words, MemberRefusal reason) {
        return words.get("member.refused." + reason.name());
    }
}
