package overtrick.tournament.session;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import overtrick.bridge.BoardNumber;

/// What is not as it was planned, and what the director has decided about the course of the
/// tournament.
///
/// @param forms of fouled boards (Law 87), where they are not the first
/// @param turned where the pairs sat the other way
/// @param late boards that are played later, or have been
/// @param hands of boards that were shuffled at a table
/// @param hidden whether only the director sees results and ranking
/// @param pace by what the rounds begin
/// @param used whether the hands that the program dealt lie in the boards; empty when nothing was
///   said, as of those of a file or of tables in the program
/// @param told beside the score
/// @param till the money of the evening
public record Particulars(
        SortedMap<Slot, Integer> forms,
        Set<Slot> turned,
        SortedMap<Slot, LatePlay> late,
        SortedMap<BoardNumber, RecordedHand> hands,
        boolean hidden,
        Pace pace,
        Optional<Boolean> used,
        Told told,
        Till till) {

    /// Everything as planned.
    public static final Particulars NONE =
            new Particulars(
                    Collections.emptySortedMap(),
                    Set.of(),
                    Collections.emptySortedMap(),
                    Collections.emptySortedMap(),
                    false,
                    Pace.BY_HAND,
                    Optional.empty(),
                    Told.NOTHING,
                    Till.EMPTY);

    public Particulars {
        forms = FrozenMap.copyOf(forms);
        turned = Collections.unmodifiableSet(new TreeSet<>(turned));
        late = FrozenMap.copyOf(late);
        hands = FrozenMap.copyOf(hands);
    }

    /// In which form the board was played there; 1 unless it was fouled.
    public int form(Slot slot) {
        return forms.getOrDefault(slot, 1);
    }

    /// The places had the board in this form.
    public Particulars fouled(Collection<Slot> slots, int form) {
        var all = FrozenMap.copyOf(forms);
        for (var slot : slots) {
            all = all.with(slot, form);
        }
        return new Particulars(all, turned, late, hands, hidden, pace, used, told, till);
    }

    /// The pairs sat the other way at these boards.
    public Particulars turned(Collection<Slot> slots) {
        var all = new TreeSet<>(turned);
        all.addAll(slots);
        return new Particulars(forms, all, late, hands, hidden, pace, used, told, till);
    }

    /// The boards are played later.
    public Particulars late(Collection<Slot> slots, LatePlay play) {
        var all = FrozenMap.copyOf(late);
        for (var slot : slots) {
            all = all.with(slot, play);
        }
        return new Particulars(forms, turned, all, hands, hidden, pace, used, told, till);
    }

    /// The cards of a board are known.
    public Particulars with(BoardNumber board, RecordedHand hand) {
        return new Particulars(
                forms,
                turned,
                late,
                FrozenMap.copyOf(hands).with(board, hand),
                hidden,
                pace,
                used,
                told,
                till);
    }

    /// What somebody sees who knows the cards of these boards only, what happened at these places,
    /// and what these entries have paid.
    public Particulars seeing(
            Predicate<BoardNumber> boards, Predicate<Slot> places, Predicate<EntryId> entries) {
        var seen = new TreeMap<>(hands);
        seen.keySet().removeIf(boards.negate());
        return new Particulars(
                forms,
                turned,
                late,
                seen,
                hidden,
                pace,
                used,
                told.seeing(places),
                till.seeing(entries));
    }

    public Particulars withHidden(boolean nowHidden) {
        return new Particulars(forms, turned, late, hands, nowHidden, pace, used, told, till);
    }

    public Particulars with(Pace other) {
        return new Particulars(forms, turned, late, hands, hidden, other, used, told, till);
    }

    /// Whether the hands that were dealt for the event are those that are played: unless the
    /// director has still to say it.
    public boolean usesHands() {
        return used.orElse(true);
    }

    /// The director says whether the hands that were dealt lie in the boards.
    public Particulars withUsed(boolean now) {
        return new Particulars(
                forms, turned, late, hands, hidden, pace, Optional.of(now), told, till);
    }

    public Particulars with(Told other) {
        return new Particulars(forms, turned, late, hands, hidden, pace, used, other, till);
    }

    public Particulars with(Till other) {
        return new Particulars(forms, turned, late, hands, hidden, pace, used, told, other);
    }
}
