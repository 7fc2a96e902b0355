package overtrick.tournament.can;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;
import overtrick.scoring.Contestant;

/// Lịch thi đấu so sánh: who sits where with which deals. In every round four deals, or twice four
/// and so on, are played at all tables; the first of four lies as it was made, each of the others
/// one chair further to the right, so that in four deals everybody has been in each place once: the
/// dealer, either neighbour, the partner.
public record CanSchedule(List<Sitting> sittings) {

    /// As many deals bring everybody to every place.
    public static final int TURNS = 4;

    /// What a schedule promises.
    public enum Promise {
        /// Nobody is at two chairs at once, and no table has two sittings with one deal.
        ONE_CHAIR,
        /// Every contestant plays every deal, and all equally often.
        SAME_DEALS,
        /// In every chair in which they sit, a contestant is in each place equally often.
        EVERY_PLACE,
        /// Every contestant meets every other in equally many deals.
        SAME_OPPONENTS
    }

    /// A promise that is not kept, and where.
    public record Breach(Promise promise, Sentence sentence) {}

    public CanSchedule {
        sittings = List.copyOf(sittings);
    }

    /// Why so many pairs cannot play so many deals in each round; empty when they can.
    public static Optional<Sentence> refusal(int pairs, int dealsInRound) {
        return pairs >= 4 && pairs % 2 == 0
                ? refusal(dealsInRound)
                : Optional.of(Sentence.of(CanPhrase.PAIRS_NOT_EVEN, pairs));
    }

    /// Why a match cannot have so many deals; empty when it can.
    public static Optional<Sentence> refusal(int deals) {
        return deals >= TURNS && deals % TURNS == 0
                ? Optional.empty()
                : Optional.of(Sentence.of(CanPhrase.DEALS_NOT_IN_FOURS, deals));
    }

    private static void require(Optional<Sentence> refusal) {
        refusal.ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence.toString());
        });
    }

    /// Two teams at two tables: the first sits North–South at one of them and East–West at the
    /// other.
    ///
    /// @throws IllegalArgumentException if there is a [#refusal(int)]
    public static CanSchedule match(Contestant first, Contestant second, int deals) {
        require(refusal(deals));
        var sittings = new ArrayList<Sitting>();
        for (int deal = 1; deal <= deals; deal++) {
            int turned = (deal - 1) % TURNS;
            sittings.add(sitting(1, 1, deal, turned, first, second));
            sittings.add(sitting(1, 2, deal, turned, second, first));
        }
        return new CanSchedule(sittings);
    }

    /// Everybody meets everybody: an even number of pairs, each round so many deals.
    ///
    /// @throws IllegalArgumentException if there is a [#refusal(int, int)]
    public static CanSchedule pairs(List<Contestant> pairs, int dealsInRound) {
        require(refusal(pairs.size(), dealsInRound));
        int others = pairs.size() - 1;
        var sittings = new ArrayList<Sitting>();
        for (int round = 0; round < others; round++) {
            for (int at = 1; at <= dealsInRound; at++) {
                int deal = (round * dealsInRound) + at;
                for (int table = 0; table < pairs.size() / 2; table++) {
                    // the last pair stays, the others go round
                    var one = table == 0 ? others : (round + table) % others;
                    var two = Math.floorMod(round - table, others);
                    sittings.add(
                            sitting(
                                    round + 1,
                                    table + 1,
                                    deal,
                                    (at - 1) % TURNS,
                                    pairs.get(one),
                                    pairs.get(two)));
                }
            }
        }
        return new CanSchedule(sittings);
    }

    private static Sitting sitting(
            int round, int table, int deal, int turned, Contestant one, Contestant other) {
        return new Sitting(
                new RoundNumber(round), new TableNumber(table), deal, turned, one, other);
    }

    public List<Contestant> contestants() {
        var all = new TreeSet<Contestant>();
        for (var sitting : sittings) {
            all.add(sitting.northSouth());
            all.add(sitting.eastWest());
        }
        return List.copyOf(all);
    }

    /// Every promise that is not kept.
    public List<Breach> breaches() {
        var breaches = new ArrayList<Breach>();
        chairs(breaches);
        deals(breaches);
        places(breaches);
        opponents(breaches);
        return breaches;
    }

    /// A chair of a contestant; a team has four.
    private record Player(Contestant contestant, Seat chair) {}

    private void chairs(List<Breach> breaches) {
        var tables = new HashSet<List<Object>>();
        var seated = new HashSet<List<Object>>();
        for (var sitting : sittings) {
            if (!tables.add(List.of(sitting.round(), sitting.deal(), sitting.table()))) {
                breaches.add(
                        breach(
                                Promise.ONE_CHAIR,
                                CanPhrase.DEAL_TWICE,
                                sitting.table(),
                                sitting.deal(),
                                sitting.round()));
            }
            for (var side : Side.values()) {
                var who = sitting.at(side);
                if (!seated.add(List.of(sitting.round(), sitting.deal(), side, who))) {
                    breaches.add(
                            breach(
                                    Promise.ONE_CHAIR,
                                    CanPhrase.TWO_PLACES,
                                    who,
                                    sitting.deal(),
                                    sitting.round()));
                }
            }
        }
    }

    private static Breach breach(Promise promise, CanPhrase phrase, Object... details) {
        return new Breach(promise, Sentence.of(phrase, details));
    }

    private void deals(List<Breach> breaches) {
        var played = new TreeMap<Contestant, Map<Integer, Integer>>();
        var all = new TreeMap<Integer, Integer>();
        for (var sitting : sittings) {
            all.merge(sitting.deal(), 1, Integer::sum);
            for (var side : Side.values()) {
                played.computeIfAbsent(sitting.at(side), _ -> new TreeMap<>())
                        .merge(sitting.deal(), 1, Integer::sum);
            }
        }
        played.forEach((contestant, deals) -> {
            all.forEach((deal, tables) -> {
                int expected = 2 * tables / played.size();
                int times = deals.getOrDefault(deal, 0);
                if (times != expected) {
                    breaches.add(
                            breach(
                                    Promise.SAME_DEALS,
                                    CanPhrase.DEAL_TIMES,
                                    contestant,
                                    deal,
                                    times,
                                    expected));
                }
            });
        });
    }

    private void places(List<Breach> breaches) {
        var places = new LinkedHashMap<Player, Map<Seat, Integer>>();
        for (var sitting : sittings) {
            for (var made : Seat.values()) {
                var chair = sitting.chair(made);
                places.computeIfAbsent(
                                new Player(sitting.at(chair.side()), chair),
                                _ -> new EnumMap<>(Seat.class))
                        .merge(made, 1, Integer::sum);
            }
        }
        places.forEach((player, counts) -> {
            if (counts.size() < TURNS || counts.values().stream().distinct().count() > 1) {
                breaches.add(
                        breach(
                                Promise.EVERY_PLACE,
                                CanPhrase.PLACES_UNEVEN,
                                player.contestant,
                                player.chair,
                                counts));
            }
        });
    }

    private void opponents(List<Breach> breaches) {
        var met = new TreeMap<Contestant, Map<Contestant, Integer>>();
        for (var sitting : sittings) {
            for (var side : Side.values()) {
                met.computeIfAbsent(sitting.at(side), _ -> new TreeMap<>())
                        .merge(sitting.at(side.other()), 1, Integer::sum);
            }
        }
        met.forEach((contestant, others) -> {
            boolean all = others.size() == met.size() - 1;
            if (!all || others.values().stream().distinct().count() > 1) {
                breaches.add(
                        breach(
                                Promise.SAME_OPPONENTS,
                                CanPhrase.OPPONENTS_UNEVEN,
                                contestant,
                                others));
            }
        });
    }
}
