package overtrick.teaching.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.teaching.judge.NearestSystem;

/// A board of a lesson: its deal, its auction and its play as recorded, and the steps.
///
/// @param student where the reader sits
/// @param hidden whose hands the file does not give: they are never shown
/// @param told whether the file gives the steps; else they were made of the record
/// @param steps one or more; the last asks for nothing
public record LessonBoard(
        PlayedBoard played, Seat student, Set<Seat> hidden, boolean told, List<Step> steps) {

    public LessonBoard {
        hidden = Set.copyOf(hidden);
        steps = List.copyOf(steps);
        if (steps.isEmpty() || steps.getLast().ask() != Ask.Move.END) {
            throw new IllegalArgumentException("steps do not end: " + steps.size());
        }
    }

    /// What a tag says; empty when it is not there.
    public String tag(String name) {
        return played.tags().getOrDefault(name, "");
    }

    /// The whole auction; empty when none is recorded.
    public Optional<Auction> auction() {
        return played.auction();
    }

    /// The contract; empty when there is none or none is known.
    public Optional<Contract> contract() {
        return played.play().map(Play::contract);
    }

    /// The first card played; empty when none is recorded.
    public Optional<Card> lead() {
        return played.play().map(Play::cards).filter(cards -> !cards.isEmpty()).map(List::getFirst);
    }

    /// How many calls had been made when a step asks for one; of a step that asks for none, how
    /// many are seen at it: up to the next question, or all.
    ///
    /// @param step from 0
    public int callsAt(int step) {
        var calls = auction().map(Auction::calls).orElse(List.of());
        int from = 0;
        for (int at = 0; at < steps.size(); at++) {
            if (steps.get(at).ask() instanceof Ask.Bid bid) {
                int place = place(calls, from, Set.of(bid.right()));
                if (at >= step) {
                    return place;
                }
                from = Math.min(calls.size(), place + 1);
            }
        }
        return calls.size();
    }

    /// Where the reader's next call stands that is one of these, or else their next call at all.
    private int place(List<Call> calls, int from, Set<Call> wanted) {
        int first = -1;
        for (int place = from; place < calls.size(); place++) {
            if (auction().orElseThrow().caller(place) == student) {
                first = first < 0 ? place : first;
                if (wanted.contains(calls.get(place))) {
                    return place;
                }
            }
        }
        return first < 0 ? calls.size() : first;
    }

    /// The system of ours that the reader's side plays, as near as the file names it; empty where
    /// it does not.
    public Optional<String> system() {
        boolean northSouth = student == Seat.NORTH || student == Seat.SOUTH;
        return NearestSystem.of(tag(northSouth ? "BidSystemNS" : "BidSystemEW"));
    }

    /// The calls before a question, each that the reader answers.
    ///
    /// @param step from 0
    /// @return empty where the step asks for no call, or for one that is not the reader's in the
    ///   auction
    public Optional<Auction> before(int step) {
        int calls = callsAt(step);
        return steps.get(step).ask() instanceof Ask.Bid
                ? auction()
                        .filter(all -> calls < all.calls().size() && all.caller(calls) == student)
                        .map(all -> all.first(calls))
                : Optional.empty();
    }

    /// How many steps ask for an answer.
    public int questions() {
        return (int) steps.stream().filter(step -> step.ask().isQuestion()).count();
    }
}
