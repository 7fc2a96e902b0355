package overtrick.tournament.can;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.TablePlace;

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
        /// In every chair in which he sits, a contestant is in each place equally often.
        EVERY_PLACE,
        /// Every contestant meets every other in equally many deals.
        SAME_OPPONENTS
    }

    /// A promise that is not kept, and where.
    public record Breach(Promise promise, String sentence) {}

    public CanSchedule {
        sittings = List.copyOf(sittings);
    }

    /// Two teams at two tables: the first sits North–South at one of them and East–West at the
    /// other.
    public static CanSchedule match(Contestant first, Contestant second, int deals) {
        var sittings = new ArrayList<Sitting>();
        for (int deal = 1; deal <= fours(deals); deal++) {
            int turned = (deal - 1) % TURNS;
            sittings.add(new Sitting(place(1, 1), deal, turned, first, second));
            sittings.add(new Sitting(place(1, 2), deal, turned, second, first));
        }
        return new CanSchedule(sittings);
    }

    /// Everybody meets everybody: an even number of pairs, each round so many deals.
    public static CanSchedule pairs(List<Contestant> pairs, int dealsInRound) {
        if (pairs.size() < 4 || pairs.size() % 2 != 0) {
            throw new IllegalArgumentException(
                    "pairs are not an even number from 4 on: " + pairs.size());
        }
        int others = pairs.size() - 1;
        var sittings = new ArrayList<Sitting>();
        for (int round = 0; round < others; round++) {
            for (int at = 1; at <= fours(dealsInRound); at++) {
                int deal = (round * dealsInRound) + at;
                for (int table = 0; table < pairs.size() / 2; table++) {
                    // the last pair stays, the others go round
                    var one = table == 0 ? others : (round + table) % others;
                    var two = Math.floorMod(round - table, others);
                    sittings.add(
                            new Sitting(
                                    place(round + 1, table + 1),
                                    deal,
                                    (at - 1) % TURNS,
                                    pairs.get(one),
                                    pairs.get(two)));
                }
            }
        }
        return new CanSchedule(sittings);
    }

    private static int fours(int deals) {
        if (deals < TURNS || deals % TURNS != 0) {
            throw new IllegalArgumentException("deals are not a multiple of four: " + deals);
        }
        return deals;
    }

    private static TablePlace place(int round, int table) {
        return new TablePlace("", round, table);
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
        var tables = new TreeSet<String>();
        var seated = new TreeSet<String>();
        for (var sitting : sittings) {
            String deal = "deal %d in round %d".formatted(sitting.deal(), sitting.place().round());
            if (!tables.add(deal + " at table " + sitting.place().table())) {
                breaches.add(
                        new Breach(
                                Promise.ONE_CHAIR,
                                "table %d has %s twice".formatted(sitting.place().table(), deal)));
            }
            for (var side : Side.values()) {
                if (!seated.add(deal + side + sitting.at(side))) {
                    breaches.add(
                            new Breach(
                                    Promise.ONE_CHAIR,
                                    "%s has two places for %s".formatted(sitting.at(side), deal)));
                }
            }
        }
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
                            new Breach(
                                    Promise.SAME_DEALS,
                                    "%s plays deal %d %d times, not %d"
                                            .formatted(contestant, deal, times, expected)));
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
                        new Breach(
                                Promise.EVERY_PLACE,
                                "%s in chair %s has the places %s"
                                        .formatted(player.contestant, player.chair, counts)));
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
                        new Breach(
                                Promise.SAME_OPPONENTS,
                                "%s meets %s".formatted(contestant, others)));
            }
        });
    }
}
