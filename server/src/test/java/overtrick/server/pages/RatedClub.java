package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import overtrick.cards.rules.Decision;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.Beside;
import overtrick.log.NewEvent;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.members.Accounts;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Outcome;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.server.Club;
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

/// A club whose members have played events at real tables, and what a scorer with paper and pencil
/// makes of them.
final class RatedClub {

    static final Attendee DIRECTOR = new Attendee.Director("Director");

    /// Scores that every board can come to, whoever is vulnerable.
    private static final List<Integer> SCORES =
            List.of(
                    -300, -200, -170, -150, -140, -130, -120, -110, -100, -90, -80, 0, 80, 90, 100,
                    110, 120, 130, 140, 150, 170, 200, 300);

    /// A result, as paper has it.
    record Score(List<Member.Person> northSouth, List<Member.Person> eastWest, int points) {}

    final List<Member.Person> members = new ArrayList<>();

    /// Of each event and each of its boards the results.
    final Map<String, Map<Integer, List<Score>>> paper = new LinkedHashMap<>();

    final Map<String, Long> days = new HashMap<>();
    private final Map<Member.Person, Double> strengths = new HashMap<>();
    private final Club club;
    private final RandomGenerator chance;

    RatedClub(Club club, RandomGenerator chance) {
        this.club = club;
        this.chance = chance;
    }

    /// People become members under these names, some strong and some not.
    RatedClub join(String name, int people) {
        for (int at = 1; at <= people; at++) {
            var guest = club.people().welcome(name + " " + at).person();
            var member = new Member.Person(guest.id(), name + " " + at);
            var store = club.standing().house().store();
            store.change(
                    "UPDATE person SET name = ? WHERE id = ?", member.name(), guest.id().value());
            store.change(
                    "INSERT INTO account (person, login, password, joined) VALUES (?, ?, '', 0)",
                    guest.id().value(),
                    Accounts.login(member.name())); // nobody signs in: no password is worked out
            members.add(member);
            strengths.put(member, chance.nextGaussian());
        }
        return this;
    }

    /// Somebody who is a member already.
    RatedClub with(Member.Person member) {
        members.add(member);
        strengths.put(member, 0.0);
        return this;
    }

    /// Everybody says of every place under their name that it was theirs.
    void claimAll() {
        var standing = club.standing();
        standing.feed().update(() -> false);
        for (var member : members) {
            for (var place : standing.feed().places(member.name(), 1000)) {
                assertThat(standing.book().say(member, new ClaimPlace(place.place())))
                        .isInstanceOf(Reply.Done.class);
            }
        }
    }

    /// An event of pairs by matchpoints, half of whom have a partner of their own.
    ///
    /// @param here who plays: four for each table
    /// @return its code
    String play(List<Member.Person> here, Instant at, int boards) {
        var order = new ArrayList<>(here);
        Collections.shuffle(order.subList(here.size() / 2, here.size()), Random.from(chance));
        int tables = here.size() / 4;
        var event = new Running(at);
        event.does(
                new Act.Create(
                        new Charter("Evening", Terms.of(Contestants.PAIRS, Method.MATCHPOINTS))));
        var pairs = new ArrayList<List<Member.Person>>();
        for (int pair = 0; pair < 2 * tables; pair++) {
            pairs.add(List.of(order.get(2 * pair), order.get(2 * pair + 1)));
        }
        Collections.shuffle(pairs, Random.from(chance));
        for (var pair : pairs) {
            event.does(new Act.Enter(pair.stream().map(Member.Person::name).toList()));
        }
        var movement = Mitchell.plain(tables);
        var wearers = new ArrayList<Wearer>();
        var seats = new HashMap<EntryNumber, List<Member.Person>>();
        for (var number : movement.entries()) {
            seats.put(number, pairs.get(wearers.size()));
            wearers.add(new Wearer(number, new EntryId(2 + wearers.size())));
        }
        event.does(new Act.Seat(movement, boards, wearers));
        var results = new LinkedHashMap<Integer, List<Score>>();
        var floor = event.now.session().floors().findFirst().orElseThrow();
        for (int round = 1; round <= movement.rounds(); round++) {
            event.does(new Act.BeginRound(new RoundNumber(round)));
            for (var seating : movement.in(new RoundNumber(round)).toList()) {
                var northSouth = seats.get(seating.northSouth().members().getFirst());
                var eastWest = seats.get(seating.eastWest().members().getFirst());
                for (var slot : floor.slots(seating).toList()) {
                    int points = points(northSouth, eastWest);
                    event.does(new Act.Report(slot, new Outcome.Scored(points, Optional.empty())));
                    results.computeIfAbsent(slot.board().value(), _ -> new ArrayList<>())
                            .add(new Score(northSouth, eastWest, points));
                }
            }
        }
        event.does(new Act.Close());
        String code = event.write();
        paper.put(code, results);
        days.put(code, Math.floorDiv(at.getEpochSecond(), 86_400L));
        return code;
    }

    private int points(List<Member.Person> northSouth, List<Member.Person> eastWest) {
        double better = sum(northSouth) - sum(eastWest);
        int at = SCORES.size() / 2 + (int) Math.round(1.5 * better + 5 * chance.nextGaussian());
        return SCORES.get(Math.clamp(at, 0, SCORES.size() - 1));
    }

    private double sum(List<Member.Person> pair) {
        return pair.stream().mapToDouble(strengths::get).sum();
    }

    /// The boards as somebody with paper and pencil compares them.
    List<ComparedBoard> compared() {
        var boards = new ArrayList<ComparedBoard>();
        paper.forEach((code, event) ->
                event.forEach((board, scores) ->
                        boards.add(
                                new ComparedBoard(
                                        "event/" + code + "/" + board,
                                        days.get(code),
                                        Comparison.MATCHPOINTS,
                                        scores.stream()
                                                .map(score -> table(score, scores))
                                                .toList()))));
        return boards;
    }

    /// Two points for each table that did worse, one for each that did the same.
    private static ComparedBoard.Table table(Score score, List<Score> all) {
        int points = -1; // beside itself
        for (var other : all) {
            points += 1 + Integer.signum(score.points() - other.points());
        }
        var share =
                new java.math.BigDecimal(points)
                        .divide(
                                new java.math.BigDecimal(2 * (all.size() - 1)),
                                12,
                                java.math.RoundingMode.HALF_EVEN);
        return new ComparedBoard.Table(
                pair(score.northSouth()), pair(score.eastWest()), share.doubleValue() - 0.5);
    }

    private static Partnership pair(List<Member.Person> pair) {
        return Partnership.of(
                Player.person(pair.getFirst().id().value()),
                Player.person(pair.getLast().id().value()));
    }

    /// An event before it is written: by the rules of the house, and in one go.
    private final class Running {

        private final TournamentRules rules = new TournamentRules();
        private final List<TournamentEvent> events = new ArrayList<>();
        private Tournament now = rules.start();
        private Instant at;

        Running(Instant at) {
            this.at = at;
        }

        void does(Act act) {
            at = at.plusSeconds(5);
            var decision = rules.decide(now, DIRECTOR, new TournamentCommand.Do(at, "", act));
            assertThat(decision).as("%s", act).isInstanceOf(Decision.Accepted.class);
            for (var event : ((Decision.Accepted<TournamentEvent>) decision).events()) {
                now = rules.evolve(now, event);
                events.add(event);
            }
        }

        String write() {
            var code = TournamentId.draw(chance).code();
            var kind = Tournaments.KIND;
            var forms = new ArrayList<NewEvent>();
            events.forEach(event -> forms.add(kind.codec().encode(event)));
            Beside rows = kind.projection().after(code, new Snapshot<>(events.size(), now), events);
            club.standing().house().store().log().append(kind.stream(code), 0, forms, rows);
            return code;
        }
    }
}
