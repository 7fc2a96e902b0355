package overtrick.can.play;

import static overtrick.can.CanRefusal.BURIED_FOR_GOOD;
import static overtrick.can.CanRefusal.BURY_SIX_FIRST;
import static overtrick.can.CanRefusal.EXPOSED_CARD_FIRST;
import static overtrick.can.CanRefusal.MUST_FOLLOW_SUIT;
import static overtrick.can.CanRefusal.NOT_BURIED;
import static overtrick.can.CanRefusal.NOT_IN_HAND;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NO_TRUMP_NOT_PLAYED;
import static overtrick.can.CanRefusal.SIX_ARE_BURIED;
import static overtrick.can.CanRefusal.TRUMP_ALREADY_SET;
import static overtrick.can.CanRefusal.TRUMP_FIRST;
import static overtrick.can.CanRefusal.TRUMP_TOO_LATE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Joker;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.rules.PlayingRules;
import overtrick.can.rules.PlayingRules.Change;
import overtrick.can.rules.PlayingRules.JokerLed;
import overtrick.can.rules.PlayingRules.NoTrump;
import overtrick.cards.Seat;

/// Burying, declaring trump and playing, from the moment the declarer has the kitty (can.md
/// §§9–10).
///
/// @param circle who plays: four, or taker and keeper
/// @param declarer who has taken the kitty and leads first; in a shoot-out the taker
/// @param hands what is still held, of those who play
/// @param buried bài chui: up to six cards that the declarer has laid aside
/// @param trump empty until it is declared or set by the first cards
/// @param timeUp whether the declarer, who led a joker, has let the time for declaring run out
/// @param exposed cards still held that lie face up (can.md §10)
/// @param tricks the full ones
/// @param current the one under way; empty between tricks
public record CanPlay(
        PlayingRules rules,
        Circle circle,
        Seat declarer,
        Hands hands,
        CanSet buried,
        Optional<Trump> trump,
        boolean timeUp,
        CanSet exposed,
        List<CanTrick> tricks,
        CanTrick current) {

    /// Tricks in a deal.
    public static final int TRICKS = 12;

    /// Cards to be buried.
    public static final int BURIED = 6;

    public CanPlay {
        tricks = List.copyOf(tricks);
    }

    /// The play when the declarer has just taken the kitty.
    ///
    /// @param hands with the kitty in the declarer's
    public static CanPlay begun(PlayingRules rules, Circle circle, Seat declarer, Hands hands) {
        return new CanPlay(
                rules,
                circle,
                declarer,
                hands,
                CanSet.NONE,
                Optional.empty(),
                false,
                CanSet.NONE,
                List.of(),
                CanTrick.ledBy(circle, declarer));
    }

    /// The play with a card of the kitty in the declarer's hand.
    public CanPlay withKittyCard(CanCard card) {
        return with(hands.with(declarer, hands.of(declarer).with(card)), buried, trump, timeUp);
    }

    /// Whether a card has been played yet.
    public boolean isLed() {
        return !tricks.isEmpty() || !current.cards().isEmpty();
    }

    /// Whether all twelve tricks have been played.
    public boolean isPlayedOut() {
        return tricks.size() == TRICKS;
    }

    /// Why the declarer may not bury this card; empty when they may.
    public Optional<CanRefusal> buryRefusal(CanCard card) {
        if (isLed() || buried.size() == BURIED) {
            return Optional.of(SIX_ARE_BURIED);
        }
        return NOT_IN_HAND.unless(hands.of(declarer).contains(card));
    }

    /// Why the declarer may not take this card up again; empty when they may, which is until the
    /// first card is led (ruling 20).
    public Optional<CanRefusal> takeUpRefusal(CanCard card) {
        if (isLed() || rules.changeBuried() == Change.NEVER) {
            return Optional.of(BURIED_FOR_GOOD);
        }
        return NOT_BURIED.unless(buried.contains(card));
    }

    /// The play after the declarer has laid aside a card.
    public CanPlay withBuried(CanCard card) {
        return with(
                hands.with(declarer, hands.of(declarer).without(card)),
                buried.with(card),
                trump,
                timeUp);
    }

    /// The play after the declarer has taken a buried card back.
    public CanPlay withTakenUp(CanCard card) {
        return with(
                hands.with(declarer, hands.of(declarer).with(card)),
                buried.without(card),
                trump,
                timeUp);
    }

    /// Why the declarer may not declare this; empty when they may, which is until the next player
    /// has played to the first trick.
    public Optional<CanRefusal> trumpRefusal(Trump named) {
        if (trump.isPresent()) {
            return Optional.of(TRUMP_ALREADY_SET);
        }
        if (current.cards().size() > 1) {
            return Optional.of(TRUMP_TOO_LATE);
        }
        boolean lawful = named.suit().isPresent() || rules.noTrump() == NoTrump.YES;
        return NO_TRUMP_NOT_PLAYED.unless(lawful); // ruling 5
    }

    /// The play when trumps are known.
    public CanPlay withTrump(Trump named) {
        return with(hands, buried, Optional.of(named), timeUp);
    }

    /// The play when the time for naming trumps has run out.
    public CanPlay withTimeUp() {
        return with(hands, buried, trump, true);
    }

    /// Whether nobody may play on before the declarer has named trump: they have led a joker, and
    /// time has not run out (ruling 4); or the first trick is full of jokers.
    public boolean awaitsTrump() {
        if (trump.isPresent() || !isLed()) {
            return false;
        }
        boolean jokerLed = current.led().filter(Joker.class::isInstance).isPresent();
        return !tricks.isEmpty()
                || (jokerLed && !timeUp && rules.jokerLed() == JokerLed.DECLARE_FIRST);
    }

    /// Who has to act: the declarer while they bury, lead or must name trumps; nobody when all is
    /// played.
    public Optional<Seat> turn() {
        if (isPlayedOut()) {
            return Optional.empty();
        }
        return Optional.of(awaitsTrump() ? declarer : current.turn());
    }

    /// Why this card may not be played by the player in turn; empty when it may.
    public Optional<CanRefusal> refusal(CanCard card) {
        if (isPlayedOut()) {
            return Optional.of(NOT_NOW);
        }
        if (buried.size() < BURIED) {
            return Optional.of(BURY_SIX_FIRST);
        }
        if (awaitsTrump()) {
            return Optional.of(TRUMP_FIRST);
        }
        var hand = hands.of(current.turn());
        if (!hand.contains(card)) {
            return Optional.of(NOT_IN_HAND);
        }
        var following = Following.of(hand, current.led(), trump, rules);
        if (!following.contains(card)) {
            return Optional.of(MUST_FOLLOW_SUIT);
        }
        var faceUp = following.and(exposed);
        return EXPOSED_CARD_FIRST.unless(faceUp.isEmpty() || faceUp.contains(card));
    }

    /// The cards the player in turn may play; none when [#refusal] would refuse them all.
    public CanSet playable() {
        if (isPlayedOut() || buried.size() < BURIED || awaitsTrump()) {
            return CanSet.NONE;
        }
        var following = Following.of(hands.of(current.turn()), current.led(), trump, rules);
        var faceUp = following.and(exposed);
        return faceUp.isEmpty() ? following : faceUp;
    }

    /// The trump that this card sets when none was declared: the suit led, or after a joker the
    /// first suit played (can.md §9); empty when it sets none.
    public Optional<Trump> trumpMadeBy(CanCard card) {
        if (trump.isPresent() || current.led().isEmpty() || !tricks.isEmpty()) {
            return Optional.empty();
        }
        return Following.trumpBy(current.led().get()).or(() -> Following.trumpBy(card));
    }

    /// The play after this card, which must have no [#refusal].
    public CanPlay with(CanCard card) {
        var player = current.turn();
        var trick = current.with(card);
        var held = hands.with(player, hands.of(player).without(card));
        var faceUp = exposed.without(card);
        if (!trick.isFull()) {
            return new CanPlay(
                    rules, circle, declarer, held, buried, trump, timeUp, faceUp, tricks, trick);
        }
        var full = new ArrayList<>(tricks);
        full.add(trick);
        var next = CanTrick.ledBy(circle, winner(trick));
        return new CanPlay(
                rules, circle, declarer, held, buried, trump, timeUp, faceUp, full, next);
    }

    /// The play with a card of somebody's hand face up on the table.
    public CanPlay withExposed(CanCard card) {
        return new CanPlay(
                rules,
                circle,
                declarer,
                hands,
                buried,
                trump,
                timeUp,
                exposed.with(card),
                tricks,
                current);
    }

    private CanPlay with(Hands held, CanSet laid, Optional<Trump> named, boolean late) {
        return new CanPlay(
                rules,
                circle,
                declarer,
                held,
                laid,
                named,
                late,
                exposed.minus(laid),
                tricks,
                current);
    }

    /// Who has won a full trick. As long as there is no trump it has jokers only.
    public Seat winner(CanTrick trick) {
        return trick.winner(trump.orElse(Trump.NONE));
    }

    /// The points the defenders have won in tricks, in a shoot-out those of the keeper: B.
    public int pointsAgainst() {
        return pointsWon(true);
    }

    /// The points the declarer's side has won in tricks.
    public int pointsFor() {
        return pointsWon(false);
    }

    private int pointsWon(boolean against) {
        int points = 0;
        for (var trick : tricks) {
            if (winner(trick).opposes(declarer) == against) {
                points += trick.points();
            }
        }
        return points;
    }

    /// Who won the last of the full tricks.
    public Optional<Seat> lastWinner() {
        return tricks.isEmpty() ? Optional.empty() : Optional.of(winner(tricks.getLast()));
    }

    /// Every card played so far.
    public CanSet played() {
        var played = CanSet.copyOf(current.cards());
        for (var trick : tricks) {
            played = played.union(CanSet.copyOf(trick.cards()));
        }
        return played;
    }
}
