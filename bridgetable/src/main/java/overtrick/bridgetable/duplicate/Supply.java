package overtrick.bridgetable.duplicate;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.SoFar;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.rules.Refusal;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableRefusal;

/// Where the next board of a table comes from, and who may see it.
public final class Supply {

    private final BoardSets sets;
    private final EventBoards events;
    private final EventField field;
    private final SeenDeals seen;
    private final History history;
    private final RandomGenerator chance;
    private final LaidBoards laid;

    Supply(
            BoardSets sets,
            EventBoards events,
            EventField field,
            SeenDeals seen,
            History history,
            RandomGenerator chance) {
        this.sets = sets;
        this.events = events;
        this.field = field;
        this.seen = seen;
        this.history = history;
        this.chance = chance;
        this.laid = new LaidBoards(events, field.laid());
    }

    /// The next board of a table; empty when there is no other.
    ///
    /// @param opened how many boards the table has had
    /// @param id the table’s code
    public Optional<BoardCommand> next(
            BoardPlan plan, int opened, Collection<Chair> chairs, String id) {
        return switch (plan) {
            case BoardPlan.Dealt() -> Optional.of(dealt(new BoardNumber(opened + 1)));
            case BoardPlan.FromSet(var set, _) -> fromSet(set, chairs, id);
            case BoardPlan.OfEvent event -> ofEvent(event, opened);
            case BoardPlan.OfMatch match -> ofMatch(match, opened);
            case BoardPlan.OfClass _ -> Optional.empty(); // the class brings them
            case BoardPlan.Laid own ->
                    laid.next(own, opened)
                            .map(sealed ->
                                    new OpenBoard(sealed.board(), Optional.of(sealed.key())));
            case BoardPlan.Again again when opened == 0 -> onceMore(again);
            case BoardPlan.Again _ -> Optional.empty();
        };
    }

    /// The next board of the round, as long as there is time for it.
    private Optional<BoardCommand> ofEvent(BoardPlan.OfEvent place, int opened) {
        return opened < place.boards().size() && field.mayBegin(place)
                ? events.board(place.event(), place.boards().get(opened))
                        .map(sealed -> new OpenBoard(sealed.board(), Optional.of(sealed.key())))
                : Optional.empty();
    }

    private Optional<BoardCommand> ofMatch(BoardPlan.OfMatch match, int opened) {
        return opened < match.boards()
                ? events.board(BoardPlan.OfMatch.set(match.match()), opened + 1)
                        .map(sealed -> new OpenBoard(sealed.board(), Optional.of(sealed.key())))
                : Optional.empty();
    }

    /// The known board as far as it is taken up again.
    private Optional<BoardCommand> onceMore(BoardPlan.Again again) {
        return history.board(again.of())
                .map(first -> {
                    var board = first.board();
                    var calls =
                            Auction.parse(board.dealer(), again.calls()).calls().stream()
                                    .map(MakeCall::new)
                                    .toList();
                    var cards =
                            Stream.of(again.cards().split(" "))
                                    .filter(card -> !card.isEmpty())
                                    .map(Card::parse)
                                    .toList();
                    return new OpenBoard(board, first.key(), new SoFar(calls, cards));
                });
    }

    private OpenBoard dealt(BoardNumber number) {
        var sealed = SealedDeal.draw(chance);
        return new OpenBoard(Board.of(number, sealed.deal()), Optional.of(sealed.key()));
    }

    /// The first board of the set that was not at this table and that nobody who sits here knows.
    private Optional<BoardCommand> fromSet(String set, Collection<Chair> chairs, String id) {
        var people = chairs.stream().flatMap(chair -> person(chair).stream()).toList();
        var unfit = seen.unfit(id, people);
        return sets.boards(set).stream()
                .filter(board -> !unfit.test(board.deal()))
                .findFirst()
                .map(board -> new OpenBoard(board, Optional.empty()));
    }

    private static Optional<PersonId> person(Chair chair) {
        return chair.occupant() instanceof Occupant.Person(var id, _)
                ? Optional.of(id)
                : Optional.empty();
    }

    /// Whether there is a board in the set that the person has not seen yet.
    boolean hasBoardFor(String set, PersonId person) {
        var unfit = seen.unfit("", List.of(person));
        return sets.boards(set).stream().anyMatch(board -> !unfit.test(board.deal()));
    }

    /// The boards that are laid for everybody alike.
    public LaidBoards laid() {
        return laid;
    }

    /// Why somebody may not sit down: they have seen a board of the set at another table (Law 16D).
    ///
    /// @param lying the number of the board on the table
    /// @param id the table’s code
    public Optional<Refusal> barred(
            BoardPlan plan, Optional<BoardNumber> lying, String id, PersonId person) {
        if (plan.again().isPresent()) {
            return Optional.empty(); // whoever plays it knows it
        }
        boolean known =
                dealsOfSet(plan, lying).stream()
                        .anyMatch(deal -> seen.isKnownElsewhere(deal, id, person));
        return known ? Optional.of(TableRefusal.SAW_ANOTHER_HAND) : Optional.empty();
    }

    /// Somebody without a seat looks at the table.
    ///
    /// @param lying the number of the board there
    /// @param id the table’s code
    public void watched(BoardPlan plan, Optional<BoardNumber> lying, String id, PersonId person) {
        dealsOfSet(plan, lying).forEach(deal -> seen.watched(deal, id, person));
    }

    /// The board of a set that lies on the table: more than one when a file numbers two alike.
    private List<Deal> dealsOfSet(BoardPlan plan, Optional<BoardNumber> lying) {
        var set = plan.setId();
        if (set.isEmpty() || lying.isEmpty()) {
            return List.of();
        }
        return boards(set.get()).stream()
                .filter(one -> one.number().equals(lying.get()))
                .map(Board::deal)
                .toList();
    }

    private List<Board> boards(String set) {
        return BoardPlan.OfEvent.eventOf(set)
                .map(event -> events.of(event).stream().map(EventBoards.Sealed::board).toList())
                .orElseGet(() -> sets.boards(set));
    }
}
