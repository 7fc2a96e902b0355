package overtrick.robots.play;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// What declarer has in mind with a card of theirs or of dummy's.
final class DeclarerPlan {

    private final Sight sight;
    private final Card card;
    private final Suit suit;
    private final CardSet here;
    private final CardSet there;

    private DeclarerPlan(Sight sight, Card card) {
        this.sight = sight;
        this.card = card;
        suit = card.suit();
        here = sight.hand().in(suit);
        there = sight.hand(sight.turn().partner()).in(suit);
    }

    static Optional<Plan> of(Sight sight, Card card) {
        var plan = new DeclarerPlan(sight, card);
        return sight.trick().isEmpty() ? plan.ofLead() : plan.following();
    }

    private boolean isTrump() {
        return sight.isTrump(card);
    }

    private Optional<Plan> ofLead() {
        if (!isTrump() && there.isEmpty() && !sight.isMaster(card) && otherCanRuff()) {
            return Optional.of(new Plan.Ruff(suit, sight.turn().partner()));
        }
        var finesse = finesseTowards();
        if (finesse.isPresent()) {
            return finesse;
        }
        int out = sight.others().length(suit);
        if (isTrump() && out > 0) {
            return Optional.of(new Plan.DrawTrumps(out));
        }
        if (sight.isMaster(card)) {
            return Optional.of(new Plan.Cash(suit));
        }
        if (!there.isEmpty() && sight.isMaster(there.highest())) {
            return Optional.of(new Plan.Cross(sight.turn().partner(), suit));
        }
        return here.size() + there.size() > 2
                ? Optional.of(new Plan.Establish(suit))
                : Optional.empty();
    }

    private boolean otherCanRuff() {
        var other = sight.hand(sight.turn().partner());
        return sight.trumps().filter(trumps -> !other.in(trumps).isEmpty()).isPresent();
    }

    /// A card towards an honour that one card of theirs beats, or one of touching honours that runs
    /// through to the other hand.
    private Optional<Plan> finesseTowards() {
        if (sight.isMaster(card) || there.isEmpty()) {
            return Optional.empty();
        }
        boolean backed = Sight.above(there, card) > 0;
        if (card.rank().isHonour() && backed && missingAbove(card) == 1) {
            return Optional.of(finesse(card));
        }
        for (var honour : Following.lowestFirst(there)) {
            boolean tenace = honour.rank().isHonour() && honour.rank().beats(card.rank());
            if (tenace && missingAbove(honour) == 1) {
                return Optional.of(finesse(honour));
            }
        }
        return Optional.empty();
    }

    private int missingAbove(Card honour) {
        return Sight.above(sight.unseen(), honour);
    }

    /// Against the card that beats the honour; behind it sits who plays after the other hand.
    private Plan finesse(Card honour) {
        var missing =
                sight.unseen().in(suit).stream()
                        .filter(other -> other.rank().beats(honour.rank()))
                        .findFirst()
                        .orElseThrow();
        int places = sight.trick().isEmpty() ? 3 : 1;
        return new Plan.FinesseAgainst(missing, sight.turn().plus(places));
    }

    private Optional<Plan> following() {
        var led = sight.trick().suitLed().orElseThrow();
        if (suit != led) {
            return isTrump() ? Optional.of(new Plan.Ruff(led, sight.turn())) : Optional.empty();
        }
        boolean theirs = sight.trick().winner(sight.strain()).opposes(sight.me());
        boolean third = sight.trick().cards().size() == 2;
        if (third && !sight.isMaster(card) && missingAbove(card) == 1 && topOfOurs()) {
            return Optional.of(finesse(card));
        }
        boolean could = sight.isMaster(here.highest()) && sight.wins(here.highest());
        boolean keeps = theirs && could && !sight.wins(card);
        boolean otherWins = !there.isEmpty() && sight.wins(there.highest()) && !hasPlayed();
        return keeps && !otherWins ? Optional.of(new Plan.HoldUp(suit)) : Optional.empty();
    }

    private boolean topOfOurs() {
        return sight.isMaster(here.highest()) && sight.wins(card);
    }

    private boolean hasPlayed() {
        return sight.trick().by(sight.turn().partner()).isPresent();
    }
}
