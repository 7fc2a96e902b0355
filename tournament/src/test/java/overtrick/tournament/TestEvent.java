package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// An event in the hands of a test, one minute between any two acts. Mutable.
final class TestEvent {

    static final Attendee DIRECTOR = new Director("Minh");
    static final Instant START = Instant.parse("2026-11-20T19:30:00Z");

    private final TournamentRules rules = new TournamentRules();
    private Tournament now = Tournament.EMPTY;
    private Instant at = START;

    /// Pairs are seated in the order of the movement's numbers.
    static TestEvent of(Method method, Movement movement, int boards) {
        var event = new TestEvent();
        event.direct(Happenings.create(method));
        for (int pair = 0; pair < movement.entries().size(); pair++) {
            event.direct(Happenings.enter(event.now.next()));
        }
        event.direct(Happenings.seat(event.session(), movement, boards));
        return event;
    }

    Session session() {
        return now.session();
    }

    Tournament now() {
        return now;
    }

    /// The number of the last act.
    int last() {
        return now.trail().size();
    }

    TournamentView seenBy(Attendee viewer) {
        return rules.view(now, viewer);
    }

    Ranking rankingSeenBy(Attendee viewer) {
        return seenBy(viewer).standing().ranking().orElseThrow();
    }

    /// Who is ranked for the number.
    Contestant contestant(SectionName section, int number) {
        assertThat(session().floor(section).orElseThrow().wearers())
                .containsKey(new EntryNumber(number));
        return new Contestant(section + "" + number);
    }

    /// The first player of the pair that wears the number.
    Player player(int number) {
        var floor = session().floor(SectionName.ONLY).orElseThrow();
        int entry = Optional.ofNullable(floor.wearers().get(new EntryNumber(number))).orElseThrow();
        return new Player(entry, Happenings.first(entry));
    }

    TestEvent begin(int round) {
        return direct(new Act.BeginRound(new RoundNumber(round)));
    }

    TestEvent direct(Act act) {
        return does(DIRECTOR, act);
    }

    TestEvent does(Attendee by, Act act) {
        at = at.plusSeconds(60);
        return accept(by, new Do(at, "as it was", act));
    }

    TestEvent takeBack(Attendee by, int number) {
        return accept(by, new TakeBack(at, "a mistake", number));
    }

    private TestEvent accept(Attendee by, TournamentCommand command) {
        assertThat(rules.refusal(now, by, command)).as("%s", command).isEmpty();
        if (rules.decide(now, by, command) instanceof Accepted<TournamentEvent>(var following)) {
            for (var event : following) {
                now = rules.evolve(now, event);
            }
        }
        return this;
    }

    /// Every table of the round scores the same on all its boards, and both sides say so.
    TestEvent playRound(int round, String result) {
        for (var slot :
                new TreeSet<>(session().floor(SectionName.ONLY).orElseThrow().slots().toList())) {
            if (slot.round().value() == round) {
                direct(new Act.Report(slot, score(slot, result)));
            }
        }
        return this;
    }

    Optional<TournamentRefusal> refusal(Attendee by, Act act) {
        return rules.refusal(now, by, new Do(at, "as it was", act));
    }

    Optional<TournamentRefusal> refusal(Attendee by, TournamentCommand command) {
        return rules.refusal(now, by, command);
    }

    /// A refusal in English.
    static String told(TournamentRefusal refusal) {
        String advice = refusal.advice().map(one -> one.sentence(Locale.ENGLISH)).orElse("nothing");
        return told(refusal.reason(), advice);
    }

    static String told(TournamentRefusal.Reason reason, String advice) {
        return "%s: %s".formatted(reason, advice);
    }

    static Outcome.Scored score(Slot slot, String text) {
        return Happenings.score(result(text), slot.board());
    }

    private static Result result(String text) {
        return switch (Notation.parse(text)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played(var bid, var doubling, var declarer, int tricks) ->
                    new Result.Played(new Contract(bid, doubling, declarer.orElseThrow()), tricks);
        };
    }
}
