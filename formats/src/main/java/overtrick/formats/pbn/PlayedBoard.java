package overtrick.formats.pbn;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// A board with as much as is known of what happened on it. What follows is filled in: the play
/// from a finished auction, the result from a whole play or from four passes. Texts are made such
/// as PBN can carry: without control characters and no longer than a line.
///
/// @param tags text by name, such as `Event`, `North` or `Room`: all but what the other components
///   say; sorted, and without tags whose value is not given
/// @param notes explanations of calls, by the place of the call from 0
/// @param play present when the contract is known, with or without cards
public record PlayedBoard(
        Board board,
        Map<String, String> tags,
        Optional<Auction> auction,
        Map<Integer, String> notes,
        Optional<Play> play,
        Optional<Result> result) {

    public PlayedBoard {
        tags = cleanTags(tags);
        notes = cleanNotes(notes);
        requireCalls(board, auction, notes);
        var ending = auction.flatMap(Auction::result);
        var given = result;
        var known = play.or(() -> start(board, ending)).or(() -> start(board, endingOf(given)));
        play = known;
        result = given.or(() -> passedOut(ending)).or(() -> counted(known));
        requireOneEnding(board, ending, play, result);
    }

    /// A board that was only dealt.
    public static PlayedBoard dealt(Board board, Map<String, String> tags) {
        return new PlayedBoard(
                board, tags, Optional.empty(), Map.of(), Optional.empty(), Optional.empty());
    }

    /// A board of the house's own tables.
    ///
    /// @param words what a meaning says in the reader's language
    public static PlayedBoard of(
            BoardInPlay board, Map<String, String> tags, Function<Meaning, String> words) {
        var notes = new TreeMap<Integer, String>();
        for (int place = 0; place < board.meanings().size(); place++) {
            int call = place;
            board.meanings().get(place).ifPresent(meaning -> notes.put(call, words.apply(meaning)));
        }
        return new PlayedBoard(
                board.board(),
                tags,
                Optional.of(board.auction()),
                notes,
                board.play(),
                board.result());
    }

    /// The text of a tag; empty when it is not given.
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /// Who sat there: one name, or several with semicolons between (PBN 2.1, 3.4.5).
    public Optional<String> player(Seat seat) {
        return tag(tagOf(seat));
    }

    /// The tag that names the player of a seat: `North`.
    public static String tagOf(Seat seat) {
        return seat.letter() + seat.name().substring(1).toLowerCase(Locale.ROOT);
    }

    /// How the auction ended, as far as it is known.
    public Optional<AuctionResult> ending() {
        return contract().<AuctionResult>map(contract -> contract).or(() -> endingOf(result));
    }

    /// The contract that was played; empty where no play is known.
    public Optional<Contract> contract() {
        return play.map(Play::contract);
    }

    /// All cards in the order in which they were played.
    public List<Card> cards() {
        return play.map(Play::cards).orElse(List.of());
    }

    private static Map<String, String> cleanTags(Map<String, String> tags) {
        var clean = new TreeMap<String, String>();
        tags.forEach((name, value) -> {
            if (!TagNames.isName(name)
                    || !Character.isUpperCase(name.charAt(0))
                    || TagNames.STRUCTURAL.contains(name)) {
                throw new IllegalArgumentException("tag is not free text: " + name);
            }
            var tag = PbnTag.of(name, TagText.clean(name, value));
            if (tag.isGiven()) {
                clean.put(name, tag.value());
            }
        });
        return Collections.unmodifiableSortedMap(clean);
    }

    private static SortedMap<Integer, String> cleanNotes(Map<Integer, String> notes) {
        var clean = new TreeMap<Integer, String>();
        notes.forEach((place, text) -> clean.put(place, TagText.cleanNote(text)));
        return Collections.unmodifiableSortedMap(clean);
    }

    private static void requireCalls(
            Board board, Optional<Auction> auction, Map<Integer, String> notes) {
        if (auction.filter(calls -> calls.dealer() != board.dealer()).isPresent()) {
            throw new IllegalArgumentException(
                    "auction is not begun by the dealer " + board.dealer());
        }
        int calls = auction.map(all -> all.calls().size()).orElse(0);
        for (int place : notes.keySet()) {
            if (place < 0 || place >= calls) {
                throw new IllegalArgumentException(
                        "note is not for one of the %d calls: %d".formatted(calls, place));
            }
        }
    }

    private static void requireOneEnding(
            Board board,
            Optional<AuctionResult> ending,
            Optional<Play> play,
            Optional<Result> result) {
        var endings =
                Stream.of(ending, play.map(Play::contract), endingOf(result))
                        .<AuctionResult>flatMap(Optional::stream)
                        .distinct()
                        .toList();
        if (endings.size() > 1) {
            throw new IllegalArgumentException(
                    "auction, play and result are not of one contract: " + endings);
        }
        if (play.filter(cards -> !cards.deal().equals(board.deal())).isPresent()) {
            throw new IllegalArgumentException("play is not of the board's deal");
        }
    }

    private static Optional<Play> start(Board board, Optional<AuctionResult> ending) {
        return ending.filter(Contract.class::isInstance)
                .map(Contract.class::cast)
                .map(contract -> Play.of(contract, board.deal()));
    }

    private static Optional<AuctionResult> endingOf(Optional<Result> result) {
        return result.map(how ->
                switch (how) {
                    case Result.PassedOut() -> new AuctionResult.PassedOut();
                    case Result.Played(Contract contract, _) -> contract;
                });
    }

    private static Optional<Result> passedOut(Optional<AuctionResult> ending) {
        return ending.filter(AuctionResult.PassedOut.class::isInstance)
                .map(_ -> new Result.PassedOut());
    }

    private static Optional<Result> counted(Optional<Play> play) {
        return play.filter(Play::isOver)
                .map(cards ->
                        new Result.Played(
                                cards.contract(), cards.won(cards.contract().declarer().side())));
    }
}
