package overtrick.systems.language;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.IllegalCallException;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// A hand for practice that stands in the file of its convention, with the call that it makes: who
/// reads the file learns by it, and the file is tested by it.
///
/// @param auction before the call; the first to call is North
/// @param call that the system makes
/// @param place file and line
public record Drill(Auction auction, Hand hand, Call call, String place) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// A call of an auction as it is written in a file.
    private record Said(Call call, boolean ours) {

        static Said parse(String word) {
            boolean theirs = word.startsWith("(") && word.endsWith(")");
            return new Said(
                    Call.parse(theirs ? word.substring(1, word.length() - 1) : word), !theirs);
        }
    }

    /// Reads a row `2C | QJ5.K43.AJ54.876`.
    ///
    /// @throws FormatException naming what is not understood
    static Drill parse(String line, Auction auction, Place place) {
        var columns = line.split("\\|", -1);
        if (columns.length != 2) {
            throw new FormatException(
                    "a drill is call, hand with a bar between: %d columns"
                            .formatted(columns.length));
        }
        var call = Call.parse(columns[0].strip());
        if (auction.standing().refusal(call).isPresent()) {
            throw new FormatException(call.code() + " may not be called there");
        }
        return new Drill(auction, Hand.parse(columns[1].strip()), call, place.text());
    }

    /// The auction `P 1S (2C)` with the opponents' passes put in, which are left out where it is
    /// written. One of ours is in turn; `-` stands for no call yet.
    ///
    /// @throws FormatException naming what is not understood
    static Auction position(String written) {
        var said =
                written.equals("-")
                        ? List.<Said>of()
                        : BLANKS.splitAsStream(written).map(Said::parse).toList();
        boolean first = said.isEmpty() || said.getFirst().ours();
        var calls = new ArrayList<Call>();
        for (var one : said) {
            passUntil(calls, first, one.ours());
            calls.add(one.call());
        }
        passUntil(calls, first, true);
        try {
            var auction = Auction.openedBy(Seat.NORTH);
            for (var call : calls) {
                auction = auction.with(call);
            }
            if (auction.isOver()) {
                throw new FormatException("the auction is over: " + written);
            }
            return auction;
        } catch (IllegalCallException wrong) {
            throw new FormatException("no lawful auction: " + written);
        }
    }

    /// @param first whether ours began
    /// @param ours whether one of ours is to be in turn
    private static void passUntil(List<Call> calls, boolean first, boolean ours) {
        boolean turn = (calls.size() % 2 == 0) == first;
        if (turn != ours) {
            calls.add(Word.PASS);
        }
    }
}
