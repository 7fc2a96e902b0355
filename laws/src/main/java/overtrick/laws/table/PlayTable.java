package overtrick.laws.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Rectification.Demand;

/// The play at a table where cards may be exposed, led out of turn or wrongly not follow suit: what
/// lies in the tricks, the penalty cards on the table, and what declarer has asked of whom.
///
/// @param hands what each seat still holds, penalty cards among it
/// @param revokes that have not been corrected
public record PlayTable(
        Contract contract,
        Map<Seat, CardSet> hands,
        List<Trick> tricks,
        Trick current,
        List<PenaltyCard> penaltyCards,
        List<LeadDemand> demands,
        List<Revoke> revokes) {

    public PlayTable {
        hands = Map.copyOf(hands);
        tricks = List.copyOf(tricks);
        penaltyCards = List.copyOf(penaltyCards);
        demands = List.copyOf(demands);
        revokes = List.copyOf(revokes);
    }

    /// The play before the opening lead.
    public static PlayTable of(Contract contract, Map<Seat, CardSet> hands) {
        var trick = Trick.ledBy(contract.leader());
        return new PlayTable(contract, hands, List.of(), trick, List.of(), List.of(), List.of());
    }

    /// Whether no card is left to play.
    public boolean isOver() {
        return current.isEmpty() && hand(turn()).isEmpty();
    }

    /// The seat whose hand plays next.
    public Seat turn() {
        return current.turn();
    }

    /// The cards that a seat still holds, penalty cards among them.
    public CardSet hand(Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    /// Whether the seat defends against the contract.
    public boolean isDefender(Seat seat) {
        return seat.opposes(contract.declarer());
    }

    /// The penalty cards of a seat, none when it has no such card.
    public List<PenaltyCard> penaltyCards(Seat seat) {
        return penaltyCards.stream().filter(card -> card.seat() == seat).toList();
    }

    /// The suits of the partner's major penalty cards, of which declarer says something each time
    /// this defender is to lead (Laws 50D2 and 51B2); none when they have said it or another plays.
    public List<Suit> suitsToSettle() {
        if (isOver() || !current.isEmpty() || isSettled(turn())) {
            return List.of();
        }
        return penaltyCards(turn().partner()).stream()
                .filter(PenaltyCard::isMajor)
                .map(card -> card.card().suit())
                .distinct()
                .toList();
    }

    /// The penalty cards of the defender in turn of which declarer says which is played (Law 51A);
    /// none where there are fewer than two, or they have said it.
    public CardSet toDesignate() {
        if (isOver() || !isDefender(turn())) {
            return CardSet.NONE;
        }
        var majors = lawful().majors();
        return majors.size() > 1 ? majors : CardSet.NONE;
    }

    /// Declarer has said which of the penalty cards is played (Law 51A).
    public PlayTable designated(Card card) {
        return withDemand(LeadDemand.of(turn(), card));
    }

    private boolean isSettled(Seat seat) {
        return demands.stream()
                .anyMatch(demand -> demand.seat() == seat && demand.settledAt() == tricks.size());
    }

    /// The cards that the hand in turn may lawfully play.
    public CardSet playable() {
        return lawful().playable();
    }

    /// Why it may play no others.
    public LawfulCards lawful() {
        return new LawfulCards(this);
    }

    /// What is wrong with this card from this hand, if anything is.
    public Optional<Irregularity> irregularity(Seat seat, Card card) {
        if (seat != turn()) {
            boolean leads = current.isEmpty();
            if (!isDefender(seat)) {
                return Optional.of(Irregularity.LEAD_OUT_OF_TURN_BY_DECLARER);
            }
            return Optional.of(
                    !leads
                            ? Irregularity.PREMATURE_PLAY
                            : tricks.isEmpty()
                                    ? Irregularity.OPENING_LEAD_OUT_OF_TURN
                                    : Irregularity.LEAD_OUT_OF_TURN_BY_DEFENDER);
        }
        boolean revokes =
                current.suitLed()
                        .map(led -> led != card.suit() && hand(seat).length(led) > 0)
                        .orElse(false);
        if (revokes) {
            return Optional.of(Irregularity.REVOKE);
        }
        return playable().contains(card)
                ? Optional.empty()
                : Optional.of(Irregularity.PENALTY_CARD_NOT_PLAYED);
    }

    /// A lawful card by the hand in turn.
    ///
    /// @throws IllegalArgumentException when the card is not [#playable]
    public PlayTable with(Card card) {
        if (!playable().contains(card)) {
            throw new IllegalArgumentException("%s may not play %s".formatted(turn(), card));
        }
        return played(card);
    }

    /// A revoke that nobody has noticed yet.
    ///
    /// @throws IllegalArgumentException when the card does not revoke
    public PlayTable revoked(Card card) {
        if (irregularity(turn(), card).filter(Irregularity.REVOKE::equals).isEmpty()) {
            throw new IllegalArgumentException("%s is no revoke".formatted(card));
        }
        var more =
                Stream.concat(revokes.stream(), Stream.of(new Revoke(turn(), tricks.size(), card)))
                        .toList();
        return played(card).with(more);
    }

    private PlayTable played(Card card) {
        var seat = turn();
        var left = new EnumMap<Seat, CardSet>(hands);
        left.put(seat, hand(seat).without(card));
        var cards = new ArrayList<>(current.cards());
        cards.add(card);
        var trick = new Trick(current.leader(), cards);
        var penalties =
                penaltyCards.stream().filter(penalty -> !penalty.card().equals(card)).toList();
        if (!trick.isFull()) {
            return new PlayTable(
                    contract, left, tricks, trick, penalties, afterCard(seat), revokes);
        }
        var quitted = new ArrayList<>(tricks);
        quitted.add(trick);
        var winner = trick.winner(contract.strain());
        var kept =
                afterCard(seat).stream()
                        .filter(demand ->
                                demand.lastsWithLead()
                                        && demand.seat() == winner
                                        && quitted.size() < Play.TRICKS)
                        .toList();
        return new PlayTable(
                contract, left, quitted, Trick.ledBy(winner), penalties, kept, revokes);
    }

    private List<LeadDemand> afterCard(Seat seat) {
        return demands.stream()
                .filter(demand -> demand.seat() != seat || demand.lastsWithLead())
                .toList();
    }

    /// Declarer's choice when a defender is to lead: require or forbid the suit, which returns the
    /// partner's penalty cards of it to their hand, or leave them (Laws 50D2 and 51B2).
    ///
    /// @param suits one that is required, or one or more that are forbidden
    public PlayTable demanded(Demand demand, Set<Suit> suits) {
        var seat = turn();
        var kept =
                penaltyCards.stream()
                        .filter(card ->
                                demand == Demand.FREE
                                        || card.seat() != seat.partner()
                                        || !suits.contains(card.card().suit()))
                        .toList();
        return new PlayTable(contract, hands, tricks, current, kept, demands, revokes)
                .withDemand(new LeadDemand(seat, demand, suits, tricks.size()));
    }

    /// What declarer asks of a defender's next card, or of their leads, by any Law.
    public PlayTable withDemand(LeadDemand demand) {
        var more = new ArrayList<>(demands);
        more.add(demand);
        return new PlayTable(contract, hands, tricks, current, penaltyCards, more, revokes);
    }

    /// Puts a defender's card face up on the table. With a second one all become major (Law 50B).
    ///
    /// @throws IllegalArgumentException when no defender holds the card there
    public PlayTable withPenaltyCard(Seat seat, Card card, boolean isMajor) {
        if (!isDefender(seat) || !hand(seat).contains(card)) {
            throw new IllegalArgumentException("no card of a defender: %s".formatted(card));
        }
        boolean several = penaltyCards(seat).stream().anyMatch(other -> !other.card().equals(card));
        var all = new ArrayList<PenaltyCard>();
        for (var other : penaltyCards) {
            if (!other.card().equals(card)) {
                boolean major = other.isMajor() || other.seat() == seat;
                all.add(new PenaltyCard(other.seat(), other.card(), major));
            }
        }
        all.add(new PenaltyCard(seat, card, isMajor || several));
        return new PlayTable(contract, hands, tricks, current, all, demands, revokes);
    }

    /// A lead out of turn that is accepted: the trick begins with it (Law 53A).
    public PlayTable ledBy(Seat seat, Card card) {
        var trick = Trick.ledBy(seat);
        return new PlayTable(contract, hands, tricks, trick, penaltyCards, List.of(), revokes)
                .accepted(card);
    }

    /// A card of the hand in turn that counts although it should have been another (Law 52A).
    ///
    /// @throws IllegalArgumentException when the hand in turn does not hold the card
    public PlayTable accepted(Card card) {
        if (!hand(turn()).contains(card)) {
            throw new IllegalArgumentException("%s does not hold %s".formatted(turn(), card));
        }
        return played(card);
    }

    /// Declarer spreads their own hand after an opening lead out of turn, and their partner plays
    /// (Law 54A).
    public PlayTable declaredBy(Seat declarer) {
        var changed = new Contract(contract.bid(), contract.doubling(), declarer);
        return new PlayTable(changed, hands, tricks, current, penaltyCards, demands, revokes);
    }

    /// Whether the revoke may still be corrected: nobody of its side has played to the next trick
    /// (Law 63A1). Only the trick under way and a trick just turned are looked at.
    public boolean isCorrectable(Revoke revoke) {
        boolean justTurned = revoke.trick() == tricks.size() - 1 && current.isEmpty() && !isOver();
        return revoke.trick() == tricks.size() || justTurned;
    }

    /// The revoke taken back for a card that follows; the other becomes a defender's major penalty
    /// card, or goes back to declarer's or dummy's hand (Law 62B).
    ///
    /// @throws IllegalArgumentException when the revoke stands, or the card would not follow suit
    public PlayTable corrected(Revoke revoke, Card card) {
        boolean follows = trick(revoke.trick()).suitLed().filter(card.suit()::equals).isPresent();
        if (!isCorrectable(revoke) || !follows) {
            throw new IllegalArgumentException("%s does not correct %s".formatted(card, revoke));
        }
        var kept = revokes.stream().filter(other -> !other.equals(revoke)).toList();
        var right = replaced(revoke.trick(), revoke.seat(), card).with(kept);
        return isDefender(revoke.seat())
                ? right.withPenaltyCard(revoke.seat(), revoke.card(), true)
                : right;
    }

    /// The trick under way or the one just turned, by its number from 0.
    public Trick trick(int number) {
        return number == tricks.size() ? current : tricks.get(number);
    }

    /// What a seat may put in place of its card, when the card before it was changed (Law 62C).
    public CardSet replacements(int trick, Seat seat) {
        var lying = trick(trick);
        var hand = hand(seat);
        return lying.leader() == seat
                ? CardSet.NONE
                : lying.suitLed()
                        .map(led -> hand.with(lying.by(seat).orElseThrow()).following(led))
                        .orElse(hand)
                        .without(lying.by(seat).orElseThrow());
    }

    /// Another card of the same hand in the trick under way or in the one just turned.
    public PlayTable replaced(int number, Seat seat, Card card) {
        boolean underWay = number == tricks.size();
        var wrong = trick(number);
        var old = wrong.by(seat).orElseThrow();
        var cards = new ArrayList<>(wrong.cards());
        cards.set(cards.indexOf(old), card);
        var right = new Trick(wrong.leader(), cards);
        var quitted = new ArrayList<>(tricks);
        if (!underWay) {
            quitted.set(number, right);
        }
        var next = underWay ? right : Trick.ledBy(right.winner(contract.strain()));
        var left = new EnumMap<Seat, CardSet>(hands);
        left.put(seat, hand(seat).without(card).with(old));
        var lying = penaltyCards.stream().filter(penalty -> !penalty.card().equals(card)).toList();
        var kept =
                demands.stream()
                        .filter(demand -> !demand.lastsWithLead() || demand.seat() == next.leader())
                        .toList();
        return new PlayTable(contract, left, quitted, next, lying, kept, revokes);
    }

    private PlayTable with(List<Revoke> kept) {
        return new PlayTable(contract, hands, tricks, current, penaltyCards, demands, kept);
    }
}
