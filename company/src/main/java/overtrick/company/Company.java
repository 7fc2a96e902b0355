package overtrick.company;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import overtrick.company.desk.Evenings;
import overtrick.company.desk.PartnersDesk;
import overtrick.company.here.Here;
import overtrick.company.here.Seen;
import overtrick.company.here.Somebody;
import overtrick.company.wish.Games;
import overtrick.company.wish.Wanted;
import overtrick.company.wish.Wishes;
import overtrick.company.word.Messages;
import overtrick.company.word.Reports;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.codes.TableId;
import overtrick.house.people.Belongings;
import overtrick.house.people.Standing;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Watch;

/// The company of a club: friends and blocks, who is here, wishes to play, invitations, and what
/// people say to each other. What one viewer may know of it is decided here and nowhere else.
public final class Company implements ClubRoom {

    /// How long after one change others are waited for before everybody is told.
    private static final Duration SOON = Duration.ofMillis(400);

    /// How often is looked who plays where, and which wishes are due.
    private static final Duration LOOK = Duration.ofSeconds(5);

    private static final Duration SWEEP = Duration.ofHours(1);

    /// A wish for now ends when whoever made it has been away for so long.
    public static final Duration AWAY = Duration.ofMinutes(5);

    private final ClubHouse house;
    private final Standing standing;
    private final Pulse pulse;
    private final Circles circles;
    private final Here here;
    private final Wishes wishes;
    private final Invitations invitations;
    private final Messages messages;
    private final Reports reports;
    private final Laying laying;
    private final PartnersDesk desk;
    private final AtomicBoolean looks = new AtomicBoolean();

    /// @param standing what people are to the club
    /// @param games that can be wished for
    /// @param evenings for which partners are found
    public Company(ClubHouse house, Standing standing, Games games, Evenings evenings) {
        this.house = house;
        this.standing = standing;
        this.pulse = new Pulse(house.clock(), house.store().log().neighbours());
        this.circles = new Circles(house.store(), house.clock(), this::stir);
        this.here = new Here(house, standing);
        this.wishes = new Wishes(house.store(), house.clock(), games);
        this.invitations = new Invitations(house.store(), house.clock());
        this.messages = new Messages(house.store(), house.clock());
        this.reports = new Reports(house.store(), house.clock());
        this.laying = new Laying(house.tables(), circles, invitations);
        this.desk =
                new PartnersDesk(
                        house.store(), house.clock(), house.people(), circles::apart, evenings);
        house.tables().keepApart(circles);
    }

    private void stir(PersonId person) {
        house.tables().stir(person);
        pulse.beatHere();
    }

    /// Begins to look after wishes and after who is here.
    public void goOn() {
        tick();
        house.timer().every(LOOK, this::tick);
        house.timer().every(SWEEP, this::sweep);
    }

    /// What the house does now and then.
    public void tick() {
        boolean others = here.look();
        boolean wished = wishes.sweep(person -> here.isGone(person, AWAY));
        if (wished) {
            pulse.beat();
        } else if (others) {
            pulse.beatHere(); // the other programs look, too
        }
    }

    private void sweep() {
        messages.sweep();
        reports.sweep();
        invitations.sweep();
    }

    public ClubHouse house() {
        return house;
    }

    public Standing standing() {
        return standing;
    }

    public Pulse pulse() {
        return pulse;
    }

    public Circles circles() {
        return circles;
    }

    public Wishes wishes() {
        return wishes;
    }

    public Invitations invitations() {
        return invitations;
    }

    public Messages messages() {
        return messages;
    }

    public Reports reports() {
        return reports;
    }

    /// Where who is alone finds a partner for an event.
    public PartnersDesk desk() {
        return desk;
    }

    /// Tables that are laid once more with the same people.
    public Laying laying() {
        return laying;
    }

    /// Somebody has a page open until the watch is closed.
    public Watch come(PersonId person) {
        var stay = here.come(person);
        lookSoon(SOON);
        return () -> {
            stay.close();
            lookSoon(Here.A_MOMENT.plus(SOON));
        };
    }

    /// Of many who come at once, the first has everybody looked for.
    private void lookSoon(Duration after) {
        if (after.compareTo(SOON) > 0) {
            house.timer().after(after, this::lookAround);
        } else if (looks.compareAndSet(false, true)) {
            house.timer()
                    .after(
                            after,
                            () -> {
                                looks.set(false);
                                lookAround();
                            });
        }
    }

    private void lookAround() {
        if (here.look()) {
            pulse.beat();
        }
    }

    /// Who is here, as far as the viewer may know it: friends first.
    public List<Somebody> here(Member.Person viewer) {
        var apart = circles.apart(viewer.id());
        var friends = circles.friends(viewer.id());
        boolean member = standing.isMember(viewer.id());
        var seen = new ArrayList<Somebody>();
        for (var one : here.all()) {
            boolean other = !one.person().id().equals(viewer.id());
            if (other && !apart.contains(one.person().id()) && mayKnow(one, member, friends)) {
                seen.add(one);
            }
        }
        seen.sort(Comparator.comparing(one -> !friends.contains(one.person().id())));
        return seen;
    }

    private static boolean mayKnow(Somebody one, boolean member, Set<PersonId> friends) {
        boolean friend = friends.contains(one.person().id());
        boolean plays = one.openTable().isPresent();
        return switch (one.seen()) {
            case NOBODY -> false;
            case FRIENDS -> friend;
            case MEMBERS -> friend || plays || (member && one.member());
        };
    }

    /// Says who may see that somebody is here.
    public void choose(PersonId person, Seen seen) {
        here.choose(person, seen);
        pulse.beat();
    }

    public Seen chosen(PersonId person) {
        return here.chosen(person);
    }

    /// The open wishes of which the viewer may know.
    public List<Wishes.Standing> wishes(Member.Person viewer) {
        var apart = circles.apart(viewer.id());
        return wishes.open().stream()
                .filter(one ->
                        one.wish().players().stream()
                                .noneMatch(player -> apart.contains(player.id())))
                .toList();
    }

    /// The table of a wish of theirs that was laid a moment ago. Whoever has been there is no
    /// longer led to it.
    public Optional<TableId> laidFor(PersonId person) {
        var laid = wishes.laid(person);
        if (laid.filter(table -> isAt(table, person)).isPresent()) {
            wishes.arrived(person);
            return Optional.empty();
        }
        return laid;
    }

    private boolean isAt(TableId table, PersonId person) {
        return house.tables().at(table).filter(tables -> tables.isThere(table, person)).isPresent();
    }

    /// Makes a wish.
    public String wish(Member.Person by, Wanted wanted) {
        String code = wishes.make(by, wanted);
        pulse.beat();
        return code;
    }

    /// Joins in; with the last of them the table is laid.
    public Wishes.Outcome join(String code, Member.Person person) {
        var outcome = wishes.join(code, person, circles.apart(person.id()));
        pulse.beat();
        return outcome;
    }

    /// No longer joins in, or ends their own wish.
    public Wishes.Outcome leave(String code, Member.Person person) {
        var outcome = wishes.leave(code, person);
        pulse.beat();
        return outcome;
    }

    /// Invitations that somebody has still to answer. Those of people from whom they keep away have
    /// never come.
    public List<Invitations.Invitation> invitationsTo(PersonId person) {
        var apart = circles.apart(person);
        return invitations.to(person).stream().filter(one -> !apart.contains(one.by())).toList();
    }

    /// Friends from whom somebody has messages that they have not read.
    public int unread(PersonId person) {
        var friends = circles.friends(person);
        return messages.unread(person).stream()
                .filter(one -> friends.contains(one.by()))
                .mapToInt(Messages.Unread::count)
                .sum();
    }

    @Override
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of(Wishes.KIND);
    }

    @Override
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of(wishes.host());
    }

    @Override
    public List<String> rows() {
        return List.of("wish");
    }

    @Override
    public List<Belongings> belongings() {
        var all = new ArrayList<>(Circles.BELONGINGS);
        all.addAll(Invitations.BELONGINGS);
        all.addAll(Messages.belongings());
        all.add(Here.belongings());
        all.add(Reports.belongings());
        all.add(PartnersDesk.belongings());
        return all;
    }

    @Override
    public List<Takeaway> takeaways() {
        return List.of(new CompanyToTake(house.people(), circles, messages));
    }

    @Override
    public List<Resting> resting() {
        return List.of(wishes::letRest);
    }

    @Override
    public void recognise(PersonId guest, Member.Person member) {
        circles.recognise(guest, member.id());
        invitations.recognise(guest, member.id());
        messages.recognise(guest, member.id());
        desk.recognise(guest, member.id());
        wishes.recognise(guest, member);
        pulse.beat();
    }

    @Override
    public int forget(Connection connection, Set<String> names, Redaction redaction)
            throws SQLException {
        return reports.forget(connection, redaction);
    }

    @Override
    public void refresh() {
        circles.forget();
        lookAround();
    }
}
