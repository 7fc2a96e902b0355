package overtrick.laws.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.laws.LawBook;
import overtrick.laws.board.FreeCommand.CallAnyway;
import overtrick.laws.board.FreeCommand.ChangeCall;
import overtrick.laws.board.FreeCommand.DrawAttention;
import overtrick.laws.board.FreeCommand.Expose;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.PlayAnyway;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Many random boards at which everything goes wrong. `-Dovertrick.boards=1000000` plays more.
@Timeout(3_600 * 24)
class FreeBoardsTest {

    private static final int BOARDS = Integer.getInteger("overtrick.boards", 200);

    /// One thing in so many is irregular, as far as that is possible at the moment.
    private static final int IRREGULAR = 5;

    /// As long as nothing is irregular a view is looked at once in so many steps.
    private static final int LOOKS = 5;

    /// More commands than any board takes.
    private static final int LONGEST = 2_000;

    /// After any ruling the table is lawful and is played to its end, nothing that was ruled is
    /// forgotten, and nobody sees a hand or a card that nobody showed.
    @Test
    void everyBoardIsPlayedToItsEndAndNothingIsForgotten() {
        Seeds.each(BOARDS, chance -> new Run(chance).play());
    }

    /// One board under way. Mutable and confined to one check.
    private static final class Run {

        private final RandomGenerator chance;
        private final FreeRules rules;
        private FreeSession session;
        private CardSet shown = CardSet.NONE;

        Run(RandomGenerator chance) {
            this.chance = chance;
            rules = new FreeRules(LawBook.values()[chance.nextInt(2)], false);
            session = rules.start();
            var board = Board.of(new BoardNumber(1 + chance.nextInt(16)), Sample.deal(chance));
            tries(Outsider.HOUSE, new InOrder(new OpenBoard(board, Optional.empty())));
        }

        private FreeBoard board() {
            return session.board().orElseThrow();
        }

        void play() {
            for (int step = 0; !board().isOver(); step++) {
                assertThat(step).as("commands at one board").isLessThan(LONGEST);
                boolean regular = move();
                if (!regular || chance.nextInt(LOOKS) == 0) {
                    checkOneView();
                }
            }
            assertThat(board().ledger().owed()).isEmpty();
            board().play()
                    .filter(play -> play.isOver())
                    .ifPresent(play -> assertThat(play.penaltyCards()).isEmpty());
        }

        /// Whether nothing irregular was done, answered or ruled.
        private boolean move() {
            if (board().isHalted()) {
                var seat = board().chooser().orElseThrow();
                var options = rules.offers(session, seat);
                assertThat(options).as("options for %s", seat).isNotEmpty();
                does(seat, options.get(chance.nextInt(options.size())));
                return false;
            }
            var seat = Sample.seat(chance);
            if (chance.nextInt(IRREGULAR) == 0 && tries(seat, irregular(seat))) {
                return false;
            }
            lawful();
            return true;
        }

        /// Whoever is in turn finds something lawful to do.
        private void lawful() {
            var actor = board().inPlay().actor().orElseThrow();
            if (board().play().isPresent()) {
                var cards = board().play().get().playable().stream().toList();
                assertThat(cards).as("cards for %s", actor).isNotEmpty();
                does(actor, new InOrder(new PlayCard(cards.get(chance.nextInt(cards.size())))));
                return;
            }
            var calls = board().auction().legalCalls();
            assertThat(calls).as("calls for %s", actor).isNotEmpty();
            boolean passes = calls.contains(Call.Word.PASS) && chance.nextInt(5) < 3;
            var call = passes ? Call.Word.PASS : calls.get(low(calls.size()));
            does(actor, new InOrder(new MakeCall(call)));
        }

        /// Low bids more often than high ones.
        private int low(int size) {
            return Math.min(chance.nextInt(size), chance.nextInt(size));
        }

        /// Of the cards those of this seat or of its partner, who may be dummy.
        private FreeCommand irregular(Seat seat) {
            var call = Call.ALL.get(low(Call.ALL.size()));
            int from = board().play().isEmpty() ? 0 : board().isBeforeLead() ? 2 : 4;
            return switch (from + chance.nextInt(5)) {
                case 0, 1, 2 -> new CallAnyway(call, Optional.empty());
                case 3 -> new ChangeCall(call, chance.nextBoolean());
                case 4 -> new Expose(cards(seat, 1 + chance.nextInt(3) / 2));
                case 5 -> new DrawAttention();
                default -> {
                    boolean own = chance.nextInt(4) > 0;
                    yield new PlayAnyway(cards(own ? seat : seat.partner(), 1).iterator().next());
                }
            };
        }

        /// So many cards of this hand, or as many as it has; of an empty hand one that it does not
        /// hold.
        private Set<Card> cards(Seat seat, int count) {
            var hand = board().hand(seat).stream().toList();
            if (hand.isEmpty()) {
                return Set.of(Sample.card(chance));
            }
            return chance.ints(0, hand.size())
                    .distinct()
                    .limit(Math.min(hand.size(), count))
                    .mapToObj(hand::get)
                    .collect(Collectors.toSet());
        }

        private void does(Party who, FreeCommand command) {
            assertThat(tries(who, command)).as("%s by %s", command, who).isTrue();
        }

        private boolean tries(Party who, FreeCommand command) {
            if (!(rules.decide(session, who, command) instanceof Accepted<FreeEvent>(var events))) {
                return false;
            }
            for (var event : events) {
                FreeRedeal.shown(event).forEach(card -> shown = shown.with(card));
                session = rules.evolve(session, event);
            }
            return true;
        }

        private void checkOneView() {
            var viewers = new ArrayList<Party>(List.of(Seat.values()));
            viewers.add(Outsider.WATCHER);
            var viewer = viewers.get(chance.nextInt(viewers.size()));
            var view = rules.view(session, viewer).orElseThrow();
            view.faceUp()
                    .values()
                    .forEach(cards ->
                            assertThat(shown.containsAll(cards)).as("seen %s", cards).isTrue());
            if (board().isOver()) {
                return;
            }
            var dummy =
                    board().isBeforeLead()
                            ? Optional.<Seat>empty()
                            : board().inPlay().contract().map(contract -> contract.dummy());
            assertThat(view.board().hands().keySet())
                    .allMatch(seat -> seat == viewer || dummy.equals(Optional.of(seat)));
        }
    }
}
