package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Standing;
import overtrick.bridge.auction.Strain;
import overtrick.formats.bml.BmlBid.Letter;

/// The calls of an auction so far, and what letters stand for in it.
///
/// @param isLettered whether the last call was written with a letter
/// @param isEverLettered whether any call was
record Line(
        List<BmlMeaning.Made> made,
        Standing standing,
        Map<Letter, Strain> bound,
        boolean isLettered,
        boolean isEverLettered) {

    static final Line START = new Line(List.of(), Standing.AT_START, Map.of(), false, false);

    /// The auctions with one more call; none when it cannot be made.
    List<Line> with(BmlBid bid, boolean theirs) {
        var now = needsPass(theirs) ? passed(!theirs) : Optional.of(this);
        return now.map(line -> line.next(bid, theirs)).orElse(List.of());
    }

    private boolean needsPass(boolean theirs) {
        return !made.isEmpty() && made.getLast().theirs() == theirs;
    }

    private Optional<Line> passed(boolean theirs) {
        return made(Word.PASS, theirs, bound, isLettered, isEverLettered);
    }

    private List<Line> next(BmlBid bid, boolean theirs) {
        var lines = new ArrayList<Line>();
        switch (bid) {
            case BmlBid.Said(var word) -> add(lines, word, theirs, Optional.empty());
            case BmlBid.Bids(int level, var strains) ->
                    strains.forEach(
                            one -> add(lines, new Bid(level, one), theirs, Optional.empty()));
            case BmlBid.Steps(int steps) ->
                    stepped(steps).ifPresent(one -> add(lines, one, theirs, Optional.empty()));
            case BmlBid.Open(int level, var letter) ->
                    suits(letter)
                            .forEach(suit ->
                                    add(lines, new Bid(level, suit), theirs, Optional.of(letter)));
        }
        return lines;
    }

    private void add(List<Line> lines, Call call, boolean theirs, Optional<Letter> letter) {
        var suits = new EnumMap<Letter, Strain>(Letter.class);
        suits.putAll(bound);
        if (letter.isPresent() && call instanceof Bid(_, var strain)) {
            suits.put(letter.get(), strain);
        }
        boolean lettered = letter.isPresent();
        made(call, theirs, suits, lettered, isEverLettered || lettered).ifPresent(lines::add);
    }

    private Optional<Line> made(
            Call call, boolean theirs, Map<Letter, Strain> suits, boolean lettered, boolean ever) {
        if (standing.isOver() || standing.refusal(call).isPresent()) {
            return Optional.empty();
        }
        var calls = new ArrayList<>(made);
        calls.add(new BmlMeaning.Made(call, theirs));
        var after = standing.after(call);
        return Optional.of(new Line(List.copyOf(calls), after, Map.copyOf(suits), lettered, ever));
    }

    private Optional<Call> stepped(int steps) {
        int from =
                standing.bid()
                        .map(bid -> (bid.level() - 1) * 5 + bid.strain().ordinal())
                        .orElse(-1);
        int to = from + steps;
        return to < 35
                ? Optional.of(new Bid(to / 5 + 1, Strain.values()[to % 5]))
                : Optional.empty();
    }

    /// What a letter can stand for: its suit, if it has one; else the suits that nobody has bid, or
    /// all of its kind when there are none.
    private Set<Strain> suits(Letter letter) {
        var known = bound.get(letter);
        if (known != null) {
            return EnumSet.of(known);
        }
        var all = EnumSet.range(Strain.CLUBS, Strain.SPADES);
        all.removeIf(suit -> !admits(letter, suit));
        var free = EnumSet.copyOf(all);
        for (var call : made) {
            if (call.call() instanceof Bid(_, var strain)) {
                free.remove(strain);
            }
        }
        return free.isEmpty() ? all : free;
    }

    private boolean admits(Letter letter, Strain suit) {
        boolean major = suit == Strain.HEARTS || suit == Strain.SPADES;
        return switch (letter) {
            case MINOR -> !major && suit != bound.get(Letter.OTHER_MINOR);
            case OTHER_MINOR -> !major && suit != bound.get(Letter.MINOR);
            case MAJOR -> major && suit != bound.get(Letter.OTHER_MAJOR);
            case OTHER_MAJOR -> major && suit != bound.get(Letter.MAJOR);
            case X, Y, Z -> isInRank(letter, suit);
        };
    }

    private boolean isInRank(Letter letter, Strain suit) {
        for (var other : bound.entrySet()) {
            if (other.getKey().isRanked()) {
                boolean below = letter.compareTo(other.getKey()) < 0;
                boolean lower = suit.compareTo(other.getValue()) < 0;
                if (suit == other.getValue() || below != lower) {
                    return false;
                }
            }
        }
        return true;
    }
}
