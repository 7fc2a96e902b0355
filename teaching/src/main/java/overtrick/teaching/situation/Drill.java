package overtrick.teaching.situation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.robots.layout.FittingDeals;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.language.Offer;

/// A situation in one system, ready to be dealt. Deals are levelled: of as many deals as there are
/// kinds of hands each kind has one, however rare it is. A deal follows from the situation, the
/// system and its number alone. May be shared between threads.
public final class Drill {

    /// What opponents play who have no say in the system.
    private static final String OPPONENTS = "standard-american";

    /// Hands that are drawn to see whether a row has any.
    private static final int LOOKED = 300;

    /// Hands that are drawn for a deal from one row.
    private static final int DRAWN = 1_500;

    /// Hands of one kind that are tried with the other three.
    private static final int DEALS = 6;

    /// One way to a kind of hand.
    private record Way(Approach approach, FittingDeals deals, Box box, Call call, String row) {

        boolean isChosen(Hand hand) {
            var choice = approach.now().choose(hand);
            return choice.call().equals(call) && choice.row().key().equals(row);
        }

        Optional<Dealt> deal(Situation of, String kind, RandomGenerator chance) {
            for (int deal = 0; deal < DEALS; deal++) {
                var hand = deals.hand(Dealt.PLAYER, box, this::isChosen, DRAWN, chance);
                if (hand.isEmpty()) {
                    return Optional.empty();
                }
                var whole = deals.around(Dealt.PLAYER, hand.get(), chance);
                if (whole.isPresent()) {
                    return Optional.of(new Dealt(of.key(), whole.get(), approach.heard(), kind));
                }
            }
            return Optional.empty();
        }
    }

    private final Situation situation;
    private final String system;
    private final Map<String, List<Way>> kinds;

    private Drill(Situation situation, String system, Map<String, List<Way>> kinds) {
        this.situation = situation;
        this.system = system;
        this.kinds = kinds;
    }

    /// Makes a situation ready.
    ///
    /// @param system the name of a system of the house
    /// @throws FormatException if the system does not have the situation, or no hand comes to it
    public static Drill of(Situation situation, String system) {
        var line =
                situation
                        .in(system)
                        .orElseThrow(() ->
                                new FormatException(
                                        "%s has no situation %s"
                                                .formatted(system, situation.key())));
        var ours = BiddingSystem.named(system);
        var theirs = system.equals(OPPONENTS) ? ours : BiddingSystem.named(OPPONENTS);
        var kinds = new LinkedHashMap<String, List<Way>>();
        for (var approach : Approach.of(line, new TwoSystems(ours, theirs))) {
            ways(approach, line)
                    .forEach((kind, ways) ->
                            kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).addAll(ways));
        }
        if (kinds.isEmpty()) {
            throw new FormatException(
                    "no hand comes to %s in %s".formatted(situation.key(), system));
        }
        return new Drill(situation, system, kinds);
    }

    private static Map<String, List<Way>> ways(Approach approach, Situation.Line line) {
        var deals = new FittingDeals(approach.heard());
        if (!isEverBid(approach, deals)) {
            return Map.of();
        }
        var chance = new SplittableRandom(approach.auction().text().hashCode());
        var known = approach.now().hands().of(Dealt.PLAYER);
        var kinds = new LinkedHashMap<String, List<Way>>();
        for (var offer : approach.now().offers()) {
            if (!isAsked(offer, line)) {
                continue;
            }
            for (var box : offer.shows().and(known).boxes()) {
                var way = new Way(approach, deals, box, offer.call(), offer.key());
                if (deals.hand(Dealt.PLAYER, box, way::isChosen, LOOKED, chance).isPresent()) {
                    kinds.computeIfAbsent(kind(offer), _ -> new ArrayList<>()).add(way);
                }
            }
        }
        return kinds;
    }

    /// Whether each of the others has a hand that calls as this auction does. A row that stands
    /// behind others may have none, and no deal would ever be found.
    private static boolean isEverBid(Approach approach, FittingDeals deals) {
        var chance = new SplittableRandom(approach.auction().text().hashCode());
        var hands = approach.now().hands();
        return Stream.of(Seat.values())
                .filter(seat -> seat != Dealt.PLAYER)
                .allMatch(seat ->
                        hands.of(seat).boxes().stream()
                                .anyMatch(box ->
                                        deals.hand(seat, box, _ -> true, DRAWN, chance)
                                                .isPresent()));
    }

    private static boolean isAsked(Offer offer, Situation.Line line) {
        boolean passes = offer.call() == Word.PASS;
        return line.wants(offer.key()) && (offer.isWritten() || (passes && line.rows().isEmpty()));
    }

    /// Calls of one name at one level are of a kind.
    private static String kind(Offer offer) {
        return switch (offer.call()) {
            case Bid(int level, var strain) when strain == Strain.NOTRUMP ->
                    offer.key() + "-" + level + "N";
            case Bid(int level, _) -> offer.key() + "-" + level;
            case Word word -> word.code();
        };
    }

    /// Of which situation.
    public Situation situation() {
        return situation;
    }

    /// In which system.
    public String system() {
        return system;
    }

    /// Every kind of hand that comes to the call.
    public List<String> kinds() {
        return List.copyOf(kinds.keySet());
    }

    /// The deal of a number, from 0.
    ///
    /// @throws FormatException if none was found, which a table that was tested does not know
    public Dealt deal(int number) {
        var order = new ArrayList<>(kinds.keySet());
        int block = number / order.size();
        Collections.shuffle(order, new Random(seed(block, "block")));
        Collections.rotate(order, -(number % order.size()));
        for (var kind : order) {
            var chance = new SplittableRandom(seed(number, kind));
            var ways = new ArrayList<>(kinds.getOrDefault(kind, List.of()));
            Collections.shuffle(ways, Random.from(chance));
            for (var way : ways) {
                var dealt = way.deal(situation, kind, chance);
                if (dealt.isPresent()) {
                    return dealt.get();
                }
            }
        }
        throw new FormatException("no deal %d of %s".formatted(number, situation.key()));
    }

    private long seed(int number, String what) {
        return seed(situation.key() + " " + system + " " + what, number);
    }

    /// A number in which every bit depends on all of what it is made of.
    static long seed(String text, int number) {
        long mix = text.hashCode() * 0x9E3779B97F4A7C15L + number;
        mix = (mix ^ (mix >>> 30)) * 0xBF58476D1CE4E5B9L;
        mix = (mix ^ (mix >>> 27)) * 0x94D049BB133111EBL;
        return mix ^ (mix >>> 31);
    }
}
