package overtrick.manager.protocol;

import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;

/// A line with a call, which both sides write alike: seat, call, and what the opponents are told.
///
/// @param alert what is said of the call, perhaps nothing; empty for a call that is not alerted
record CallText(Seat seat, Call call, Optional<String> alert) {

    private static final Pattern FORM =
            Pattern.compile(
                    Terms.SEAT
                            + " (bids? [1-7] ?[a-z]{1,2}|pass(?:es)?|doubles?|redoubles?)"
                            + " ?\\.?(?: ?(alert|infos?)\\b ?\\.?(.*))?",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern INFOS =
            Pattern.compile(" ?\\binfos?\\b\\. ?", Pattern.CASE_INSENSITIVE);

    /// @param line tidied
    static Optional<CallText> parse(String line) {
        var parts = FORM.matcher(line);
        if (!parts.matches()) {
            return Optional.empty();
        }
        var told = Optional.ofNullable(parts.group(4)).map(CallText::words);
        return Terms.call(parts.group(2))
                .map(call -> new CallText(Terms.seat(parts.group(1)), call, told));
    }

    /// What follows both words that announce an explanation.
    private static String words(String said) {
        return INFOS.matcher(said).replaceAll(" ").strip();
    }

    String text(boolean upper) {
        String who = upper ? seat.name() : Terms.name(seat);
        return who + " " + Terms.text(call, upper) + Terms.text(alert);
    }
}
