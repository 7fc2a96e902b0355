package overtrick.can.act;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.ruling.Irregularity;
import overtrick.can.ruling.Ruling;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What has happened at a table of Bài Càn. Everybody may know that it happened; only the
/// [#audience] may know the cards in it, or a player's answer.
public sealed interface CanEvent {

    /// Who may know what the event carries; empty when everybody may (can.md §12).
    default Optional<Set<Seat>> audience() {
        return Optional.empty();
    }

    /// The same seats, North first: however often an event is written down, it is written alike.
    private static Set<Seat> inOrder(Set<Seat> seats) {
        var ordered = EnumSet.noneOf(Seat.class);
        ordered.addAll(seats);
        return Collections.unmodifiableSet(ordered);
    }

    private static Map<Seat, Seat> inOrder(Map<Seat, Seat> chairs) {
        var ordered = new EnumMap<Seat, Seat>(Seat.class);
        ordered.putAll(chairs);
        return Collections.unmodifiableMap(ordered);
    }

    /// Before, between and after the deals.
    sealed interface OfMatch extends CanEvent {}

    /// From the shuffling to the last return of tribute, of a deal or of a kick.
    sealed interface OfDeal extends CanEvent {}

    /// From the first call to the last card, of a deal or of a kick.
    sealed interface OfPlay extends CanEvent {}

    /// Of the shoot-out alone.
    sealed interface OfKick extends CanEvent {}

    record MatchOpened(CanRules rules) implements OfMatch {}

    /// A round of duplicate: nobody draws, everybody stays in his chair, and North deals first.
    record RoundOpened(CanRules rules) implements OfMatch {}

    record PackBrought(Pack pack) implements OfMatch {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of());
        }
    }

    record CardDrawn(Seat by, CanCard card) implements OfMatch {}

    /// @param first the two who play together as the first team; their chairs are those they came
    ///   to
    /// @param captain of the first team
    record TeamsDrawn(Set<Seat> first, Seat captain) implements OfMatch {
        public TeamsDrawn {
            first = inOrder(first);
        }
    }

    /// @param dealing the two who deal first; the two others choose chairs
    record DealDrawn(Set<Seat> dealing) implements OfMatch {
        public DealDrawn {
            dealing = inOrder(dealing);
        }
    }

    record ChairTaken(Seat by, Seat chair) implements OfMatch {}

    /// Everybody sits down for the match.
    ///
    /// @param chairs the chair now, by the chair each came to
    /// @param dealing the side that deals first
    record Seated(Map<Seat, Seat> chairs, Side dealing) implements OfMatch {
        public Seated {
            chairs = inOrder(chairs);
        }
    }

    record DealerNamed(Seat by, Seat dealer) implements OfMatch {}

    record CutAsked(Seat by) implements OfDeal {}

    record PackCut(Seat by, int lifted) implements OfDeal {}

    record CardsDealt(Seat dealer, DealWay way) implements OfDeal {}

    record MisdealCalled() implements OfDeal {}

    record RedealAnswered(Seat by, boolean asked) implements OfDeal {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// @param by the first to ask, in turn from the dealer
    /// @param owed the tribute that stays due
    record RedealGranted(Seat by, List<Debt> owed) implements OfDeal {
        public RedealGranted {
            owed = List.copyOf(owed);
        }
    }

    /// Nobody has asked for a redeal.
    record HandsKept() implements OfDeal {}

    record TributePaid(Debt debt, CanSet cards) implements OfDeal {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(debt.payer(), debt.recipient()));
        }
    }

    record TributeReturned(Debt debt, CanSet cards) implements OfDeal {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(debt.payer(), debt.recipient()));
        }
    }

    record CallMade(Seat by, CanCall call) implements OfPlay {}

    record KittyTaken(Seat by, List<CanCard> cards) implements OfPlay {
        public KittyTaken {
            cards = List.copyOf(cards);
        }

        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// A card from the kitty is shown (can.md §6.4).
    ///
    /// @param to its recipient, or everybody
    record CardShown(Seat by, CanCard card, Showing to) implements OfPlay {
        @Override
        public Optional<Set<Seat>> audience() {
            return to == Showing.EVERYBODY ? Optional.empty() : Optional.of(Set.of(by, by.right()));
        }
    }

    record CardBuried(Seat by, CanCard card) implements OfPlay {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    record CardTakenUp(Seat by, CanCard card) implements OfPlay {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// @param declared false when it came about by the cards played
    record TrumpSet(Trump trump, boolean declared) implements OfPlay {}

    record TimePassed() implements OfPlay {}

    record CardPlayed(Seat by, CanCard card) implements OfPlay {}

    record ClaimMade(Seat by, int points, boolean defendersWinLast) implements OfPlay {}

    record ClaimAgreed(Seat by) implements OfPlay {}

    record ClaimRefused(Seat by) implements OfPlay {}

    record Ruled(Irregularity irregularity, Ruling ruling) implements OfMatch {}

    record DealEnded(DealResult result) implements OfMatch {}

    /// Đổi sân: the two players of this side swap chairs (can.md §3).
    record ChairsSwapped(Side side) implements OfMatch {}

    record Substituted(Seat chair) implements OfMatch {}

    record FirstKickGiven(Side side) implements OfKick {}

    record TakerNamed(Seat by, Seat taker) implements OfKick {}

    record KeeperNamed(Seat by, Seat keeper) implements OfKick {}

    record HandTaken(Seat keeper, Seat hand) implements OfKick {}

    record KickEnded(KickResult result) implements OfKick {}

    record LotsDrawn(Side winner) implements OfMatch {}

    record MatchEnded(Outcome outcome) implements OfMatch {}

    /// A player has agreed to the result of the match.
    record RecordSigned(Seat by) implements OfMatch {}
}
