package overtrick.robots.bidding;

import java.util.Optional;
import java.util.function.Predicate;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.duplicate.Meaning;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;
import overtrick.robots.hand.Measure;
import overtrick.robots.hand.Range;
import overtrick.robots.hand.Shown;

/// One row of a chapter of the system: a call, the hands that make it, and what it tells.
///
/// @param strain what the sentence speaks of; for a raise also the suit in which support is counted
/// @param shows what everybody may conclude; a hand outside does not make the call
/// @param judgement what the hand must have besides, and nobody is told
record Offer(
        Call call,
        Sentence sentence,
        Optional<Strain> strain,
        Measure measure,
        Shown shows,
        Forcing forcing,
        Predicate<Hand> judgement) {

    static Offer of(Call call, Sentence sentence) {
        var strain = call instanceof Bid bid ? Optional.of(bid.strain()) : Optional.<Strain>empty();
        return new Offer(
                call, sentence, strain, Measure.LENGTH, Shown.NOTHING, Forcing.NONE, _ -> true);
    }

    static Offer pass(Sentence sentence) {
        return of(Word.PASS, sentence);
    }

    /// What a call outside the system is taken for: bids are natural.
    static Offer unknown(Call call) {
        var offer = of(call, Sentence.NATURAL);
        return offer.suit().map(suit -> offer.length(suit, 4)).orElse(offer);
    }

    /// Points with length, from one number to another.
    Offer points(int low, int high) {
        return with(Measure.LENGTH, new Range(low, high));
    }

    Offer points(int low) {
        return points(low, Range.MOST_POINTS);
    }

    Offer highCards(int low, int high) {
        return with(Measure.HIGH_CARDS, new Range(low, high));
    }

    Offer highCards(int low) {
        return highCards(low, Range.MOST_POINTS);
    }

    /// Points with shortness for the suit of the bid.
    Offer support(int low, int high) {
        return with(Measure.SUPPORT, new Range(low, high));
    }

    Offer support(int low) {
        return support(low, Range.MOST_POINTS);
    }

    Offer length(Suit suit, int low, int high) {
        return with(shows.withLength(suit, new Range(Math.max(low, 0), high)));
    }

    Offer length(Suit suit, int low) {
        return length(suit, low, Range.ANY_LENGTH.high());
    }

    Offer balanced() {
        return with(shows.balanced()).when(Hand::isBalanced);
    }

    Offer about(Suit suit) {
        var strain = Optional.of(Strain.of(suit));
        return new Offer(call, sentence, strain, measure, shows, forcing, judgement);
    }

    Offer forcing(Forcing asked) {
        return new Offer(call, sentence, strain, measure, shows, asked, judgement);
    }

    /// Adds to what the hand must have and nobody is told.
    Offer when(Predicate<Hand> condition) {
        return new Offer(call, sentence, strain, measure, shows, forcing, judgement.and(condition));
    }

    /// The suit that the sentence speaks of; empty at notrump and where it speaks of none.
    Optional<Suit> suit() {
        return strain.flatMap(Strain::trumps);
    }

    /// Whether any hand at all could make the call so.
    boolean isPossible() {
        return !shows.points().isEmpty() && shows.lengths().stream().noneMatch(Range::isEmpty);
    }

    boolean admits(Hand hand) {
        int points = hand.points(measure, suit().orElse(Suit.CLUBS));
        return shows.points().contains(points) && shows.admitsShape(hand) && judgement.test(hand);
    }

    /// Points, strain and length, in the order in which [overtrick.robots.Meanings] has them.
    Meaning meaning() {
        var length = suit().map(shows::length).orElse(Range.ANY_LENGTH);
        return Meaning.of(
                sentence.key(),
                shows.points().text(Range.MOST_POINTS),
                strain.map(Strain::code).orElse(""),
                length.text(Range.ANY_LENGTH.high()));
    }

    private Offer with(Measure counted, Range points) {
        return new Offer(
                call, sentence, strain, counted, shows.withPoints(points), forcing, judgement);
    }

    private Offer with(Shown shown) {
        return new Offer(call, sentence, strain, measure, shown, forcing, judgement);
    }
}
