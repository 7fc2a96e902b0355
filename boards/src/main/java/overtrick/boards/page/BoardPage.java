package overtrick.boards.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.page.AuctionPart;
import overtrick.bridgetable.page.AuctionRows;
import overtrick.bridgetable.page.Explained;
import overtrick.bridgetable.page.Verdict;
import overtrick.cards.Card;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;

/// A board that is over, with all there is to know about it.
///
/// @param seat of the viewer when the board ended
/// @param replay empty when no card was played
/// @param own what they may do with it; empty for those who did not play it
/// @param told how it came out, where it is not scored as boards are
public record BoardPage(
        FinishedBoard board,
        Home home,
        Optional<Seat> seat,
        Optional<Replay> replay,
        ComparedPart compared,
        DecidedPart decided,
        Traveller traveller,
        AnalysisPart analysis,
        Optional<OwnPart> own,
        Explained calls,
        Optional<String> told,
        Words words) {

    /// An explained call.
    ///
    /// @param number of the note, from 1
    public record Note(int number, int place, String brief, String text) {}

    public String title() {
        return words.get(
                home().isDeal() ? "board.deal" : "board.title", board.board().number().value());
    }

    /// `Dealer North · North and South vulnerable`, in the words of the language; only the dealer
    /// where nobody is vulnerable by sides.
    public String about() {
        var facts = board.board();
        if (home().isDeal()) {
            return words.get("board.dealer", words.letter(facts.dealer()));
        }
        return words.get(
                "board.about", words.name(facts.dealer()), words.name(facts.vulnerability()));
    }

    /// Who played with whom against whom; empty when no name is known.
    public String players() {
        if (names().values().stream().allMatch(String::isEmpty)) {
            return "";
        }
        return words.get(
                "board.players",
                known(Seat.NORTH),
                known(Seat.SOUTH),
                known(Seat.EAST),
                known(Seat.WEST));
    }

    private String known(Seat seat) {
        return name(seat).isEmpty() ? "–" : name(seat);
    }

    /// Who would declare if the board were played again: South when all have passed.
    public Seat declarer() {
        return contract(board).map(Contract::declarer).orElse(Seat.SOUTH);
    }

    /// Whole tricks that were played, but for the last, which leaves nothing to choose.
    public int tricks() {
        return Math.min(board.cards().size() / 4, 12);
    }

    /// `You: −150`, and under the link of a player their name; empty for those who did not play it.
    public Optional<String> headline() {
        return seat.map(mine -> {
            String points = words.signed(board.points(mine.side()));
            return home.isOfTable()
                    ? words.get("verdict.you", points)
                    : words.get("verdict.of", name(mine), points);
        });
    }

    /// Whether it is told how it stands beside other tables, and what decided it.
    public boolean isCompared() {
        return home.isScored() && board.isCompared();
    }

    public Verdict verdict() {
        return told.map(Verdict::told)
                .orElseGet(() -> Verdict.of(board.result(), board.board().vulnerability(), words));
    }

    /// The card that makes trumps at whist, where nothing is called; empty at other games.
    public Optional<Card> turned() {
        return AuctionPart.turned(board.auction());
    }

    /// Who sat there at the end; empty when nobody did.
    public String name(Seat seat) {
        return Called.in(words, board.names().getOrDefault(seat, ""));
    }

    public Map<Seat, String> names() {
        var names = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            names.put(seat, name(seat));
        }
        return names;
    }

    /// The contract; empty when all have passed.
    public static Optional<Contract> contract(FinishedBoard board) {
        return board.result() instanceof Result.Played(var contract, _)
                ? Optional.of(contract)
                : Optional.empty();
    }

    /// How many tricks more or fewer than the contract: `=`, `+2` or `−1`.
    public static String margin(FinishedBoard board) {
        return margin(board.result());
    }

    static String margin(Result result) {
        if (!(result instanceof Result.Played(var contract, int tricks))) {
            return "";
        }
        int margin = tricks - contract.bid().tricks();
        return margin == 0 ? "=" : (margin > 0 ? "+" : "−") + Math.abs(margin);
    }

    /// Tricks that a claim gave to the declaring side.
    public int claimedByDeclarer() {
        return replay.filter(_ -> board.result() instanceof Result.Played)
                .map(played ->
                        ((Result.Played) board.result()).tricks()
                                - played.play().won(played.contract().declarer().side()))
                .orElse(0);
    }

    public List<List<Optional<Integer>>> auctionRows() {
        return AuctionRows.of(board.auction());
    }

    /// What the calls showed, in their order.
    public List<Note> notes() {
        var notes = new ArrayList<Note>();
        notes(calls)
                .forEach((place, text) ->
                        notes.add(new Note(notes.size() + 1, place, calls.brief(place), text)));
        return List.copyOf(notes);
    }

    /// What each call showed, by its place in the auction.
    static SortedMap<Integer, String> notes(Explained calls) {
        var notes = new TreeMap<Integer, String>();
        for (int place = 0; place < calls.auction().calls().size(); place++) {
            int call = place;
            calls.note(place).ifPresent(text -> notes.put(call, text));
        }
        return notes;
    }

    /// The calls of a finished board with what they showed.
    static Explained calls(FinishedBoard board, Readings readings, Words words) {
        return Explained.of(
                readings,
                board.agreements(),
                board.auction(),
                board.board().vulnerability(),
                board.meanings(),
                Set.of(),
                words);
    }

    /// The note of a call.
    public Optional<Note> note(int place) {
        return notes().stream().filter(note -> note.place() == place).findFirst();
    }

    /// The deal with the key that opens its commitment; empty for boards from a file.
    public Optional<SealedDeal> sealed() {
        return board.key().map(key -> new SealedDeal(board.board().deal(), key));
    }
}
