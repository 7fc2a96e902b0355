package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.team.TeamMovement;
import overtrick.scoring.Outcome;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Seats;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Lead;
import overtrick.tournament.session.LineUp;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// What tables and the director say beside the score: leads, who sits where, whose hands lie in the
/// boards, and who has paid.
class SayingsTest {

    private static final Slot SLOT = Slot.of(1, 1, 1);
    private static final Card QUEEN = Card.parse("SQ");
    private static final Card TWO = Card.parse("H2");
    private static final RoundNumber FIRST = new RoundNumber(1);

    /// Three tables of pairs in the first of three rounds, board 1 played at table 1.
    private static TestTournament evening(String result) {
        var evening = TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 1).begin(1);
        return evening.does(evening.player(1), new Act.Report(SLOT, score(SLOT, result)));
    }

    @Test
    void aTableTellsWhatWasLedOnceThereIsAResult() {
        var evening = TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 1).begin(1);
        var lead = new Act.TellLead(SLOT, QUEEN);
        assertThat(reason(evening, 1, lead)).isEqualTo(Reason.RESULTS_MISSING);

        evening.does(evening.player(1), new Act.Report(SLOT, score(SLOT, "4SE=")));
        assertThat(reason(evening, 2, lead)).isEqualTo(Reason.NOT_AT_THIS_TABLE);
        evening.does(evening.player(1), lead);
        assertThat(evening.session().particulars().told().lead(SLOT)).contains(QUEEN);
        assertThat(reason(evening, 1, lead)).isEqualTo(Reason.NOTHING_NEW);

        evening.direct(new Act.TellLead(SLOT, TWO));
        assertThat(evening.session().particulars().told().lead(SLOT)).contains(TWO);
        evening.takeBack(DIRECTOR, evening.last());
        assertThat(evening.session().particulars().told().lead(SLOT)).contains(QUEEN);
        assertThat(evening.refusal(DIRECTOR, new TakeBackOf(evening).result()))
                .map(TournamentRefusal::reason)
                .contains(Reason.LATER_ACTS_REST_ON_IT);
    }

    /// Takes the first result back.
    private record TakeBackOf(TestTournament evening) {
        TournamentCommand result() {
            int number =
                    evening.now().trail().stream()
                            .filter(line -> line.done().act() instanceof Act.Report)
                            .findFirst()
                            .orElseThrow()
                            .done()
                            .number();
            return new TournamentCommand.TakeBack(TestTournament.START, "a mistake", number);
        }
    }

    @Test
    void nothingIsLedToABoardThatWasPassedOut() {
        var evening = evening("P");
        assertThat(evening.refusal(evening.player(1), new Act.TellLead(SLOT, QUEEN)))
                .map(TestTournament::told)
                .contains(
                        "NOTHING_NEW: nothing was led to a board that was passed out or not played");
    }

    /// The result was wrong, and with it the lead; when it is right after all, so is the lead.
    @Test
    void aLeadIsNoneWhenTheBoardTurnsOutPassedOutOrNotPlayed() {
        var evening = evening("4SE=");
        evening.does(evening.player(1), new Act.TellLead(SLOT, QUEEN));
        assertThat(evening.seenBy(DIRECTOR).lead(SLOT)).contains(QUEEN);

        evening.direct(new Act.Rule(SLOT, score(SLOT, "P")));
        assertThat(evening.seenBy(DIRECTOR).lead(SLOT)).isEmpty();
        evening.takeBack(DIRECTOR, evening.last());
        assertThat(evening.seenBy(DIRECTOR).lead(SLOT)).contains(QUEEN);
        evening.direct(new Act.Rule(SLOT, new Outcome.NotPlayed()));
        assertThat(evening.seenBy(DIRECTOR).lead(SLOT)).isEmpty();
    }

    /// Who has still to play the board sees neither score nor lead.
    @Test
    void aLeadIsSeenWithItsResult() {
        var evening = evening("4SE=");
        evening.does(evening.player(1), new Act.TellLead(SLOT, QUEEN));
        assertThat(evening.seenBy(evening.player(1)).particulars().told().leads())
                .containsEntry(SLOT, QUEEN);
        assertThat(evening.seenBy(evening.player(2)).particulars().told().leads()).isEmpty();
        assertThat(evening.seenBy(Outsider.PUBLIC).particulars().told().leads()).isEmpty();
        assertThat(evening.seenBy(DIRECTOR).particulars().told().leads()).hasSize(1);
    }

    /// The player at declarer's left leads (Law 41A).
    @Test
    void aCardThatTheLeaderDoesNotHoldIsSomebodyElses() {
        var deal =
                Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
        var rows =
                List.of(
                        List.of("4SW=", "SQ", ""), // North leads, and has it
                        List.of("4SE=", "SQ", "NORTH"),
                        List.of("3NTN=", "H2", ""),
                        List.of("3NTS=", "H2", "EAST"),
                        List.of("3NTS=", "C2", ""),
                        List.of("P", "SQ", ""));
        for (var row : rows) {
            var wrong =
                    Lead.wrongHolder(score(SLOT, row.get(0)), Card.parse(row.get(1)), deal)
                            .map(Seat::name)
                            .orElse("");
            assertThat(wrong).as("%s", row).isEqualTo(row.get(2));
        }
    }

    @Test
    void aPairSaysWhoSitsNorthAndWhoeverBelongsElsewhereIsTold() {
        var evening = TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 1).begin(1);
        var first = evening.player(1).entry();
        var other = evening.player(102).entry();
        var table = table(1);
        var round = new RoundNumber(1);
        var names = List.of("Q" + first, "P" + first);

        evening.does(evening.player(1), new Act.Sit(first, table, round, names));
        assertThat(evening.session().particulars().told().lineUp(new LineUp(first, table, round)))
                .isEqualTo(names);

        assertThat(told(evening, 1, new Act.Sit(first, table(2), round, names)))
                .isEqualTo(
                        "NOT_AT_THIS_TABLE: P%s – Q%s plays at table 1 in round 1"
                                .formatted(first, first));
        assertThat(told(evening, 1, new Act.Sit(first, table, round, List.of("P" + other, "x"))))
                .isEqualTo("PLAYERS_DO_NOT_FIT: P%s plays at table 2 in round 1".formatted(other));
        assertThat(reason(evening, 1, new Act.Sit(first, table, round, List.of("x", "y"))))
                .isEqualTo(Reason.NO_SUCH_PLAYER);
        assertThat(reason(evening, 1, new Act.Sit(first, table, round, names)))
                .isEqualTo(Reason.NOTHING_NEW);
        assertThat(reason(evening, 102, new Act.Sit(first, table, round, names.reversed())))
                .isEqualTo(Reason.NOT_AT_THIS_TABLE);
        evening.direct(new Act.Rename(first, "P" + first, "Phương"));
        assertThat(evening.session().particulars().told().lineUp(new LineUp(first, table, round)))
                .containsExactly("Q" + first, "Phương");
    }

    /// Five players of a team: two in each room, and nobody in both.
    @Test
    void aTeamSaysWhoPlaysInWhichRoom() {
        var match = new TeamMatch();
        match.sits(match.open, "A1", "E1");
        match.sits(match.closed, "B1", "C1");
        assertThat(match.told(match.open)).containsExactly("A1", "E1");
        assertThat(match.told(match.closed)).containsExactly("B1", "C1");
        assertThat(
                        match.evening
                                .refusal(DIRECTOR, match.sit(match.closed, "B1", "A2"))
                                .map(TournamentRefusal::reason))
                .contains(Reason.PLAYERS_DO_NOT_FIT);
    }

    /// A team of four of which both rooms are told: who was named in the wrong room is named in the
    /// right one, and the other room is unknown until it is said again.
    @Test
    void aLineUpThatIsMendedEmptiesTheOtherRoom() {
        var match = new TeamMatch();
        match.sits(match.open, "A1", "B1");
        match.sits(match.closed, "C1", "D1");

        match.sits(match.open, "A1", "C1");
        assertThat(match.told(match.open)).containsExactly("A1", "C1");
        assertThat(match.told(match.closed)).isEmpty();

        match.sits(match.closed, "D1", "B1");
        assertThat(match.told(match.open)).containsExactly("A1", "C1");
        assertThat(match.told(match.closed)).containsExactly("D1", "B1");

        match.sits(match.closed, "B1", "D1"); // the other way round touches nobody else
        assertThat(match.told(match.open)).containsExactly("A1", "C1");
    }

    /// What was said of one room rests on what was said of the other before it: were the second act
    /// taken back under the third, C1 would sit in both rooms.
    @Test
    void aLineUpIsTakenBackAfterThoseOfTheOtherRoomThatFollowed() {
        var match = new TeamMatch();
        match.sits(match.open, "C1", "D1");
        match.sits(match.open, "A1", "B1");
        int second = match.evening.last();
        match.sits(match.closed, "C1", "D1");
        int third = match.evening.last();

        var takesBack = new TournamentCommand.TakeBack(TestTournament.START, "a mistake", second);
        assertThat(match.evening.refusal(DIRECTOR, takesBack))
                .map(TournamentRefusal::reason)
                .contains(Reason.LATER_ACTS_REST_ON_IT);
        match.evening.takeBack(DIRECTOR, third).takeBack(DIRECTOR, second);
        assertThat(match.told(match.open)).containsExactly("C1", "D1");
        assertThat(match.told(match.closed)).isEmpty();
    }

    /// A match of teams, of which the first plays its first round at two tables.
    private static final class TeamMatch {
        final TestTournament evening = new TestTournament();
        final EntryId team;
        final Section.Table open;
        final Section.Table closed;

        TeamMatch() {
            evening.direct(
                    new Act.Create(
                            new Charter("", Terms.of(Contestants.TEAMS, Method.VICTORY_POINTS))));
            var movement = TeamMovement.headToHead(4).movement();
            var wearers = new ArrayList<Wearer>();
            for (int one = 1; one <= 4; one++) {
                String n = "" + one;
                evening.direct(new Act.Enter(List.of("A" + n, "B" + n, "C" + n, "D" + n, "E" + n)));
                int pair = TeamMovement.SECOND_PAIR + one;
                wearers.add(new Wearer(new EntryNumber(one), evening.entered()));
                wearers.add(new Wearer(new EntryNumber(pair), evening.entered()));
            }
            evening.direct(
                    new Act.Seat(List.of(new Seats(SectionName.ONLY, movement, 8, wearers))));
            team = wearers.getFirst().entry();
            var rooms =
                    movement.in(FIRST)
                            .filter(one ->
                                    one.seats(new EntryNumber(1))
                                            || one.seats(
                                                    new EntryNumber(TeamMovement.SECOND_PAIR + 1)))
                            .map(one -> table(one.table().value()))
                            .toList();
            assertThat(rooms).hasSize(2);
            open = rooms.getFirst();
            closed = rooms.getLast();
        }

        Act.Sit sit(Section.Table room, String... players) {
            return new Act.Sit(team, room, FIRST, List.of(players));
        }

        void sits(Section.Table room, String... players) {
            evening.direct(sit(room, players));
        }

        List<String> told(Section.Table room) {
            var place = new LineUp(team, room, FIRST);
            return evening.session().particulars().told().lineUp(place);
        }
    }

    /// Nothing said is as it was before anybody could: the hands of a file and of the program's own
    /// tables are those that are played.
    @Test
    void handsAreUsedUnlessTheDirectorHasStillToSayIt() {
        var evening = evening("4SE=");
        assertThat(evening.session().particulars().usesHands()).isTrue();
        evening.direct(new Act.UseHands(false));
        assertThat(evening.session().particulars().usesHands()).isFalse();
        evening.direct(new Act.UseHands(true));
        assertThat(evening.session().particulars().usesHands()).isTrue();
        assertThat(evening.refusal(DIRECTOR, new Act.UseHands(true)))
                .map(TournamentRefusal::reason)
                .contains(Reason.NOTHING_NEW);
        assertThat(reason(evening, 1, new Act.UseHands(false))).isEqualTo(Reason.NOT_THE_DIRECTOR);
    }

    @Test
    void whatTablesAreAskedIsSwitchedOnAndOff() {
        var evening = evening("4SE=");
        assertThat(evening.session().particulars().told().asks(Question.LEAD)).isFalse();
        evening.direct(new Act.Ask(Question.LEAD, true));
        assertThat(evening.session().particulars().told().asked()).containsExactly(Question.LEAD);
        assertThat(evening.refusal(DIRECTOR, new Act.Ask(Question.LEAD, true)))
                .map(TournamentRefusal::reason)
                .contains(Reason.NOTHING_NEW);
        evening.direct(new Act.Ask(Question.LEAD, false));
        assertThat(evening.session().particulars().told().asked()).isEmpty();
    }

    @Test
    void theTillIsTheSumOfWhoHasPaid() {
        var evening = evening("4SE=");
        var first = evening.player(1).entry();
        var second = evening.player(102).entry();
        evening.direct(new Act.SetFees(new Fees("đ", 50_000, 30_000)));
        evening.direct(new Act.Pay(first, "P" + first, Optional.of(50_000)));
        evening.direct(new Act.Pay(first, "Q" + first, Optional.of(30_000)));
        evening.direct(new Act.Pay(second, "P" + second, Optional.of(0)));
        assertThat(evening.session().particulars().till().sum()).isEqualTo(80_000);

        evening.direct(new Act.Pay(first, "P" + first, Optional.of(30_000)));
        evening.direct(new Act.Rename(first, "P" + first, "Phương"));
        evening.direct(new Act.Pay(first, "Q" + first, Optional.empty()));
        assertThat(evening.session().particulars().till().sum()).isEqualTo(30_000);
        evening.direct(new Act.Pay(first, "Phương", Optional.empty()));
        assertThat(evening.session().particulars().till().paid()).hasSize(1);

        assertThat(evening.refusal(DIRECTOR, new Act.Pay(first, "x", Optional.of(1))))
                .map(TournamentRefusal::reason)
                .contains(Reason.NO_SUCH_PLAYER);
        assertThat(evening.refusal(DIRECTOR, new Act.Pay(second, "Q" + second, Optional.of(-1))))
                .map(TournamentRefusal::reason)
                .contains(Reason.AMOUNT_DOES_NOT_FIT);
    }

    /// What somebody has paid is between them and the director.
    @Test
    void nobodySeesWhatOthersHavePaid() {
        var evening = evening("4SE=");
        var first = evening.player(1).entry();
        evening.direct(new Act.Pay(first, "P" + first, Optional.of(50)));
        assertThat(evening.seenBy(evening.player(1)).particulars().till().paid()).hasSize(1);
        assertThat(evening.seenBy(evening.player(2)).particulars().till().paid()).isEmpty();
        assertThat(evening.seenBy(Outsider.PUBLIC).particulars().till().paid()).isEmpty();
    }

    private static Section.Table table(int number) {
        return new Section.Table(SectionName.ONLY, new TableNumber(number));
    }

    private static Reason reason(TestTournament evening, int pair, Act act) {
        return evening.refusal(evening.player(pair), act).orElseThrow().reason();
    }

    private static String told(TestTournament evening, int pair, Act act) {
        return TestTournament.told(evening.refusal(evening.player(pair), act).orElseThrow());
    }
}
