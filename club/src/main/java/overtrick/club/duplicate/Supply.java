package overtrick.club.duplicate;

import java.util.Collection;
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
import overtrick.cards.SealedDeal;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.club.table.PersonId;

/// Where the next board of a table comes from.
record Supply(
        BoardSets sets,
        EventBoards events,
        EventField field,
        SeenDeals seen,
        History history,
        RandomGenerator chance) {

    /// @param opened how many boards the table has had
    /// @param id the table’s code
    Optional<BoardCommand> next(
            DuplicateTerms terms, int opened, Collection<Chair> chairs, String id) {
        return switch (terms.plan()) {
            case BoardPlan.Dealt() -> Optional.of(dealt(new BoardNumber(opened + 1)));
            case BoardPlan.FromSet(var set, _) -> fromSet(set, chairs, id);
            case BoardPlan.OfEvent event -> ofEvent(event, opened);
            case BoardPlan.OfMatch match -> ofMatch(match, opened);
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
}
