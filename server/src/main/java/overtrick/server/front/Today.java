package overtrick.server.front;

import java.util.List;
import java.util.Optional;
import overtrick.boards.page.BoardPage;
import overtrick.bridge.auction.Contract;
import overtrick.bridgetable.duplicate.PlayedEntry;
import overtrick.cards.Card;
import overtrick.cards.Suit;
import overtrick.evening.tournament.TournamentSummary;
import overtrick.house.game.TableSummary;
import overtrick.house.table.Member;
import overtrick.page.Words;
import overtrick.server.Club;

/// What has to do with the day and with the visitor: where they left off, and what is on.
///
/// @param going a table where they sit and a game is under way
/// @param hand what they hold there
/// @param last the board they finished last
/// @param event that people can enter or that is in play, otherwise the latest
public record Today(
        Optional<TableSummary> going,
        List<Card> hand,
        Optional<Last> last,
        Optional<TournamentSummary> event) {

    private static final int LOOKED_THROUGH = 12;

    /// As a hand is held: colours next to each other differ.
    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS);

    /// A board that is over.
    ///
    /// @param imps what it brought, where it was compared
    public record Last(PlayedEntry entry, Optional<Integer> imps) {

        /// The address of its page.
        public String path() {
            var board = entry.board();
            return "/tables/%s/boards/%d".formatted(board.table().code(), board.ordinal());
        }

        public int number() {
            return entry.board().board().number().value();
        }

        /// What it brought: IMPs where there are any, otherwise points.
        public String gained(Words words) {
            return imps.map(brought -> words.get("front.imps", words.signed(brought)))
                    .orElseGet(() -> words.signed(entry.board().points(entry.seat().side())));
        }

        /// The contract; empty when all have passed.
        public Optional<Contract> contract() {
            return BoardPage.contract(entry.board());
        }
    }

    static Today of(Club club, Optional<Member.Person> person) {
        var going = person.flatMap(who -> going(club, who));
        return new Today(
                going,
                going.map(table -> hand(club, person.get(), table)).orElse(List.of()),
                person.flatMap(who -> last(club, who)),
                event(club));
    }

    private static Optional<TableSummary> going(Club club, Member.Person person) {
        return club.tables().of(person.id(), LOOKED_THROUGH).stream()
                .filter(table -> !table.place().equals(TableSummary.Place.GATHERING))
                .findFirst();
    }

    /// What the visitor holds at a table where boards are played; nothing elsewhere.
    private static List<Card> hand(Club club, Member.Person person, TableSummary table) {
        return club.duplicate()
                .look(table.id(), person)
                .flatMap(view -> view.game())
                .filter(board -> !board.isOver())
                .flatMap(board -> board.seat().map(seat -> board.hands().get(seat)))
                .map(cards -> SUITS.stream().flatMap(suit -> cards.in(suit).stream()).toList())
                .orElse(List.of());
    }

    private static Optional<Last> last(Club club, Member.Person person) {
        var played = club.history().boardsOf(person.id(), 0, 1);
        var imps = club.comparisons().imps(person.id(), played);
        return played.stream()
                .findFirst()
                .map(entry -> new Last(entry, Optional.ofNullable(imps.get(entry.board().at()))));
    }

    private static Optional<TournamentSummary> event(Club club) {
        var latest = club.tournaments().latest(LOOKED_THROUGH);
        return latest.stream()
                .filter(event -> event.stage() != TournamentSummary.Stage.CLOSED)
                .findFirst()
                .or(() -> latest.stream().findFirst());
    }
}
