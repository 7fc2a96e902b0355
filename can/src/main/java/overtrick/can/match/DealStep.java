package overtrick.can.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.auction.CanAuction;
import overtrick.can.play.CanPlay;
import overtrick.can.tribute.Exchange;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;

/// How far a deal has come (can.md §5).
public sealed interface DealStep {

    /// What is on the table; empty as long as it is not dealt.
    default Optional<Dealt> table() {
        return switch (this) {
            case Shuffling _ -> Optional.empty();
            case Asking asking -> Optional.of(asking.dealt());
            case Paying(var dealt) -> Optional.of(dealt);
            case Bidding(var dealt, _) -> Optional.of(dealt);
            case Playing playing -> Optional.of(playing.dealt());
        };
    }

    /// The pack is awaited, cut, dealt.
    record Shuffling(Shuffle shuffle) implements DealStep {}

    /// What is on the table once it is dealt.
    ///
    /// @param kitty what nobody has taken yet
    record Dealt(Hands hands, List<CanCard> kitty, List<Exchange> exchanges) {
        public Dealt {
            kitty = List.copyOf(kitty);
            exchanges = List.copyOf(exchanges);
        }

        /// The same after an exchange has gone on, with the hands as they are now.
        public Dealt with(Exchange changed, Hands next) {
            var all = new ArrayList<Exchange>();
            for (var exchange : exchanges) {
                all.add(exchange.debt().equals(changed.debt()) ? changed : exchange);
            }
            return new Dealt(next, kitty, all);
        }

        /// The tribute that this player owed; empty when they owed none.
        public Optional<Exchange> owedBy(Seat payer) {
            return exchange(exchange -> exchange.debt().payer() == payer);
        }

        /// With the tribute of this player found too low.
        public Dealt withFoundLow(Seat payer) {
            return owedBy(payer).map(owed -> with(owed.withFoundLow(), hands)).orElse(this);
        }

        /// The first exchange that meets a condition; empty when none does.
        public Optional<Exchange> exchange(Predicate<Exchange> wanted) {
            return exchanges.stream().filter(wanted).findFirst();
        }
    }

    /// Everybody who has the right is asked whether they want a redeal, and answers unseen by the
    /// others.
    ///
    /// @param beforeTribute whether a tribute is due and not yet paid
    record Asking(Dealt dealt, boolean beforeTribute, Set<Seat> asked, Map<Seat, Boolean> answers)
            implements DealStep {

        public Asking {
            asked = Set.copyOf(asked);
            answers = Map.copyOf(answers);
        }

        /// The same with the answer of one player.
        public Asking with(Seat seat, boolean wanted) {
            var next = new EnumMap<Seat, Boolean>(Seat.class);
            next.putAll(answers);
            next.put(seat, wanted);
            return new Asking(dealt, beforeTribute, asked, next);
        }

        /// Whether all who are asked have answered.
        public boolean isComplete() {
            return answers.keySet().containsAll(asked);
        }

        /// The first who wants a redeal, in turn from the dealer.
        public Optional<Seat> first(Seat dealer) {
            for (int turn = 0; turn < 4; turn++) {
                var seat = dealer.plus(-turn);
                if (answers.getOrDefault(seat, false)) {
                    return Optional.of(seat);
                }
            }
            return Optional.empty();
        }
    }

    /// Tribute is paid and returned.
    record Paying(Dealt dealt) implements DealStep {

        /// Whether every tribute has been paid.
        public boolean isPaid() {
            return dealt.exchanges().stream().allMatch(exchange -> exchange.paid().isPresent());
        }

        /// Whether every tribute has been returned.
        public boolean isDone() {
            return dealt.exchanges().stream().allMatch(exchange -> exchange.returned().isPresent());
        }
    }

    /// The auction is under way.
    record Bidding(Dealt dealt, CanAuction auction) implements DealStep {}

    /// A card from the kitty that was shown.
    record Shown(Seat by, CanCard card, Showing to) {}

    /// From the taking of the kitty to the last card.
    ///
    /// @param dealt whose hands are those before the kitty, and whose kitty is what is left of it
    /// @param refused the claim before, when it came to nothing
    record Playing(
            Dealt dealt,
            CanAuction auction,
            List<Shown> shown,
            Optional<PendingClaim> claim,
            Optional<RefusedClaim> refused,
            CanPlay play)
            implements DealStep {

        public Playing {
            shown = List.copyOf(shown);
        }

        /// The same after the play has gone on.
        public Playing with(CanPlay next) {
            return new Playing(dealt, auction, shown, claim, refused, next);
        }

        /// Somebody has made a claim, or agreed to it.
        public Playing with(PendingClaim made) {
            return new Playing(dealt, auction, shown, Optional.of(made), Optional.empty(), play);
        }

        /// The claim has come to nothing.
        public Playing refusedBy(Seat seat) {
            var news = claim.map(made -> new RefusedClaim(made, seat, play.played().size()));
            return new Playing(dealt, auction, shown, Optional.empty(), news, play);
        }

        /// The claim before while it is news that it came to nothing: until a trick's worth of
        /// cards has followed.
        public Optional<RefusedClaim> news() {
            return refused.filter(
                    last -> play.played().size() < last.cards() + Seat.values().length);
        }

        /// The same with one more card of the kitty shown.
        public Playing with(Shown card) {
            var next = new ArrayList<>(shown);
            next.add(card);
            return new Playing(dealt, auction, next, claim, refused, play);
        }

        /// The same with other cards on the table.
        public Playing with(Dealt next) {
            return new Playing(next, auction, shown, claim, refused, play);
        }

        /// The declarer has taken these from the top of the kitty.
        public Playing taken(List<CanCard> cards) {
            var held = play;
            for (var card : cards) {
                held = held.withKittyCard(card);
            }
            var left = dealt.kitty().subList(cards.size(), dealt.kitty().size());
            var rest = new Dealt(dealt.hands(), left, dealt.exchanges());
            return new Playing(rest, auction, shown, claim, refused, held);
        }

        /// What the declarer has paid in this deal; empty when they owed nothing.
        public Optional<CanSet> paidByDeclarer() {
            return dealt.owedBy(play.declarer()).flatMap(Exchange::paid);
        }
    }
}
