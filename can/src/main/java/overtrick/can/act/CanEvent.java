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

    /// A match was opened by these rules.
    record MatchOpened(CanRules rules) implements OfMatch {}

    /// A round of duplicate: nobody draws, everybody stays in their chair, and North deals first.
    record RoundOpened(CanRules rules) implements OfMatch {}

    /// The house has brought a pack, whose order nobody may know.
    record PackBrought(Pack pack) implements OfMatch {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of());
        }
    }

    /// A player has drawn a card from the spread pack (can.md §2).
    record CardDrawn(Seat by, CanCard card) implements OfMatch {}

    /// The cards drawn have made the teams (can.md §2).
    ///
    /// @param first the two who play together as the first team; their chairs are those they came
    ///   to
    /// @param captain of the first team
    record TeamsDrawn(Set<Seat> first, Seat captain) implements OfMatch {
        public TeamsDrawn {
            first = inOrder(first);
        }
    }

    /// The cards drawn have said who deals first (can.md §2).
    ///
    /// @param dealing the two who deal first; the two others choose chairs
    record DealDrawn(Set<Seat> dealing) implements OfMatch {
        public DealDrawn {
            dealing = inOrder(dealing);
        }
    }

    /// A player has chosen a chair (can.md §2).
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

    /// A side has named its dealer (can.md §3).
    record DealerNamed(Seat by, Seat dealer) implements OfMatch {}

    /// An opponent of the dealer wants the pack cut (can.md §4).
    record CutAsked(Seat by) implements OfDeal {}

    /// The pack was cut: so many cards were lifted from its top (can.md §4).
    record PackCut(Seat by, int lifted) implements OfDeal {}

    /// The cards were dealt, in one of the ways of can.md §4.
    record CardsDealt(Seat dealer, DealWay way) implements OfDeal {}

    /// The deal is void, and the same dealer deals again (can.md §4).
    record MisdealCalled() implements OfDeal {}

    /// A player has said whether they ask for a redeal, which nobody else gets to know.
    record RedealAnswered(Seat by, boolean asked) implements OfDeal {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// A redeal was asked for and granted.
    ///
    /// @param by the first to ask, in turn from the dealer
    /// @param owed the tribute that stays due
    record RedealGranted(Seat by, List<Debt> owed) implements OfDeal {
        public RedealGranted {
            owed = List.copyOf(owed);
        }
    }

    /// Nobody has asked for a redeal.
    record HandsKept() implements OfDeal {}

    /// A player has paid the tribute that was owed (can.md §6.2).
    record TributePaid(Debt debt, CanSet cards) implements OfDeal {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(debt.payer(), debt.recipient()));
        }
    }

    /// The recipient of tribute has returned as many cards (can.md §6.2).
    record TributeReturned(Debt debt, CanSet cards) implements OfDeal {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(debt.payer(), debt.recipient()));
        }
    }

    /// A call was made in the auction.
    record CallMade(Seat by, CanCall call) implements OfPlay {}

    /// The declarer has taken up the six cards of the kitty.
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

    /// The declarer has laid a card aside, face down.
    record CardBuried(Seat by, CanCard card) implements OfPlay {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// The declarer has taken a buried card back into the hand.
    record CardTakenUp(Seat by, CanCard card) implements OfPlay {
        @Override
        public Optional<Set<Seat>> audience() {
            return Optional.of(Set.of(by));
        }
    }

    /// The trump suit is known, or that there is none.
    ///
    /// @param declared false when it came about by the cards played
    record TrumpSet(Trump trump, boolean declared) implements OfPlay {}

    /// The declarer, who led a joker, has let the time for naming trumps run out (ruling 4).
    record TimePassed() implements OfPlay {}

    /// A card was played to the trick.
    record CardPlayed(Seat by, CanCard card) implements OfPlay {}

    /// A player says how the deal would end: the points of the defenders, and who wins the last
    /// trick.
    record ClaimMade(Seat by, int points, boolean defendersWinLast) implements OfPlay {}

    /// A player has agreed to the claim.
    record ClaimAgreed(Seat by) implements OfPlay {}

    /// A player has not agreed to the claim, and play goes on.
    record ClaimRefused(Seat by) implements OfPlay {}

    /// An irregularity was ruled on (can.md §10).
    record Ruled(Irregularity irregularity, Ruling ruling) implements OfMatch {}

    /// A deal is over, with its points and its last trick.
    record DealEnded(DealResult result) implements OfMatch {}

    /// Đổi sân: the two players of this side swap chairs (can.md §3).
    record ChairsSwapped(Side side) implements OfMatch {}

    /// Another player of the team has taken a chair (can.md §1).
    record Substituted(Seat chair) implements OfMatch {}

    /// A side was given the first kick of the shoot-out (can.md §11.2).
    record FirstKickGiven(Side side) implements OfKick {}

    /// A side has named who takes its next kick (can.md §11.2).
    record TakerNamed(Seat by, Seat taker) implements OfKick {}

    /// A side has named who keeps goal at the next kick (can.md §11.2).
    record KeeperNamed(Seat by, Seat keeper) implements OfKick {}

    /// The keeper has chosen one of the two hands beside the taker (can.md §11.2).
    record HandTaken(Seat keeper, Seat hand) implements OfKick {}

    /// A kick is over, with what the keeper has won.
    record KickEnded(KickResult result) implements OfKick {}

    /// Lots were drawn, and a side has won the match by them (can.md §11).
    record LotsDrawn(Side winner) implements OfMatch {}

    /// The match is over.
    record MatchEnded(Outcome outcome) implements OfMatch {}

    /// A player has agreed to the result of the match.
    record RecordSigned(Seat by) implements OfMatch {}
}
