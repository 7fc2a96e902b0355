package overtrick.bridgetable.duplicate;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.Given;
import overtrick.bridgetable.room.RoomResult;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.stake.PartyStake;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.SheetStake;
import overtrick.robots.stake.Stake;
import overtrick.scoring.odds.RubberStanding;

/// A board from the first call to the result, as it was played at one table.
///
/// @param ordinal how many boards the table had opened with this one, from 1
/// @param key opens the deal's commitment; empty for boards from a file
/// @param meanings what each call was said to show
/// @param cards in the order in which they were played; fewer than 52 after a claim
/// @param set the set the board came from; empty when it was dealt at the table
/// @param agreements the systems that the sides played
/// @param again the board that was played once more here; empty when this one counts
/// @param given what it gave where it was a deal of a game with a score of its own; empty when it
///   is scored as boards are
public record FinishedBoard(
        TableId table,
        int ordinal,
        Instant ended,
        Board board,
        Optional<String> key,
        Auction auction,
        List<Optional<Meaning>> meanings,
        List<Card> cards,
        Result result,
        Map<Seat, String> names,
        Optional<String> set,
        Agreements agreements,
        Optional<PlayedAt> again,
        Optional<Given> given) {

    public FinishedBoard {
        meanings = List.copyOf(meanings);
        cards = List.copyOf(cards);
        names = Map.copyOf(names);
    }

    /// A board that has just come to its end: its cards as they lay with those who played them.
    public static FinishedBoard of(
            TableId table,
            int ordinal,
            Instant ended,
            BoardInPlay board,
            Map<Seat, String> names,
            Agreements agreements) {
        return new FinishedBoard(
                table,
                ordinal,
                ended,
                lying(board),
                board.key().filter(_ -> board.exchanged().isEmpty()),
                board.auction(),
                board.meanings(),
                board.play().map(Play::cards).orElse(List.of()),
                board.result().orElseThrow(),
                names,
                Optional.empty(),
                agreements,
                Optional.empty(),
                Optional.empty());
    }

    /// The same as a deal of a game that keeps a score of its own.
    public FinishedBoard scored(Given own) {
        return new FinishedBoard(
                table,
                ordinal,
                ended,
                board,
                key,
                auction,
                meanings,
                cards,
                result,
                names,
                set,
                agreements,
                again,
                Optional.of(own));
    }

    /// The same from a set of boards, or played once more.
    public FinishedBoard from(Optional<String> boards, Optional<PlayedAt> other) {
        return new FinishedBoard(
                table,
                ordinal,
                ended,
                board,
                key,
                auction,
                meanings,
                cards,
                result,
                names,
                boards,
                agreements,
                other,
                given);
    }

    private static Board lying(BoardInPlay board) {
        var dealt = board.board();
        return board.exchanged().isEmpty()
                ? dealt
                : new Board(dealt.number(), dealt.dealer(), dealt.vulnerability(), board.deal());
    }

    /// The cards in their order; empty when all have passed.
    public Optional<Play> play() {
        return auction.contract()
                .map(contract ->
                        Play.of(contract, board.deal(), auction.bidding().dummy()).with(cards));
    }

    /// Whose hand lay on the table; empty when nobody's did.
    public Optional<Seat> dummy() {
        return auction.contract().flatMap(auction.bidding().dummy()::dummy);
    }

    /// The key of the board.
    public PlayedAt at() {
        return new PlayedAt(table.code(), ordinal);
    }

    /// The event in which it was played; empty when in none.
    public Optional<String> event() {
        return set.flatMap(BoardPlan.OfEvent::eventOf);
    }

    /// What was played for.
    Stake stake(EventField field) {
        return given.map(this::ownStake)
                .orElseGet(() -> event().map(field::stake).orElseGet(DuplicateTerms.USUAL::stake));
    }

    /// Of a rubber the games are known by who is vulnerable; what lay below the line is not kept.
    private Stake ownStake(Given own) {
        if (own.held().isPresent()) {
            return new PartyStake(PartyTerms.USUAL);
        }
        if (!own.game().equals("rubber")) {
            return Plain.TOTAL_POINTS;
        }
        var vulnerable = board.vulnerability();
        return new SheetStake(
                new RubberStanding(
                        vulnerable.includes(Side.NORTH_SOUTH) ? 1 : 0,
                        vulnerable.includes(Side.EAST_WEST) ? 1 : 0,
                        0,
                        0));
    }

    /// Points for a side: those of its own game, where it has one.
    public int points(Side side) {
        return given.map(own -> own.points(side))
                .orElseGet(() -> result.points(side, board.vulnerability()));
    }

    /// Whether it is scored as boards are (Law 77), so that other tables can be compared with it.
    public boolean isCompared() {
        return given.isEmpty();
    }

    /// The same board as robots have played it.
    public FinishedBoard with(RoomResult robots) {
        return new FinishedBoard(
                table,
                ordinal,
                ended,
                board,
                key,
                robots.auction(),
                robots.meanings(),
                robots.cards(),
                robots.result(),
                Map.of(),
                set,
                agreements,
                again,
                given);
    }

    /// This board with the calls, cards and result of another table.
    public FinishedBoard asPlayed(FinishedBoard other) {
        return new FinishedBoard(
                table,
                ordinal,
                ended,
                board,
                key,
                other.auction,
                other.meanings,
                other.cards,
                other.result,
                names,
                set,
                agreements,
                again,
                given);
    }

    /// The board with the name of one seat alone.
    public FinishedBoard named(Optional<Seat> seat) {
        var shown =
                names.entrySet().stream()
                        .filter(name -> seat.equals(Optional.of(name.getKey())))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new FinishedBoard(
                table,
                ordinal,
                ended,
                board,
                key,
                auction,
                meanings,
                cards,
                result,
                shown,
                set,
                agreements,
                again,
                given);
    }
}
