package overtrick.robots.play;

import java.util.Optional;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// What a defender has in mind with a card.
final class DefenderPlan {

    private final Sight sight;
    private final BidSuits bids;
    private final Card card;
    private final Suit suit;
    private final CardSet held;

    private DefenderPlan(Sight sight, BidSuits bids, Card card) {
        this.sight = sight;
        this.bids = bids;
        this.card = card;
        suit = card.suit();
        held = sight.hand().in(suit);
    }

    static Optional<Plan> of(Sight sight, BidSuits bids, Card card) {
        var plan = new DefenderPlan(sight, bids, card);
        return sight.trick().isEmpty() ? plan.ofLead() : plan.following();
    }

    private boolean isOpening() {
        return sight.play().left() == Play.TRICKS;
    }

    private Optional<Plan> ofLead() {
        var partner = sight.me().partner();
        if (!sight.isTrump(card) && sight.trumps().isPresent() && sight.isVoid(partner, suit)) {
            return Optional.of(new Plan.GiveRuff(suit));
        }
        boolean declarers = bids.of(sight.play().contract().declarer()).contains(suit);
        if (bids.has(partner, suit) && isOpening()) {
            return Optional.of(new Plan.PartnersSuit(suit));
        }
        if (isTopOfSequence()) {
            return Optional.of(new Plan.Sequence(suit));
        }
        if (sight.isMaster(card) && !isOpening()) {
            return Optional.of(new Plan.Cash(suit));
        }
        if (!isOpening()) {
            return ledByUs() ? Optional.of(new Plan.Continue(suit)) : Optional.empty();
        }
        if (held.size() >= 4 && !declarers && !sight.isTrump(card)) {
            return Optional.of(new Plan.Length(suit));
        }
        boolean willRuff = held.size() <= 2 && !sight.isTrump(card) && hasTrumps();
        return willRuff ? Optional.of(new Plan.Shortness(suit)) : Optional.empty();
    }

    private boolean hasTrumps() {
        return sight.trumps().filter(trumps -> !sight.hand().in(trumps).isEmpty()).isPresent();
    }

    private boolean isTopOfSequence() {
        if (!card.equals(held.highest()) || !card.rank().isHonour() || held.size() < 2) {
            return false;
        }
        var next = held.without(card).highest();
        return card.rank().ordinal() - next.rank().ordinal() == 1;
    }

    private boolean ledByUs() {
        return sight.play().tricks().stream()
                .anyMatch(trick ->
                        !trick.leader().opposes(sight.me())
                                && trick.suitLed().filter(suit::equals).isPresent());
    }

    private Optional<Plan> following() {
        var led = sight.trick().cards().getFirst();
        if (led.suit() != suit) {
            boolean ruffs = sight.isTrump(card) && sight.wins(card);
            return ruffs ? Optional.of(new Plan.Ruff(led.suit(), sight.me())) : Optional.empty();
        }
        boolean second = sight.trick().cards().size() == 1;
        if (second && led.rank().isHonour() && card.rank().beats(led.rank())) {
            return Optional.of(new Plan.Cover(led));
        }
        boolean theirs = sight.trick().winner(sight.strain()).opposes(sight.me());
        boolean could = sight.isMaster(held.highest()) && sight.wins(held.highest());
        boolean keeps = theirs && could && !sight.wins(card);
        return keeps && !second ? Optional.of(new Plan.HoldUp(suit)) : Optional.empty();
    }
}
