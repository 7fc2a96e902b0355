package overtrick.boards.review;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What a board cost each of its players, seen with all cards open.
///
/// @param imps by seat and phase, what was given away against best play; nothing for a phase in
///   which nothing was
/// @param sides the same by side, where what partners bear together counts once
/// @param dearest what cost most by itself, the dearest first
/// @param slips all that cost anything, in order; empty for what was kept before they were noted
public record Costs(
        Map<Seat, Map<Phase, Integer>> imps,
        Map<Side, Map<Phase, Integer>> sides,
        List<Dear> dearest,
        Optional<List<Slip>> slips) {

    public static final Costs NONE = new Costs(Map.of());

    /// A card that gave something away, or a contract that did.
    ///
    /// @param card its number in the play from 1; 0 for a contract
    /// @param what the card as `SQ`, or the contract as `4SN`
    /// @param tricks given away; 0 for a contract
    public record Dear(Seat seat, Phase phase, int card, String what, int tricks, int imps) {}

    /// What gave points away: a contract, a card or a claim.
    ///
    /// @param both whether partners bear it together
    /// @param card as of what is dear; for a claim one more than were played
    /// @param what as of what is dear; `P` when all have passed, empty for a claim
    /// @param before points for North–South if nobody had erred from there on
    /// @param after the same after it
    public record Slip(
            Seat seat,
            Phase phase,
            boolean both,
            int card,
            String what,
            int tricks,
            int before,
            int after) {

        /// Points that its side gave away.
        public int points() {
            return Math.abs(before - after);
        }

        /// Whether it can be named: it is a contract or a card.
        public boolean isNamed() {
            return !what.isEmpty();
        }
    }

    /// What is kept from before sides and cards were noted has neither.
    public Costs {
        imps = Map.copyOf(imps);
        sides = Map.copyOf(Objects.requireNonNullElse(sides, Map.of()));
        dearest = List.copyOf(Objects.requireNonNullElse(dearest, List.of()));
        slips = slips.map(List::copyOf);
    }

    /// Costs of which only is known what they were for each player.
    public Costs(Map<Seat, Map<Phase, Integer>> imps) {
        this(imps, Map.of(), List.of(), Optional.empty());
    }

    public int of(Seat seat, Phase phase) {
        return imps.getOrDefault(seat, Map.of()).getOrDefault(phase, 0);
    }

    /// What a side gave away in a phase.
    public int of(Side side, Phase phase) {
        return sides.isEmpty()
                ? side.seats().stream().mapToInt(seat -> of(seat, phase)).max().orElse(0)
                : sides.getOrDefault(side, Map.of()).getOrDefault(phase, 0);
    }
}
