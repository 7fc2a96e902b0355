package overtrick.formats.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Standing;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;

/// Reads the calls of a board, in the fields `mb`, with what is said of them, in the fields `an`,
/// up to the first call that cannot be made.
final class CallsReader {

    private static final Pattern CALL =
            Pattern.compile("\\s*([1-7](?:NT|[CDHSN])|XX|[PDRX])!?\\s*", Pattern.CASE_INSENSITIVE);

    private static final Pattern SAYS_SOMETHING = Pattern.compile("\\w");

    /// How much of a wrong call is shown.
    private static final int SHOWN = 20;

    /// @param whole with the calls that nobody recorded
    /// @param auction as far as it is recorded; empty when nothing is
    /// @param notes by the place of the call, from 0
    record Read(Auction whole, Optional<Auction> auction, Map<Integer, String> notes) {}

    private final Seat dealer;
    private final Diagnostics diagnostics;
    private final List<Call> calls = new ArrayList<>();
    private final SortedMap<Integer, String> notes = new TreeMap<>();
    private Standing standing = Standing.AT_START;
    private int recorded = Integer.MAX_VALUE;
    private boolean stopped;

    private CallsReader(Seat dealer, Diagnostics diagnostics) {
        this.dealer = dealer;
        this.diagnostics = diagnostics;
    }

    static Read read(List<LinField> fields, Seat dealer, Diagnostics diagnostics) {
        var reader = new CallsReader(dealer, diagnostics);
        fields.forEach(reader::read);
        return reader.read();
    }

    private Read read() {
        var whole = new Auction(dealer, calls);
        int count = Math.min(recorded, calls.size());
        var auction = count == 0 ? Optional.<Auction>empty() : Optional.of(whole.first(count));
        return new Read(whole, auction, notes.headMap(count));
    }

    private void read(LinField field) {
        if (stopped) {
            return;
        }
        switch (field.key()) {
            case "mb" -> readCalls(field);
            case "an" -> {
                if (!calls.isEmpty() && SAYS_SOMETHING.matcher(field.value()).find()) {
                    notes.put(calls.size() - 1, field.value());
                }
            }
            case "nt" -> {
                if (field.value().equals(MissingCalls.REMARK)) {
                    recorded = calls.size();
                }
            }
            default -> {} // the deal, the play, what viewers show
        }
    }

    /// The calls of a field, which are several in some files.
    private void readCalls(LinField field) {
        var word = CALL.matcher(field.value());
        int at = 0;
        while (at < field.value().length()) {
            word.region(at, field.value().length());
            var call =
                    word.lookingAt()
                            ? Optional.of(Call.parse(word.group(1)))
                            : Optional.<Call>empty();
            if (call.isEmpty() || standing.refusal(call.get()).isPresent()) {
                stop(field, at);
                return;
            }
            calls.add(call.get());
            standing = standing.after(call.get());
            at = word.end();
        }
    }

    private void stop(LinField field, int at) {
        int end = Math.min(field.value().length(), at + SHOWN);
        diagnostics.error(
                field.place().plus(at),
                "%c cannot call %s; the auction is kept up to there"
                        .formatted(
                                dealer.plus(calls.size()).letter(),
                                field.value().substring(at, end)));
        stopped = true;
    }
}
