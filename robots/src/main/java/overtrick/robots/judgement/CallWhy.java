package overtrick.robots.judgement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.stake.Stake;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;

/// Why a hand makes its call and no other (robots.md §2.6): what partner is thought to hold, what
/// was found where calls were searched for, what the call shows, and what the nearest other calls
/// would have shown. Pages and the command line tell it in the same sentences.
///
/// @param partner what is known of partner's hand
/// @param chosen what the call shows
/// @param enough the bid that makes a game with a part-score, where that ends the auction
/// @param others the nearest first
public record CallWhy(
        Knowledge partner,
        Meant chosen,
        Hand hand,
        Optional<Bid> enough,
        List<Meant> others,
        Finding finding,
        Stake stake) {

    private static final Bundle BUNDLE = Bundle.of("calls", CallWhy.class::getResourceAsStream);

    /// Other calls that are told.
    private static final int OTHERS = 3;

    /// A hand that is further from a call than this did not think of it.
    private static final int FAR = 8;

    /// So many cards known of a suit say something.
    private static final int LENGTH = 3;

    /// An upper end from here on says nothing.
    private static final int LONG = 6;

    /// What people say of a hand.
    private static final Set<Measure> PLAIN =
            EnumSet.of(Measure.HIGH_CARDS, Measure.BALANCED, Measure.LENGTH);

    public CallWhy {
        others = List.copyOf(others);
    }

    /// @param now before the call
    /// @param hand of the player in turn
    /// @param stake what the table plays for
    public static CallWhy of(Understanding now, Hand hand, Finding finding, Stake stake) {
        var turn = now.auction().turn().orElseThrow();
        boolean stops = GameReached.stops(now, now.choose(hand), stake);
        return new CallWhy(
                partner(now.hands().of(turn.partner())),
                meaning(now, finding),
                hand,
                now.auction().standing().bid().filter(_ -> stops && !finding.isChanged()),
                nearest(now, hand, finding.call()).stream().map(now::meaning).toList(),
                finding,
                stake);
    }

    private static Meant meaning(Understanding now, Finding finding) {
        return finding.isChanged()
                ? Allowed.meaning(now, finding.call())
                : now.meaning(finding.call());
    }

    /// Of calls that are as near the one that stands first.
    private static List<Call> nearest(Understanding now, Hand hand, Call chosen) {
        var steps = new LinkedHashMap<Call, Integer>();
        for (var offer : now.offers()) {
            steps.merge(offer.call(), Steps.outside(offer.shows(), hand), Math::min);
        }
        steps.remove(chosen);
        return steps.entrySet().stream()
                .filter(each -> each.getValue() <= FAR)
                .sorted(Comparator.comparingInt(each -> each.getValue()))
                .limit(OTHERS)
                .map(each -> each.getKey())
                .toList();
    }

    /// All in one where that says something of the shape, else one or the other.
    private static Knowledge partner(Knowledge known) {
        var together = plainly(known.bounds());
        boolean tells =
                together.get(Aspect.of(Measure.BALANCED)).low() == 1
                        || Arrays.stream(Suit.values())
                                .anyMatch(suit -> together.length(suit).low() >= LENGTH);
        return tells
                ? Knowledge.of(together)
                : known.boxes().stream()
                        .map(CallWhy::plainly)
                        .map(Knowledge::of)
                        .reduce(Knowledge::or)
                        .orElse(known);
    }

    /// Points, lengths and balance alone, without what only tells hands on a border apart.
    private static Box plainly(Box box) {
        var plain = Box.ANY;
        for (var aspect : Aspect.ALL) {
            if (PLAIN.contains(aspect.measure())) {
                plain = plain.and(aspect, open(aspect, box.get(aspect)));
            }
        }
        return plain;
    }

    /// That nobody has ten cards of a suit goes without saying.
    private static Range open(Aspect aspect, Range range) {
        boolean idle = aspect.measure() == Measure.LENGTH && range.high() >= LONG;
        return idle ? new Range(range.low(), aspect.measure().all().high()) : range;
    }

    /// The sentences, in their order.
    public List<String> text(Locale locale) {
        var told = new ArrayList<>(CallReasons.of(finding, stake, locale));
        var words = BUNDLE.in(locale);
        var systems = Words.in(locale);
        String holds = systems.text(partner);
        told.add(
                holds.isEmpty() ? words.text("why.partner-any") : words.text("why.partner", holds));
        String name = CallReasons.name(chosen.call(), words);
        told.add(words.text("why.chosen", name, systems.text(chosen)));
        enough.ifPresent(bid ->
                told.add(
                        words.text(
                                "why.enough",
                                CallReasons.name(bid, words),
                                stake.below(chosen.caller().side()))));
        for (var other : others) {
            String its = CallReasons.name(other.call(), words);
            String lacking = systems.lacking(other.told(), hand);
            told.add(
                    lacking.isEmpty()
                            ? words.text("why.behind", its, systems.text(other), name)
                            : words.text("why.lacks", its, systems.text(other), lacking));
        }
        return List.copyOf(told);
    }
}
