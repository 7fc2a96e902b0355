package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.draw.Bracket.Tie;
import overtrick.movement.draw.Draw;
import overtrick.movement.draw.Swiss;
import overtrick.movement.team.TeamMovement;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.match.DrawnRound;
import overtrick.tournament.match.DrawnRound.Way;
import overtrick.tournament.match.KnockOut;
import overtrick.tournament.match.KnockOut.State;
import overtrick.tournament.match.Match;
import overtrick.tournament.match.MatchScore;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// Rounds drawn from how the matches before them have ended.
class DrawnRoundTest {

    private static final int BOARDS = 2;

    private final TestTournament tournament = new TestTournament();

    @Test
    void aMatchHasTwoTablesAndAScore() {
        seated(5, Method.VICTORY_POINTS, Swiss.TEAMS.first(numbers(5)));
        play(1, Map.of(1, "4SN=", 2, "3SN+1", 3, "4SN=", 4, "4SN="));

        var matches = Matches.of(floor());

        assertThat(matches.in(new RoundNumber(1))).hasSize(2);
        assertThat(matches.out(new RoundNumber(1))).containsExactly(new EntryNumber(5));
        var score = standing(matches.all().getFirst());
        assertThat(score.isComplete()).isTrue();
        // 420 and 620 to 170 twice: 6 and 10 IMPs
        assertThat(score.home().text()).isEqualTo("16");
        assertThat(score.away().signum()).isZero();
        assertThat(score.homePoints().orElseThrow().plus(score.awayPoints().orElseThrow()).text())
                .isEqualTo("20");
    }

    @Test
    void aSwissRoundAvoidsRematchesAndSaysWhy() {
        seated(4, Method.TEAM_IMPS, Swiss.TEAMS.first(numbers(4)));
        play(1, Map.of(1, "4SN=", 2, "3SN-1", 3, "4SN=", 4, "4SN="));
        var ranking = List.of(number(1), number(3), number(2), number(4));

        var round = next(Way.SWISS, ranking).orElseThrow();

        assertThat(round.bye()).isEmpty();
        assertThat(round.seatings()).hasSize(4).allMatch(one -> one.set().value() == 2);
        assertThat(reasons(round))
                .containsExactly(
                        List.of("places 1 and 3", "T1 has met T3"),
                        List.of("places 2 and 4", "T2 meets T1"));
        var danish = next(Way.DANISH, ranking).orElseThrow();
        assertThat(reasons(danish).getFirst()).containsExactly("places 1 and 2", "they meet again");
    }

    @Test
    void aTriangleTakesTwoRoundsAndItsOwnBoards() {
        seated(5, Method.TEAM_IMPS, Swiss.TEAMS.first(numbers(5)));
        var ranking = numbers(5);
        var first = next(Way.TRIANGLE, ranking).orElseThrow();
        assertThat(first.triangle()).hasSize(3);
        assertThat(first.seatings()).hasSize(5);
        assertThat(first.seatings().stream().map(one -> one.set().value()).distinct())
                .containsExactlyInAnyOrder(2, 3, 4);
        tournament.direct(new Act.Draw(first.seatings()));
        assertThat(DrawnRound.endsTriangle(floor())).isTrue();

        var second = next(Way.SWISS, ranking).orElseThrow();
        tournament.direct(new Act.Draw(second.seatings()));

        assertThat(DrawnRound.endsTriangle(floor())).isFalse();
        assertThat(Matches.of(floor()).all()).allMatch(match -> match.closed().isPresent());
        assertThat(next(Way.TRIANGLE, numbers(4))).isEmpty();
        assertThat(DrawnRound.refusal(Way.TRIANGLE, 4).toString()).contains("4 teams are not odd");
    }

    @Test
    void aKnockOutWaitsForItsResultsAndPlaysTiesOn() {
        seated(3, Method.TEAM_IMPS, new Draw(List.of(match(2, 3)), Optional.empty()));
        assertThat(knockOut().next(Map.of())).isEmpty();
        assertThat(knockOut().extra()).as("nothing is tied before it is played").isEmpty();
        play(1, Map.of(1, "4SN=", 2, "4SN="));
        var semi = new Tie(new RoundNumber(1), 2);
        assertThat(knockOut().standing().get(semi)).matches(one -> one.state() == State.TIED);
        assertThat(knockOut().extra()).containsExactly(match(2, 3));

        draw(knockOut().extra());
        play(2, Map.of(1, "4SN-1", 2, "4SN="));

        assertThat(knockOut().bracket().winners()).containsEntry(semi, number(3));
        assertThat(knockOut().next(Map.of())).containsExactly(match(1, 3));
        draw(knockOut().next(Map.of()));
        play(3, Map.of(1, "4SN=", 2, "4SN-1"));
        assertThat(knockOut().bracket().champion()).contains(number(1));
        assertThat(ranking()).containsExactly("1 1", "2 3", "3 2");
    }

    /// The other side did not come: who is seated in the next round has won.
    @Test
    void whoGoesOnHasWon() {
        seated(4, Method.TEAM_IMPS, new Draw(List.of(match(1, 4), match(2, 3)), Optional.empty()));
        play(1, Map.of(1, "4SN=", 2, "4SN-1"));
        var tie = new Tie(new RoundNumber(1), 2);

        draw(knockOut().next(Map.of(tie, number(3))));

        assertThat(knockOut().bracket().winners()).containsEntry(tie, number(3));
        assertThat(knockOut().undecided()).extracting(Tie::round).containsOnly(new RoundNumber(2));
        assertThat(ranking()).containsExactly("1= 1", "1= 3", "3= 2", "3= 4");
    }

    private List<String> ranking() {
        return knockOut().ranking().stream()
                .map(one -> one.place() + (one.shared() ? "= " : " ") + one.entry())
                .toList();
    }

    /// Who is ahead on the boards wins, whether drawn at home or away: the second is at home here.
    @ParameterizedTest(name = "at table 1 {0}, at table 2 {1}: {2} wins")
    @CsvSource({"4SN=, 4SN-1, 2", "4SN-1, 4SN=, 1", "4SN=, 4SN+1, 1", "4SN+1, 4SN=, 2"})
    void whoIsAheadHasWonAtHomeOrAway(String open, String closed, int winner) {
        seated(2, Method.TEAM_IMPS, new Draw(List.of(match(2, 1)), Optional.empty()));
        play(1, Map.of(1, open, 2, closed));

        assertThat(knockOut().bracket().champion()).contains(number(winner));
    }

    /// Extra boards are added to the first ones, and do not stand for them.
    @ParameterizedTest(name = "22 IMPs for 2, then at tables 1 and 2 {0} and {1}: {2}")
    @CsvSource({
        "4SN-1, 4SN=, TIED, 0", // as many for 1
        "4SN-1, 6SN=, WON,  1",
        "4SN=,  4SN+1, WON, 2",
        "4SN=,  4SN=, WON,  2",
    })
    void extraBoardsAreAddedToTheMatch(String open, String closed, State state, int winner) {
        seated(2, Method.TEAM_IMPS, new Draw(List.of(match(2, 1)), Optional.empty()));
        play(1, Map.of(1, "4SN=", 2, "4SN-1"));
        draw(List.of(match(2, 1)));
        play(2, Map.of(1, open, 2, closed));

        var standing = knockOut().standing().get(new Tie(new RoundNumber(1), 1));
        assertThat(standing).extracting(KnockOut.Standing::state).isEqualTo(state);
        assertThat(knockOut().bracket().champion())
                .isEqualTo(winner == 0 ? Optional.empty() : Optional.of(number(winner)));
    }

    private KnockOut knockOut() {
        return KnockOut.of(Matches.of(floor()), this::standing);
    }

    private MatchScore standing(Match match) {
        var scores = tournament.seenBy(DIRECTOR).standing().scores().orElseThrow();
        return MatchScore.of(floor(), match, scores);
    }

    private void draw(List<Draw.Match> matches) {
        tournament.direct(new Act.Draw(KnockOut.round(floor(), matches).seatings()));
    }

    private Optional<DrawnRound> next(Way way, List<EntryNumber> ranking) {
        return DrawnRound.next(floor(), Swiss.TEAMS, ranking, way, 3, one -> "T" + one);
    }

    private static List<List<String>> reasons(DrawnRound round) {
        return round.pairings().stream()
                .map(one -> one.reasons().stream().map(Sentence::toString).toList())
                .toList();
    }

    private Floor floor() {
        return tournament.session().floor(SectionName.ONLY).orElseThrow();
    }

    private static EntryNumber number(int number) {
        return new EntryNumber(number);
    }

    private static List<EntryNumber> numbers(int most) {
        return IntStream.rangeClosed(1, most).mapToObj(EntryNumber::new).toList();
    }

    private static Draw.Match match(int home, int away) {
        return new Draw.Match(number(home), number(away));
    }

    private void seated(int teams, Method method, Draw draw) {
        var terms = Terms.of(Contestants.TEAMS, method);
        tournament.direct(new Act.Create(new Charter("Cup", terms)));
        var wearers = new ArrayList<Wearer>();
        for (int team = 1; team <= teams; team++) {
            tournament.direct(
                    new Act.Enter(
                            Optional.of("T" + team),
                            List.of("A" + team, "B" + team, "C" + team, "D" + team)));
            var entry = new EntryId(1 + team);
            wearers.add(new Wearer(number(team), entry));
            wearers.add(new Wearer(number(TeamMovement.SECOND_PAIR + team), entry));
        }
        var first = draw.ofTeams(new RoundNumber(1), new SetNumber(1));
        tournament.direct(new Act.Seat(Movement.frank("Cup", first), BOARDS, wearers));
    }

    /// The same result on every board of a table.
    private void play(int round, Map<Integer, String> results) {
        tournament.begin(round);
        var slots = tournament.session().slots().filter(one -> one.round().value() == round);
        for (Slot slot : slots.toList()) {
            String result = results.getOrDefault(slot.table().value(), "");
            if (!result.isEmpty()) {
                tournament.direct(new Act.Report(slot, score(slot, result)));
            }
        }
    }
}
