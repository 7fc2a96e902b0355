package overtrick.formats.bml;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;

/// What notes say of a call in one auction.
///
/// @param calls from the first on that is written, with the passes between; the last is meant
/// @param circumstances in which it holds
/// @param row that says it
public record BmlMeaning(List<Made> calls, BmlCircumstances circumstances, BmlRow row) {

    /// A call that has been made.
    ///
    /// @param theirs whether by an opponent
    public record Made(Call call, boolean theirs) {

        /// `1N`, or `(X)`.
        public String text() {
            return theirs ? "(" + call.code() + ")" : call.code();
        }
    }

    public BmlMeaning {
        calls = List.copyOf(calls);
        if (calls.isEmpty()) {
            throw new IllegalArgumentException("no call is meant");
        }
    }

    /// The call that is meant.
    public Made last() {
        return calls.getLast();
    }

    /// `1N (P) 2C`.
    public String text() {
        return calls.stream().map(Made::text).collect(Collectors.joining(" "));
    }
}
