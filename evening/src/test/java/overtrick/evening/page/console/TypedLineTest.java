package overtrick.evening.page.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.score.Result;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.movement.RoundNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.page.Sorry;
import overtrick.scoring.Outcome;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.TournamentView;

/// Where a typed result belongs. Three tables of a Mitchell with two boards a round: table 1 plays
/// boards 1 and 2, then 3 and 4, then 5 and 6.
class TypedLineTest {

    private static final Attendee MINH = new Director("Minh");

    private final TournamentRules rules = new TournamentRules();
    private Tournament now = rules.start();

    private void does(Act act) {
        var command = new Do(Instant.EPOCH, "", act);
        if (!(rules.decide(now, MINH, command) instanceof Accepted<TournamentEvent>(var events))) {
            throw new AssertionError("refused: " + act);
        }
        for (var event : events) {
            now = rules.evolve(now, event);
        }
    }

    private TournamentView seated() {
        does(
                new Act.Create(
                        new Charter("Friday", Terms.of(Contestants.PAIRS, Method.MATCHPOINTS))));
        var wearers = new ArrayList<Wearer>();
        for (var number : Mitchell.plain(3).entries()) {
            int entry = now.next();
            does(new Act.Enter(List.of("N" + entry, "S" + entry)));
            wearers.add(new Wearer(number, new EntryId(entry)));
        }
        does(new Act.Seat(Mitchell.plain(3), 2, wearers));
        return rules.view(now, MINH);
    }

    /// The rounds that have begun, and the boards of table 1 with a result.
    private TournamentView playing(int begun, int results) {
        seated();
        for (int round = 1; round <= begun; round++) {
            does(new Act.BeginRound(new RoundNumber(round)));
        }
        for (int board = 1; board <= results; board++) {
            var slot = Slot.of((board + 1) / 2, 1, board);
            does(new Act.Report(slot, new Outcome.Scored(0, Optional.of(new Result.PassedOut()))));
        }
        return rules.view(now, MINH);
    }

    private static Optional<Slot> last(String last) {
        return TypedLine.place(last);
    }

    /// What is left out is the next board without a result, of a round that has begun.
    @ParameterizedTest(name = "{0} rounds begun, {1} results, after {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1 | 0 | ''      | t1 4SN=    | /1/1/1
                    1 | 1 | ''      | t1 4SN=    | /1/1/2
                    1 | 1 | /1/1/1  | 4SN=       | /1/1/2
                    1 | 1 | /1/1/2  | 4SN=       | /1/1/2
                    1 | 0 | /1/2/4  | t1 4SN=    | /1/1/1
                    2 | 2 | ''      | t1 4SN=    | /2/1/3
                    2 | 1 | /2/1/4  | 4SN=       | /1/1/2
                    2 | 1 | ''      | t1 r2 4SN= | /2/1/3
                    2 | 0 | /1/1/2  | 4SN=       | /2/1/3
                    2 | 0 | /1/1/2  | t1 4SN=    | /1/1/1
                    3 | 4 | /2/1/4  | 4SN=       | /3/1/5
                    1 | 0 | ''      | t1 b2 4SN= | /1/1/2
                    1 | 0 | ''      | t1 b3 4SN= | /2/1/3
                    1 | 0 | ''      | t1 r2 4SN= | /2/1/3
                    """)
    void whatIsLeftOutIsTheNextBoard(
            int begun, int results, String after, String line, String place) {
        var view = playing(begun, results);

        var typed = TypedLine.of(line, last(after.replace('/', '|')), view);

        assertThat(TypedLine.text(typed.slot())).isEqualTo(place.replace('/', '|'));
        assertThat(typed.result()).isEqualTo("4SN=");
    }

    /// A round that has not begun is offered only by its number, though its boards have no result.
    @ParameterizedTest(name = "{0} rounds begun, {1} results: {2}")
    @CsvSource({
        "0, 0, t1 4SN=",
        "1, 2, t1 4SN=",
        "2, 4, t1 4SN=",
        "3, 6, t1 4SN=",
    })
    void noRoundIsOfferedThatHasNotBegun(int begun, int results, String line) {
        var view = playing(begun, results);

        assertThatThrownBy(() -> TypedLine.of(line, Optional.empty(), view))
                .isInstanceOf(Sorry.class)
                .hasMessageContaining("able 1");
    }

    /// What there is not, is not called complete.
    @ParameterizedTest
    @CsvSource({"t9 4SN=, There is no table 9.", "t1 r7 4SN=, Nobody plays at table 1 in round 7."})
    void whatThereIsNotIsSaid(String line, String sentence) {
        var view = playing(1, 2);

        assertThatThrownBy(() -> TypedLine.of(line, Optional.empty(), view))
                .isInstanceOf(Sorry.class)
                .hasMessageContaining(sentence);
    }
}
