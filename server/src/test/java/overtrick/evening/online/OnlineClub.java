package overtrick.evening.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.evening.online.OnlinePlan.Robots;
import overtrick.evening.online.OnlinePlan.Rounds;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments.Announced;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.terms.Strength;
import overtrick.movement.choice.Kind;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.TournamentView;

/// A club with robots that play at once, and its events.
final class OnlineClub implements AutoCloseable {

    static final Attendee DIRECTOR = new Attendee.Director("Minh");

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ClubSettings settings;
    private Club club;
    private volatile Duration ahead = Duration.ZERO;

    OnlineClub(Path data) {
        settings =
                ClubSettings.in(data)
                        .withRobots(Strength.THUMB)
                        .withRobotPace(Duration.ZERO)
                        .withClock(() -> Instant.now().plus(ahead));
        club = Club.open(settings);
    }

    Club club() {
        return club;
    }

    /// As after a crash: nothing is saved when it closes.
    void reopen() {
        club.close();
        club = Club.open(settings);
    }

    /// It is later now, by the clock of the house.
    void later(TournamentId event, Duration time) {
        ahead = ahead.plus(time);
        club.online().look(event);
    }

    static OnlinePlan plan(Begin begin) {
        return new OnlinePlan(
                false, new Robots(true, ""), new Rounds(false, true, Duration.ZERO), false, begin);
    }

    /// Announces an evening of pairs, eight minutes a board.
    TournamentId announce(OnlinePlan plan, int tables, int boards, Optional<Kind> kind) {
        return announce(
                plan,
                Terms.of(Contestants.PAIRS, Method.MATCHPOINTS),
                TournamentPlan.of(boards).withTables(tables).withKind(kind));
    }

    TournamentId announce(OnlinePlan plan, Terms terms, TournamentPlan wanted) {
        var owner = person("Minh");
        var made =
                (Announced.Made)
                        club.tournaments().announce(owner, new Charter("Online", terms), wanted);
        club.online().plan(made.id(), plan);
        return made.id();
    }

    Member.Person person(String name) {
        return club.people().welcome(name).person();
    }

    TournamentView view(TournamentId event) {
        return club.tournaments().view(event.code(), DIRECTOR).state();
    }

    void act(TournamentId event, Act act) {
        var reply = club.tournaments().act(event, DIRECTOR, "because", act);
        assertThat(reply).isInstanceOf(overtrick.log.host.Reply.Done.class);
    }

    /// The director takes back the last act.
    void takeBackTheEnd(TournamentId event) {
        int last = view(event).trail().size();
        var reply = club.tournaments().takeBack(event, DIRECTOR, "because", last);
        assertThat(reply).isInstanceOf(overtrick.log.host.Reply.Done.class);
    }

    /// The acts of a kind that the trail holds, with those taken back.
    <T extends Act> List<T> acts(TournamentId event, Class<T> kind) {
        return view(event).trail().stream()
                .map(line -> line.done().act())
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /// The tables of a round.
    List<TableId> tables(TournamentId event, int round) {
        var tables = new ArrayList<TableId>();
        for (var one : view(event).sections()) {
            var floor = one.section().floor();
            floor.movement()
                    .in(new overtrick.movement.RoundNumber(round))
                    .filter(at -> EventTables.kind(view(event), floor, at) != TableKind.REAL)
                    .forEach(at ->
                            club.online()
                                    .tables()
                                    .find(
                                            event,
                                            new Section.Table(SectionName.ONLY, at.table()),
                                            at.round())
                                    .ifPresent(tables::add));
        }
        return tables;
    }

    static List<Slot> reported(List<Act.Report> reports) {
        return reports.stream().map(Act.Report::slot).toList();
    }

    static void await(String what, BooleanSupplier there) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!there.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waiting for %s", what).isLessThan(end);
            try {
                Thread.sleep(10);
            } catch (InterruptedException asked) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(asked);
            }
        }
    }

    @Override
    public void close() {
        club.close();
    }
}
