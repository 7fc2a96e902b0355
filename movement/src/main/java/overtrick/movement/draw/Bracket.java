package overtrick.movement.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;

/// A knock-out with seeds: 1 and 2 can meet in the final only, 1 to 4 in the semi-finals only, and
/// so on. The best seeds have byes up to the next power of two (tournaments.md §8.6).
///
/// @param seeds the best first
/// @param winners of the matches decided so far
public record Bracket(List<EntryNumber> seeds, Map<Tie, EntryNumber> winners) {

    /// A match in the bracket, from the top.
    ///
    /// @param place from 1
    public record Tie(RoundNumber round, int place) {

        public Tie {
            if (place < 1) {
                throw new IllegalArgumentException("place is not 1 or more: " + place);
            }
        }
    }

    public Bracket {
        seeds = List.copyOf(seeds);
        winners = Map.copyOf(winners);
        if (seeds.size() < 2 || new HashSet<>(seeds).size() != seeds.size()) {
            throw new IllegalArgumentException(
                    "seeds are not two or more different ones: " + seeds);
        }
        for (var tie : winners.keySet()) {
            if (!contenders(seeds, winners, tie).contains(winners.get(tie))) {
                throw new IllegalArgumentException(
                        "winner of %s is not in it: %s".formatted(tie, winners.get(tie)));
            }
        }
    }

    /// A bracket before its first match, the best seed first.
    public static Bracket seeded(List<EntryNumber> seeds) {
        return new Bracket(seeds, Map.of());
    }

    /// How many rounds there are until the champion is known.
    public int rounds() {
        return rounds(seeds);
    }

    private static int rounds(List<EntryNumber> seeds) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(seeds.size() - 1);
    }

    /// Who plays a match, as far as known: with a bye only one, who need not play.
    public List<EntryNumber> contenders(Tie tie) {
        return contenders(seeds, winners, tie);
    }

    private static List<EntryNumber> contenders(
            List<EntryNumber> seeds, Map<Tie, EntryNumber> winners, Tie tie) {
        int rounds = rounds(seeds);
        int round = tie.round.value();
        if (round > rounds || tie.place > 1 << (rounds - round)) {
            throw new IllegalArgumentException("bracket has no %s".formatted(tie));
        }
        var contenders = new ArrayList<EntryNumber>();
        for (int half = 2 * tie.place - 1; half <= 2 * tie.place; half++) {
            if (round == 1) {
                int seed = order(rounds).get(half - 1);
                if (seed <= seeds.size()) {
                    contenders.add(seeds.get(seed - 1));
                }
            } else {
                through(seeds, winners, new Tie(new RoundNumber(round - 1), half))
                        .ifPresent(contenders::add);
            }
        }
        return contenders;
    }

    private static Optional<EntryNumber> through(
            List<EntryNumber> seeds, Map<Tie, EntryNumber> winners, Tie tie) {
        if (winners.containsKey(tie)) {
            return Optional.of(winners.get(tie));
        }
        var contenders = contenders(seeds, winners, tie);
        boolean bye = tie.round.value() == 1 && contenders.size() == 1;
        return bye ? Optional.of(contenders.getFirst()) : Optional.empty();
    }

    /// The seeds down the first round: 1 8 4 5 2 7 3 6 for eight. In every match of every round the
    /// seeds add up to one more than are still in.
    static List<Integer> order(int rounds) {
        var order = List.of(1);
        for (int round = 1; round <= rounds; round++) {
            int sum = (1 << round) + 1;
            order =
                    order.stream()
                            .<Integer>mapMulti((seed, next) -> {
                                next.accept(seed);
                                next.accept(sum - seed);
                            })
                            .toList();
        }
        return order;
    }

    /// The matches that can be played now.
    public List<Tie> open() {
        var open = new ArrayList<Tie>();
        for (int round = 1; round <= rounds(); round++) {
            for (int place = 1; place <= 1 << (rounds() - round); place++) {
                var tie = new Tie(new RoundNumber(round), place);
                if (contenders(tie).size() == 2 && !winners.containsKey(tie)) {
                    open.add(tie);
                }
            }
        }
        return open;
    }

    /// Why this cannot be the result; empty when it can.
    public Optional<Sentence> refusal(Tie tie, EntryNumber winner) {
        if (!open().contains(tie)) {
            return Optional.of(Sentence.of(DrawPhrase.MATCH_NOT_OPEN, tie.place, tie.round));
        }
        return contenders(tie).contains(winner)
                ? Optional.empty()
                : Optional.of(Sentence.of(DrawPhrase.NOT_IN_MATCH, winner, tie.place, tie.round));
    }

    /// The bracket after one more result.
    ///
    /// @throws IllegalArgumentException if there is a [#refusal]
    public Bracket with(Tie tie, EntryNumber winner) {
        refusal(tie, winner)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
        var next = new HashMap<>(winners);
        next.put(tie, winner);
        return new Bracket(seeds, next);
    }

    /// The winner of the final; empty until it is decided.
    public Optional<EntryNumber> champion() {
        return through(seeds, winners, new Tie(new RoundNumber(rounds()), 1));
    }
}
