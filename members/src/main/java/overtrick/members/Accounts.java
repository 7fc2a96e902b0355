package overtrick.members;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.Normalizer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.cards.Sha256;
import overtrick.house.people.People;
import overtrick.house.people.Secrets;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.members.list.Invitation;
import overtrick.members.list.Invitations;
import overtrick.members.list.MemberList;

/// Who is a member, and by what they are known: a password, passkeys, codes on paper.
public final class Accounts {

    /// Codes on paper that somebody has at a time.
    public static final int CODES = 8;

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    /// How long a link back may be used.
    private static final Duration WAY_BACK = Duration.ofDays(7);

    private static final String ALL =
            """
            SELECT a.person, p.name, a.password <> '',
                (SELECT COUNT(*) FROM passkey k WHERE k.person = a.person),
                (SELECT COUNT(*) FROM recovery_code c WHERE c.person = a.person), a.joined
            FROM account a JOIN person p ON p.id = a.person
            """;
    private static final String JOIN =
            "INSERT INTO account (person, login, password, joined) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String LOGIN = "UPDATE OR IGNORE account SET login = ? WHERE person = ?";
    private static final String SET = "UPDATE account SET password = ? WHERE person = ?";
    private static final String CODE = "INSERT INTO recovery_code (person, hash) VALUES (?, ?)";
    private static final String USE = "DELETE FROM recovery_code WHERE person = ? AND hash = ?";

    /// What is kept of somebody's password.
    private record Kept(PersonId person, String password) {}

    private final Store store;
    private final InstantSource clock;
    private final People people;
    private final MemberList list;
    private final Invitations invitations;
    private final Passwords passwords = new Passwords();
    private final Secrets secrets = new Secrets();

    public Accounts(Store store, InstantSource clock, People people) {
        this.store = store;
        this.clock = clock;
        this.people = people;
        this.list = new MemberList(store);
        this.invitations = new Invitations(store, clock);
    }

    /// The list on which all of them stand.
    public MemberList list() {
        return list;
    }

    /// The links by which people become members.
    public Invitations invitations() {
        return invitations;
    }

    /// The account of a person; empty for a guest.
    public Optional<Account> of(PersonId person) {
        return store.row(ALL + " WHERE a.person = ?", Accounts::account, person.value());
    }

    /// The member of a name.
    public Optional<Account> named(String name) {
        return store.row(ALL + " WHERE a.login = ?", Accounts::account, login(name));
    }

    public boolean isMember(PersonId person) {
        return store.row("SELECT 1 FROM account WHERE person = ?", _ -> true, person.value())
                .isPresent();
    }

    private static Account account(ResultSet row) throws SQLException {
        return new Account(
                new Member.Person(new PersonId(row.getString(1)), row.getString(2)),
                row.getBoolean(3),
                row.getInt(4),
                row.getInt(5),
                Instant.ofEpochMilli(row.getLong(6)));
    }

    /// A guest becomes a member, with a password; all they have stays theirs.
    ///
    /// @param name by which they sign in from now on
    /// @return why not; empty when they are one now
    public Optional<MemberRefusal> join(PersonId guest, String name, String password) {
        return join(guest, new Chosen(name, password, ""), Optional.empty());
    }

    /// The same, as they come to the door.
    ///
    /// @param invitation the link by which they come; empty for those who come without
    Optional<MemberRefusal> join(PersonId guest, Chosen chosen, Optional<Invitation> invitation) {
        var shown = People.tidy(chosen.name());
        var weak = weakness(guest, chosen);
        if (weak.isPresent()) {
            return weak;
        }
        var hash = passwords.hash(chosen.password());
        return hash.isEmpty()
                ? Optional.of(MemberRefusal.TOO_BUSY)
                : add(guest, shown, hash.get(), invitation);
    }

    /// Why a guest cannot become a member as they have chosen; empty when they can.
    Optional<MemberRefusal> weakness(PersonId guest, Chosen chosen) {
        var shown = People.tidy(chosen.name());
        return obstacle(guest, shown).or(() -> weakness(chosen.password(), shown, chosen.club()));
    }

    /// Why a guest cannot become a member of this name.
    public Optional<MemberRefusal> obstacle(PersonId guest, String name) {
        if (!People.isNamed(name)) {
            return Optional.of(MemberRefusal.NAME_MISSING);
        }
        if (isMember(guest)) {
            return Optional.of(MemberRefusal.MEMBER_ALREADY);
        }
        return named(name).map(_ -> MemberRefusal.NAME_TAKEN);
    }

    /// The row of a member, with what belongs to it; nothing of it when the name is taken
    /// meanwhile, or the link.
    ///
    /// @param hash what is kept of the password; empty for none
    /// @param invitation the link by which they come; empty for none
    /// @param more what is written with it
    Optional<MemberRefusal> add(
            PersonId guest,
            String name,
            String hash,
            Optional<Invitation> invitation,
            Sql... more) {
        var joining = Sql.of(JOIN, guest.value(), login(name), hash, clock.millis());
        String today = LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault()).toString();
        Optional<MemberRefusal> refused =
                store.write(connection -> {
                    if (joining.change(connection) == 0) {
                        return Optional.of(MemberRefusal.NAME_TAKEN);
                    }
                    if (invitation.isPresent() && !invitations.use(connection, invitation.get())) {
                        Sql.of("DELETE FROM account WHERE person = ?", guest.value())
                                .change(connection);
                        return Optional.of(MemberRefusal.INVITATION_OVER);
                    }
                    list.enter(connection, guest, invitation.flatMap(Invitation::row), name, today);
                    for (var order : more) {
                        order.change(connection);
                    }
                    return Optional.empty();
                });
        if (refused.isEmpty()) {
            people.rename(guest, name);
        }
        return refused;
    }

    /// A member is called otherwise from now on, and signs in by that name.
    ///
    /// @return why not; empty when they are
    public Optional<MemberRefusal> rename(PersonId member, String name) {
        String shown = People.tidy(name);
        if (!People.isNamed(shown)) {
            return Optional.of(MemberRefusal.NAME_MISSING);
        }
        var login = Sql.of(LOGIN, login(shown), member.value());
        var called = Sql.of("UPDATE person SET name = ? WHERE id = ?", shown, member.value());
        return store.write(connection -> {
            if (login.change(connection) == 0) {
                return Optional.of(MemberRefusal.NAME_TAKEN);
            }
            called.change(connection);
            return Optional.empty();
        });
    }

    /// Whose name and password these are.
    ///
    /// @throws TooBusyException when too many passwords are being checked
    public Optional<PersonId> byPassword(String name, String password) {
        return byPassword(name, password, false);
    }

    /// The same.
    ///
    /// @param known whether they come from where the account was opened before: they wait behind no
    ///   stranger
    /// @throws TooBusyException when too many passwords are being checked
    public Optional<PersonId> byPassword(String name, String password, boolean known) {
        var kept =
                store.row(
                        "SELECT person, password FROM account WHERE login = ?",
                        row -> new Kept(new PersonId(row.getString(1)), row.getString(2)),
                        login(name));
        String hash = kept.map(Kept::password).orElse("");
        var lane = known ? Passwords.Lane.KNOWN : Passwords.Lane.ANYBODY;
        boolean right = passwords.matches(password, hash, lane).orElseThrow(TooBusyException::new);
        return right ? kept.map(Kept::person) : Optional.empty();
    }

    /// Gives somebody another password.
    ///
    /// @return why not; empty when it is the password now
    public Optional<MemberRefusal> change(Account account, String password) {
        return change(account, password, "");
    }

    /// What a guesser knows of somebody: their name, its parts, how it is typed without its accents
    /// and blanks, and the parts of the club's name.
    private static Optional<MemberRefusal> weakness(String password, String name, String club) {
        String bare = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
        var near =
                Stream.of(
                                Stream.of(name, bare, club),
                                Stream.of(name.replace(" ", ""), bare.replace(" ", "")),
                                Stream.of(bare.split(" ")),
                                Stream.of(club.split("[.:]")))
                        .flatMap(words -> words)
                        .map(word -> word.replace('đ', 'd').replace('Đ', 'D'))
                        .filter(word -> word.length() > 2)
                        .distinct()
                        .toList();
        return Passwords.weakness(password, near);
    }

    /// The same where the club has a name.
    ///
    /// @param club the name under which it is reached; may be empty
    public Optional<MemberRefusal> change(Account account, String password, String club) {
        var weak = weakness(password, account.person().name(), club);
        if (weak.isPresent()) {
            return weak;
        }
        var hash = passwords.hash(password);
        hash.ifPresent(kept -> store.change(SET, kept, account.person().id().value()));
        return hash.isPresent() ? Optional.empty() : Optional.of(MemberRefusal.TOO_BUSY);
    }

    /// Makes codes for paper; those from before open nothing any longer.
    ///
    /// @return the codes, which are told this once
    public List<String> codes(PersonId person) {
        var codes = new ArrayList<String>();
        while (codes.size() < CODES) {
            codes.add(secrets.code());
        }
        store.write(connection -> {
            Sql.of("DELETE FROM recovery_code WHERE person = ?", person.value()).change(connection);
            for (var code : codes) {
                Sql.of(CODE, person.value(), hash(person, code)).change(connection);
            }
            return codes.size();
        });
        return List.copyOf(codes);
    }

    /// Whose name and code these are. The code is used up.
    public Optional<PersonId> byCode(String name, String code) {
        return named(name)
                .map(account -> account.person().id())
                .filter(person -> store.change(USE, person.value(), hash(person, code)) > 0);
    }

    /// A link for somebody who has lost their password; those made before open nothing any longer.
    ///
    /// @return its secret, which is told this once
    public String wayBack(PersonId person) {
        String secret = secrets.token();
        store.write(connection -> {
            Sql.of("DELETE FROM way_back WHERE person = ?", person.value()).change(connection);
            return Sql.of(
                            "INSERT INTO way_back (hash, person, made) VALUES (?, ?, ?)",
                            Sha256.hex(secret),
                            person.value(),
                            clock.millis())
                    .change(connection);
        });
        return secret;
    }

    /// Whom such a link lets in; empty when it was used, or is older than a week.
    public Optional<Account> byWayBack(String secret) {
        return store.row(
                        "SELECT person FROM way_back WHERE hash = ? AND made > ?",
                        row -> new PersonId(row.getString(1)),
                        Sha256.hex(secret),
                        clock.instant().minus(WAY_BACK).toEpochMilli())
                .flatMap(this::of);
    }

    /// Uses such a link up.
    ///
    /// @return whether it was there to be used
    public boolean useWayBack(String secret) {
        return store.change("DELETE FROM way_back WHERE hash = ?", Sha256.hex(secret)) > 0;
    }

    /// How many members there are.
    public int count() {
        return store.row("SELECT COUNT(*) FROM account", row -> row.getInt(1)).orElse(0);
    }

    private static String hash(PersonId person, String code) {
        String signs = code.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return Sha256.hex(person.value() + "/" + signs);
    }

    /// A name as it is looked for: however its letters are written and composed.
    public static String login(String name) {
        return Normalizer.normalize(People.tidy(name), Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT);
    }
}
