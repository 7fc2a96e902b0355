package overtrick.can.act;

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

/// What has happened at a table of Bài Càn. That it happened everybody may know; the cards in it,
/// and a player's answer, only the [#audience].
public sealed interface CanEvent {

    /// Who may know what the event carries; empty when everybody may (can.md §12).
    default Optional<Set<Seat>> audience() {
        return Optional.empty();
    }

    record MatchOpened(CanRules rules) implements CanEvent {}

    record PackBrought(Pack pack) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of());
        }
    }

    record CardDrawn(Seat by, CanCard card) implements CanEvent {}

    /// @param first the two who play together as the first team; their chairs are those they came
    ///   to
    /// @param captain of the first team
    record TeamsDrawn(Set<Seat> first, Seat captain) implements CanEvent {
        public TeamsDrawn {
            first = Set.copyOf(first);
        }
    }

    /// @param dealing the two who deal first; the two others choose chairs
    record DealDrawn(Set<Seat> dealing) implements CanEvent {
        public DealDrawn {
            dealing = Set.copyOf(dealing);
        }
    }

    record ChairTaken(Seat by, Seat chair) implements CanEvent {}

    /// Everybody sits down for the match.
    ///
    /// @param chairs the chair now, by the chair each came to
    /// @param dealing the side that deals first
    record Seated(Map<Seat, Seat> chairs, Side dealing) implements CanEvent {
        public Seated {
            chairs = Map.copyOf(chairs);
        }
    }

    record DealerNamed(Seat by, Seat dealer) implements CanEvent {}

    record CutAsked(Seat by) implements CanEvent {}

    record PackCut(Seat by, int lifted) implements CanEvent {}

    record CardsDealt(Seat dealer, DealWay way) implements CanEvent {}

    record MisdealCalled() implements CanEvent {}

    record RedealAnswered(Seat by, boolean asked) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// @param by the first to ask, in turn from the dealer
    /// @param owed the tribute that stays due
    record RedealGranted(Seat by, List<Debt> owed) implements CanEvent {
        public RedealGranted {
            owed = List.copyOf(owed);
        }
    }

    /// Nobody has asked for a redeal.
    record HandsKept() implements CanEvent {}

    record TributePaid(Debt debt, CanSet cards) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(debt.payer(), debt.recipient()));
        }
    }

    record TributeReturned(Debt debt, CanSet cards) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(debt.payer(), debt.recipient()));
        }
    }

    record CallMade(Seat by, CanCall call) implements CanEvent {}

    record KittyTaken(Seat by, List<CanCard> cards) implements CanEvent {
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
    record CardShown(Seat by, CanCard card, Showing to) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return to == Showing.EVERYBODY ? Optional.empty() : Optional.of(Set.of(by, by.right()));
        }
    }

    record CardBuried(Seat by, CanCard card) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    record CardTakenUp(Seat by, CanCard card) implements CanEvent {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// @param declared false when it came about by the cards played
    record TrumpSet(Trump trump, boolean declared) implements CanEvent {}

    record TimePassed() implements CanEvent {}

    record CardPlayed(Seat by, CanCard card) implements CanEvent {}

    record ClaimMade(Seat by, int points, boolean defendersWinLast) implements CanEvent {}

    record ClaimAgreed(Seat by) implements CanEvent {}

    record ClaimRefused(Seat by) implements CanEvent {}

    record Ruled(Irregularity irregularity, Ruling ruling) implements CanEvent {}

    record DealEnded(DealResult result) implements CanEvent {}

    /// Đổi sân: the two players of this side swap chairs (can.md §3).
    record ChairsSwapped(Side side) implements CanEvent {}

    record Substituted(Seat chair) implements CanEvent {}

    record FirstKickGiven(Side side) implements CanEvent {}

    record TakerNamed(Seat by, Seat taker) implements CanEvent {}

    record KeeperNamed(Seat by, Seat keeper) implements CanEvent {}

    record HandTaken(Seat keeper, Seat hand) implements CanEvent {}

    record KickEnded(KickResult result) implements CanEvent {}

    record LotsDrawn(Side winner) implements CanEvent {}

    record MatchEnded(Outcome outcome) implements CanEvent {}
}
