package overtrick.standing;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.compared.Comparables;
import overtrick.house.people.Belongings;
import overtrick.house.people.Friends;
import overtrick.house.people.Names;
import overtrick.house.people.Roster;
import overtrick.house.record.Records;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.standing.book.Book;
import overtrick.standing.fair.FairPlay;
import overtrick.standing.rated.Feed;
import overtrick.standing.rated.Rater;

/// How strong people are, who may see it, and what officers have looked at.
public final class Standing implements ClubRoom {

    private static final Duration SWEEP = Duration.ofHours(1);

    private final ClubHouse house;
    private final Friends friends;
    private final Roster roster;
    private final Predicate<PersonId> officers;
    private final Records records;
    private final Book book;
    private final Feed feed;
    private final Rater rater;
    private final FairPlay fair;

    /// What other rooms tell.
    ///
    /// @param boards of all of them
    /// @param records of their tables
    public record Rooms(List<Comparables> boards, Records records) {}

    /// @param friends who may see what is for friends
    /// @param roster who is a member
    /// @param officers who holds that office, or a higher one
    public Standing(
            ClubHouse house,
            Rooms rooms,
            Friends friends,
            Roster roster,
            Predicate<PersonId> officers) {
        this.house = house;
        this.friends = friends;
        this.roster = roster;
        this.officers = officers;
        this.records = rooms.records();
        this.book = new Book(house.store());
        this.feed = new Feed(house.store(), rooms.boards(), book, Names::folded);
        this.rater = new Rater(feed, book, house.clock());
        this.fair = new FairPlay(house.store(), book, records, house.clock());
    }

    /// Begins to work ratings out, now and whenever boards have changed.
    public void begin() {
        rater.lookLater();
        house.timer().every(Rater.PAUSE, rater::lookLater);
        house.timer().every(SWEEP, fair.traces()::sweep);
    }

    public ClubHouse house() {
        return house;
    }

    /// What a visitor may see.
    ///
    /// @param viewer empty for a stranger
    /// @param member whether they are a member
    public Sight sight(Optional<PersonId> viewer, boolean member) {
        return new Sight(book, friends, viewer, member);
    }

    /// Whether somebody is an officer of the club.
    public boolean isOfficer(PersonId person) {
        return officers.test(person);
    }

    /// Who is a member, and how they are called.
    public Roster roster() {
        return roster;
    }

    /// What people have said about themselves.
    public Book book() {
        return book;
    }

    /// The boards on which ratings rest.
    public Feed feed() {
        return feed;
    }

    /// What directors and officers may look into.
    public FairPlay fair() {
        return fair;
    }

    /// What happened at tables.
    public Records records() {
        return records;
    }

    /// Who works ratings out.
    public Rater rater() {
        return rater;
    }

    @Override
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of(Book.KIND);
    }

    @Override
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of(book.host());
    }

    @Override
    public List<String> rows() {
        return List.of(
                "place_claim",
                "shown",
                "fair_look",
                "compared_board",
                "compared_place",
                "compared_thing");
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(
                Belongings.of("place_claim"),
                Belongings.own("shown", "subject"),
                Belongings.own("seat_trace", "day", "code", "address", "device"));
    }

    @Override
    public int forget(Connection connection, Set<String> names, Redaction redaction)
            throws SQLException {
        return feed.forget(connection, names);
    }

    @Override
    public List<Resting> resting() {
        return List.of(book.host()::letRest);
    }

    @Override
    public void close() {
        rater.close();
        fair.close();
    }
}
