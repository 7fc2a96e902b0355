package overtrick.bench.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Stay;
import overtrick.house.table.Member;
import overtrick.log.NewEvent;
import overtrick.log.host.Snapshot;
import overtrick.members.passkey.NewPasskey;
import overtrick.movement.RoundNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Outcome;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.standing.book.StandingCommand.ClaimPlace;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Terms;

/// A club of thousands of members, with years of evenings behind it.
final class CrowdedClub {

    private static final int TABLES = 25;
    private static final int BOARDS = 2;
    private static final int RESULTS = TABLES * TABLES * BOARDS;

    /// What every board can come to, whoever is vulnerable.
    private static final List<Integer> SCORES =
            List.of(-170, -140, -110, -100, 0, 100, 110, 140, 170);

    private static final Attendee DIRECTOR = new Attendee.Director("Director");

    /// Who looks at its pages: their cookies.
    record Keys(String owner, String member, String memberId) {}

    private final Club club;
    private final SplittableRandom chance = new SplittableRandom(7);
    private final List<Member.Person> members = new ArrayList<>();

    private CrowdedClub(Club club) {
        this.club = club;
    }

    /// @param count of members
    /// @param results of boards at real tables, at least
    static Keys fill(Path data, int count, int results) {
        try (var club = Club.open(ClubSettings.in(data))) {
            var crowded = new CrowdedClub(club);
            for (int at = 0; at < count; at++) {
                crowded.join("Member " + at);
            }
            var now = Instant.now();
            int evenings = Math.ceilDiv(results, RESULTS);
            for (int evening = 0; evening < evenings; evening++) {
                crowded.play(now.minus(Duration.ofDays(evening + 1L)));
            }
            crowded.claim();
            return crowded.keys();
        }
    }

    /// A passkey takes no second of work, as a password does.
    private void join(String name) {
        var guest = club.people().welcome(name).person();
        var passkey = new NewPasskey("key-" + members.size(), "{}", 0);
        club.members()
                .entrance()
                .byPasskey(guest.id(), name, passkey, "bench", "")
                .ifPresent(why -> {
                    throw new IllegalStateException(name + " is no member: " + why);
                });
        members.add(new Member.Person(guest.id(), name));
    }

    private Keys keys() {
        var owner = members.getFirst().id();
        var member = members.get(1).id();
        var offices = club.members().offices();
        offices.foundingSecret().ifPresent(secret -> offices.found(owner, secret));
        var sessions = club.people().sessions();
        return new Keys(
                sessions.begin(owner, Stay.MEMBER, "bench"),
                sessions.begin(member, Stay.MEMBER, "bench"),
                member.value());
    }

    /// Some hundred members say of their places that they were theirs.
    private void claim() {
        var standing = club.standing();
        standing.feed().update(() -> false);
        for (var member : members.subList(0, Math.min(members.size(), 400))) {
            for (var place : standing.feed().places(member.name(), 1_000)) {
                standing.book().say(member, new ClaimPlace(place.place()));
            }
        }
    }

    /// An evening of pairs, written in one go.
    private void play(Instant begin) {
        var rules = new TournamentRules();
        var events = new ArrayList<TournamentEvent>();
        var now = rules.start();
        var acts = new ArrayList<Act>();
        acts.add(
                new Act.Create(
                        new Charter("Evening", Terms.of(Contestants.PAIRS, Method.MATCHPOINTS))));
        int first = chance.nextInt(members.size());
        for (int pair = 0; pair < 2 * TABLES; pair++) {
            acts.add(new Act.Enter(List.of(name(first + 2 * pair), name(first + 2 * pair + 1))));
        }
        var movement = Mitchell.plain(TABLES);
        var wearers = new ArrayList<Wearer>();
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, new EntryId(2 + wearers.size())));
        }
        acts.add(new Act.Seat(movement, BOARDS, wearers));
        for (var act : acts) {
            now = done(rules, events, now, act, begin);
        }
        var floor = now.session().floors().findFirst().orElseThrow();
        for (int round = 1; round <= movement.rounds(); round++) {
            now = done(rules, events, now, new Act.BeginRound(new RoundNumber(round)), begin);
            for (var seating : movement.in(new RoundNumber(round)).toList()) {
                for (var slot : floor.slots(seating).toList()) {
                    int points = SCORES.get(chance.nextInt(SCORES.size()));
                    var score = new Outcome.Scored(points, Optional.empty());
                    now = done(rules, events, now, new Act.Report(slot, score), begin);
                }
            }
        }
        write(events, done(rules, events, now, new Act.Close(), begin));
    }

    /// Those who have joined one after the other play together.
    private String name(int at) {
        return members.get(at % members.size()).name();
    }

    private static Tournament done(
            TournamentRules rules,
            List<TournamentEvent> events,
            Tournament now,
            Act act,
            Instant at) {
        var decision = rules.decide(now, DIRECTOR, new TournamentCommand.Do(at, "", act));
        if (!(decision instanceof Accepted<TournamentEvent>(var following))) {
            throw new IllegalStateException(act + " is refused: " + decision);
        }
        var next = now;
        for (var event : following) {
            events.add(event);
            next = rules.evolve(next, event);
        }
        return next;
    }

    private void write(List<TournamentEvent> events, Tournament end) {
        String code = TournamentId.draw(chance).code();
        var kind = Tournaments.KIND;
        var forms = new ArrayList<NewEvent>();
        events.forEach(event -> forms.add(kind.codec().encode(event)));
        var rows = kind.projection().after(code, new Snapshot<>(events.size(), end), events);
        club.standing().house().store().log().append(kind.stream(code), 0, forms, rows);
    }
}
