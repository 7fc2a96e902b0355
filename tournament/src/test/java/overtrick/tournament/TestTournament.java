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
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// A tournament in the hands of a test, one minute between any two acts. Mutable.
final class TestTournament {

    static final Attendee DIRECTOR = new Director("Minh");
    static final Instant START = Instant.parse("2026-11-20T19:30:00Z");

    private final TournamentRules rules = new TournamentRules();
    private Tournament now = Tournament.EMPTY;
    private Instant at = START;

    /// Pairs are seated in the order of the movement's numbers.
    static TestTournament of(Method method, Movement movement, int boards) {
        var tournament = new TestTournament();
        tournament.direct(Happenings.create(method));
        for (int pair = 0; pair < movement.entries().size(); pair++) {
            tournament.direct(Happenings.enter(tournament.now.next()));
        }
        tournament.direct(Happenings.seat(tournament.session(), movement, boards));
        return tournament;
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
        var entry = Optional.ofNullable(floor.wearers().get(new EntryNumber(number))).orElseThrow();
        return new Player(entry, Happenings.first(entry));
    }

    /// The entry that the last act has made.
    EntryId entered() {
        return new EntryId(last());
    }

    TestTournament begin(int round) {
        return direct(new Act.BeginRound(new RoundNumber(round)));
    }

    TestTournament direct(Act act) {
        return does(DIRECTOR, act);
    }

    TestTournament does(Attendee by, Act act) {
        at = at.plusSeconds(60);
        return accept(by, new Do(at, "as it was", act));
    }

    TestTournament takeBack(Attendee by, int number) {
        return accept(by, new TakeBack(at, "a mistake", number));
    }

    private TestTournament accept(Attendee by, TournamentCommand command) {
        assertThat(rules.refusal(now, by, command)).as("%s", command).isEmpty();
        if (rules.decide(now, by, command) instanceof Accepted<TournamentEvent>(var following)) {
            for (var event : following) {
                now = rules.evolve(now, event);
            }
        }
        return this;
    }

    /// Every table of the round scores the same on all its boards, and both sides say so.
    TestTournament playRound(int round, String result) {
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
        String advice = refusal.advice().map(one -> one.in(Locale.ENGLISH)).orElse("nothing");
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
