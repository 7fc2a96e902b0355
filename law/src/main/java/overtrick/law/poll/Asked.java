package overtrick.law.poll;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.cards.Deal;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Poll.Voice;
import overtrick.laws.poll.Prospect;
import overtrick.laws.poll.Tally;
import overtrick.laws.poll.Weighing;

/// A poll as it stands: what was asked, and what has been answered so far.
///
/// @param vote the word under which it is answered
/// @param begun when, in milliseconds
/// @param matter what is asked
/// @param prospects what would have come of calls, as far as it has been looked at
/// @see Polls
record Asked(
        String vote,
        long begun,
        Matter matter,
        List<Voice> people,
        List<Voice> robots,
        List<Prospect> prospects) {

    /// Calls that are looked at in layouts, at most.
    private static final int LOOKED_AT = 6;

    /// What a director puts.
    ///
    /// @param hands all four, where the director has told them
    /// @param system that both sides play
    /// @param at the desk the director came from; may be empty
    record Matter(Poll poll, Optional<Deal> hands, String system, String at) {}

    Poll poll() {
        return matter.poll();
    }

    Tally tally() {
        return new Tally(poll(), people, robots);
    }

    Weighing weighing() {
        return new Weighing(tally(), prospects);
    }

    /// Calls that somebody has chosen and nobody has looked at in layouts, the most frequent first.
    List<Call> unseen() {
        int left = LOOKED_AT - prospects.size();
        return tally().lines().stream()
                .map(Tally.Line::call)
                .filter(call ->
                        Stream.concat(people.stream(), robots.stream())
                                .anyMatch(voice -> voice.chosen().equals(call)))
                .filter(call -> prospects.stream().noneMatch(one -> one.call().equals(call)))
                .limit(Math.max(0, left))
                .toList();
    }

    /// Whether there is anything left to think about.
    boolean isOpen() {
        return robots.size() < RobotsAsked.ROBOTS || !unseen().isEmpty();
    }
}
