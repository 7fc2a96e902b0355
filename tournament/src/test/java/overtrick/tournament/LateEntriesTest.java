package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.team.TeamMovement;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.match.Latecomer;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Seeker;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.RankingByRound;

/// Who comes alone, and who comes late.
class LateEntriesTest {

    private static final RoundNumber SECOND = new RoundNumber(2);

    private TestTournament tournament = new TestTournament();

    // Alone

    /// A robot keeps the chair of whoever is still to come, and all robots have the same names.
    @Test
    void twoWhoJoinAloneMayBothHaveARobot() {
        tournament.direct(Happenings.create(Method.MATCHPOINTS));
        var robot = "Swift";
        tournament.does(
                Outsider.HOUSE, new Act.Join(List.of("An", robot), TableKind.ONLINE, "acol"));

        assertThat(
                        reason(
                                Outsider.HOUSE,
                                new Act.Join(List.of("Chi", robot), TableKind.ONLINE, "acol")))
                .isEmpty();
    }

    @Test
    void whoHasEnteredLooksForNobodyAnyLonger() {
        tournament.direct(Happenings.create(Method.MATCHPOINTS));
        tournament.does(Outsider.HOUSE, new Act.Seek("An"));
        tournament.direct(new Act.Seek("Bình")).direct(new Act.Seek("Chi"));
        int chi = tournament.last();

        tournament.direct(new Act.Enter(List.of("An", "Bình")));
        int pair = tournament.last();
        assertThat(seekers()).containsExactly("Chi");
        tournament.direct(new Act.EndSearch(chi));
        assertThat(seekers()).isEmpty();
        assertThat(reason(DIRECTOR, new Act.EndSearch(chi))).contains(Reason.NO_SUCH_PLAYER);

        tournament.takeBack(DIRECTOR, pair);
        assertThat(seekers()).containsExactly("An", "Bình");
    }

    @Test
    void onlyForPairsPeopleLookForPartnersAndOnlyBeforeTheSeating() {
        tournament.direct(
                new Act.Create(new Charter("", Terms.of(Contestants.TEAMS, Method.TEAM_IMPS))));
        assertThat(reason(DIRECTOR, new Act.Seek("An"))).contains(Reason.PLAYERS_DO_NOT_FIT);

        tournament = TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 1);
        assertThat(reason(Outsider.HOUSE, new Act.Seek("An"))).contains(Reason.SEATED_ALREADY);
        assertThat(reason(tournament.player(1), new Act.Seek("An")))
                .contains(Reason.NOT_THE_DIRECTOR);
    }

    private List<String> seekers() {
        return tournament.session().seekers().stream().map(Seeker::player).toList();
    }

    private Optional<Reason> reason(Attendee by, Act act) {
        return tournament.refusal(by, act).map(TournamentRefusal::reason);
    }

    // Late

    /// Five teams in a round robin, of which the first round has begun; a sixth comes.
    @BeforeEach
    void nobodyYet() {
        tournament = new TestTournament();
    }

    private EntryId sixth() {
        tournament.direct(
                new Act.Create(new Charter("", Terms.of(Contestants.TEAMS, Method.TEAM_IMPS))));
        for (int team = 1; team <= 5; team++) {
            tournament.direct(new Act.Enter(List.of("A" + team, "B" + team, "C", "D")));
        }
        var movement = TeamMovement.headToHead(5).movement();
        var wearers = new ArrayList<Wearer>();
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, new EntryId(1 + TeamMovement.team(number).value())));
        }
        tournament.direct(new Act.Seat(movement, 1, wearers)).begin(1).playRound(1, "4SN=");
        tournament.direct(new Act.Enter(List.of("A6", "B6", "C6", "D6")));
        return tournament.entered();
    }

    private Floor floor() {
        return tournament.session().floor(SectionName.ONLY).orElseThrow();
    }

    private Act.Admit admit(EntryId entry) {
        var numbers = Latecomer.numbers(floor(), Contestants.TEAMS);
        return new Act.Admit(
                SectionName.ONLY, entry, numbers, Latecomer.places(floor(), 1, numbers));
    }

    @Test
    void aLateTeamMeetsEverybodyWhoWouldHaveRested() {
        var late = sixth();
        var before = floor().movement().seatings();

        tournament.direct(admit(late));

        assertThat(floor().movement().seatings()).containsAll(before);
        var matches = Matches.of(floor());
        for (int round = 2; round <= 5; round++) {
            assertThat(matches.out(new RoundNumber(round))).isEmpty();
        }
        assertThat(matches.of(new EntryNumber(6))).hasSize(4);
        for (int round = 2; round <= 5; round++) {
            tournament.begin(round).playRound(round, "4SN=");
        }
        tournament.direct(new Act.Close());
        assertThat(tournament.rankingSeenBy(DIRECTOR).lines())
                .filteredOn(line -> line.contestant().id().equals("6"))
                .singleElement()
                .matches(line -> line.boards() == 4);
    }

    @Test
    void whatALatecomerWouldTakeFromOthersIsRefused() {
        var late = sixth();
        var right = admit(late);
        var numbers = right.numbers();
        var places = right.places();
        var first = places.getFirst();

        assertThat(reason(DIRECTOR, with(late, List.of(numbers.getFirst()), places)))
                .contains(Reason.NUMBERS_DO_NOT_FIT);
        assertThat(reason(DIRECTOR, with(new EntryId(2), numbers, places)))
                .contains(Reason.NUMBERS_DO_NOT_FIT);
        assertThat(reason(DIRECTOR, with(new EntryId(99), numbers, places)))
                .contains(Reason.NO_SUCH_ENTRY);
        var worn = List.of(new EntryNumber(5), new EntryNumber(105));
        assertThat(reason(DIRECTOR, with(late, worn, List.of())))
                .contains(Reason.NUMBERS_DO_NOT_FIT);
        var others = floor().movement().in(SECOND).findFirst().orElseThrow();
        assertThat(reason(DIRECTOR, with(late, numbers, List.of(others))))
                .contains(Reason.DRAW_DOES_NOT_FIT);
        var begun =
                new Seating(
                        new RoundNumber(1),
                        first.table(),
                        first.northSouth(),
                        first.eastWest(),
                        first.set());
        assertThat(reason(DIRECTOR, with(late, numbers, List.of(begun))))
                .contains(Reason.DRAW_DOES_NOT_FIT);
        tournament.direct(right);
        assertThat(reason(DIRECTOR, right)).contains(Reason.NUMBERS_DO_NOT_FIT);
    }

    private static Act.Admit with(EntryId entry, List<EntryNumber> numbers, List<Seating> places) {
        return new Act.Admit(SectionName.ONLY, entry, numbers, places);
    }

    @Test
    void aLatecomerIsTakenBackBeforeHisEntry() {
        var late = sixth();
        tournament.direct(admit(late));
        int admitted = tournament.last();
        tournament.takeBack(DIRECTOR, admitted);

        assertThat(floor().seats(late)).isFalse();
        assertThat(floor().movement().seatings())
                .isEqualTo(TeamMovement.headToHead(5).movement().seatings());
    }

    // Round by round

    @Test
    void theRankingGrowsRoundByRound() {
        var late = sixth();
        tournament.direct(admit(late));
        tournament.begin(2).playRound(2, "4SN=");

        var rankings = RankingByRound.of(tournament.seenBy(DIRECTOR));

        assertThat(rankings.keySet()).containsExactly(1, 2);
        assertThat(rankings.get(2)).isEqualTo(tournament.rankingSeenBy(DIRECTOR));
        assertThat(rankings.get(1).lines()).filteredOn(line -> line.boards() > 0).hasSize(4);
    }
}
