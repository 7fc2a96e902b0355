package overtrick.laws.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.board.FreeCommand.AskLead;
import overtrick.laws.board.FreeCommand.DrawAttention;
import overtrick.laws.board.FreeCommand.Expose;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.PlayAnyway;
import overtrick.laws.board.FreeCommand.Replace;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.Demand;

/// What lies as a penalty card at a free table and what is read out of it (Laws 50B and 62), in
/// both books. South plays four spades and West leads.
@Timeout(30)
class PenaltyCardsTest {

    private static final Deal DEAL =
            Deal.parse("N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876");

    /// `D3` is played in order and `D3!` although it may not be, `E+D8` is shown, `free` asks
    /// nothing of a lead, `*D3` chooses a penalty card, `E?` calls the director, `=D2` is put in
    /// place of a card and `=` leaves it; the auction ends at `/`. A star marks what is major.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 50B: one small card shown by accident is minor, an honour is major
one small card          | / E+H2                  | E:H2         | minor-penalty-card
an honour               | / E+HA                  | E:HA*        | major-penalty-card
# a second card of the same defender makes all of them major
two small cards         | / E+H2 E+D8             | E:D8* E:H2*  | major-penalty-card
two of one suit         | / E+D8 E+D9             | E:D8* E:D9*  | major-penalty-card
three small cards       | / W+D3 W+D6 *D3 W+D7    | W:D3* W:D6* W:D7* | major-penalty-card
small after an honour   | / E+HA free E+D8        | E:D8* E:HA*  | major-penalty-card
an honour after small   | / E+D8 E+HA             | E:D8* E:HA*  | major-penalty-card
both in the auction     | E+H2 E+D8 /             | E:D8* E:H2*  | minor-if-defender
one of them there       | E+H2 / E+D8             | E:D8* E:H2*  | major-penalty-card
# each defender by themselves, and a card that was played lies no longer
one of each             | / E+H2 W+D3             | E:H2 W:D3    | minor-penalty-card
one after the other     | / E+D8 D3 D4 D8 E+H2    | E:H2         | minor-penalty-card
# 62B1 and 62C2: a defender revokes, and the other one changes after declarer's side has
a defender's revoke     | / D3 D4 D8 DA D2 H6! DJ DT S? =D6 =D5 =D9 | E:DT* W:H6* | next-defender-may-change
the other leaves theirs | / D3 D4 D8 DA D2 H6! DJ DT S? =D6 =D5 =   | W:H6*       | next-defender-may-change
# 62B2 and 62C1: declarer or dummy revokes, and what the defenders take back is none
declarer's revoke       | / D3 D4 D8 DA S6 S3 SA S9 D5 D9 H3! D6 E? =D2 =D7 | '' | defenders-may-change
dummy's revoke          | / D3 H8! D8 DA E? =D4 =DT =D2                     | '' | defenders-may-change
with a card that lies   | / W+H6 D3 H8! D8 DA E? =D4 =DT =D2                | W:H6 | defenders-may-change
""")
    void whatLiesAndWhatIsReadOut(String what, String script, String lies, String told) {
        for (var book : LawBook.values()) {
            var table = new Sitting(book);
            for (String step : script.split(" ")) {
                table.step(step);
            }
            assertThat(table.lies()).as(book + ": " + what).isEqualTo(lies);
            assertThat(table.told()).as(book + ": " + what).contains("cards." + told);
        }
    }

    /// Of two that may be played declarer says which, and the other lies on (Law 51A).
    @Test
    void declarerSaysWhichOfTwoIsPlayed() {
        for (var book : LawBook.values()) {
            var table = new Sitting(book);
            for (String step : "/ E+D8 E+D9 free D3 D4".split(" ")) {
                table.step(step);
            }
            assertThat(table.board().pending()).get().isInstanceOf(Pending.Designating.class);
            assertThat(table.board().chooser()).contains(Seat.SOUTH);
            var nine = Card.parse("D9");
            table.does(Seat.SOUTH, new FreeCommand.Designate(nine));
            assertThat(table.board().play().orElseThrow().playable()).containsExactly(nine);
            assertThat(table.board().ledger().rulings().getLast().verdict().laws())
                    .extracting(LawRef::toString)
                    .contains("51A");
            table.step("D9");
            assertThat(table.lies()).isEqualTo("E:D8*");
        }
    }

    /// A table under way. Mutable and confined to one check.
    private static final class Sitting {

        private final FreeRules rules;
        private FreeSession session;

        Sitting(LawBook book) {
            rules = new FreeRules(book, false);
            session = rules.start();
            var board = Board.of(new BoardNumber(1), DEAL);
            does(Outsider.HOUSE, new InOrder(new OpenBoard(board, Optional.empty())));
            calls("P P 1S P");
        }

        private void does(Party who, FreeCommand command) {
            switch (rules.decide(session, who, command)) {
                case Accepted<FreeEvent>(var events) ->
                        events.forEach(event -> session = rules.evolve(session, event));
                case Refused<FreeEvent>(var reason) ->
                        throw new AssertionError(command + " is refused: " + reason);
            }
        }

        private FreeBoard board() {
            return session.board().orElseThrow();
        }

        private void calls(String calls) {
            for (String call : calls.split(" ")) {
                does(board().auction().turn(), new InOrder(new MakeCall(Call.parse(call))));
            }
        }

        void step(String step) {
            if (step.equals("/")) {
                calls("4S P P P");
            } else if (step.equals("free")) {
                does(Seat.SOUTH, new AskLead(Demand.FREE, Set.of()));
            } else if (step.startsWith("*")) {
                var card = Card.parse(step.substring(1));
                does(board().chooser().orElseThrow(), new FreeCommand.Designate(card));
            } else if (step.startsWith("=")) {
                var card = Optional.of(step.substring(1)).filter(text -> !text.isEmpty());
                does(board().chooser().orElseThrow(), new Replace(card.map(Card::parse)));
            } else if (step.endsWith("?")) {
                does(seat(step), new DrawAttention());
            } else if (step.contains("+")) {
                does(seat(step), new Expose(Set.of(Card.parse(step.substring(2)))));
            } else {
                plays(Card.parse(step.substring(0, 2)), step.endsWith("!"));
            }
        }

        private static Seat seat(String step) {
            return Seat.parse(step.substring(0, 1));
        }

        private void plays(Card card, boolean anyway) {
            var play = board().play().orElseThrow();
            boolean dummys = play.turn() == play.contract().dummy();
            var player = dummys ? play.contract().declarer() : play.turn();
            does(player, anyway ? new PlayAnyway(card) : new InOrder(new PlayCard(card)));
        }

        String lies() {
            return board().play().orElseThrow().penaltyCards().stream()
                    .map(one ->
                            "%s:%s%s"
                                    .formatted(
                                            one.seat().letter(),
                                            one.card(),
                                            one.isMajor() ? "*" : ""))
                    .sorted()
                    .collect(Collectors.joining(" "));
        }

        /// What follows from the last ruling.
        Set<String> told() {
            return board().ledger().rulings().getLast().verdict().rectifications().stream()
                    .map(Rectification::key)
                    .collect(Collectors.toSet());
        }
    }
}
