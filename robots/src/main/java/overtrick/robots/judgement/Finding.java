package overtrick.robots.judgement;

import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.systems.Choice;

/// What came of thinking about a call.
///
/// @param usual what the rules call
/// @param call what is called
/// @param tried the calls that were tried, the usual one first; none when there was nothing to
///   search for, or thinking was cut short
/// @param layouts in how many
public record Finding(Choice usual, Call call, List<TriedCall> tried, int layouts) {

    public Finding {
        tried = List.copyOf(tried);
    }

    /// By the rules alone.
    public static Finding byRules(Choice usual) {
        return new Finding(usual, usual.call(), List.of(), 0);
    }

    /// Whether calls were compared.
    public boolean isSearched() {
        return layouts > 0;
    }

    /// Whether another call was found better than the one of the rules.
    public boolean isChanged() {
        return !call.equals(usual.call());
    }
}
