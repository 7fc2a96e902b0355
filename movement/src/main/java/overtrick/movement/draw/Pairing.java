package overtrick.movement.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;

/// Why those two meet: where they stand in the ranking, and for everybody who stood nearer, why it
/// could not be them.
///
/// @param higher the place of the better one in the ranking, from 1
/// @param lower the place of the other one
public record Pairing(Draw.Match match, int higher, int lower, List<Sentence> reasons) {

    public Pairing {
        reasons = List.copyOf(reasons);
    }

    /// The matches of a draw, each with its reasons.
    ///
    /// @param ranking by which it was drawn, the leader first
    /// @param names of the entries
    public static List<Pairing> of(
            List<Draw.Match> matches, List<Entrant> ranking, Function<EntryNumber, String> names) {
        var places = new HashMap<EntryNumber, Integer>();
        ranking.forEach(entrant -> places.put(entrant.number(), places.size()));
        var opponents = new HashMap<EntryNumber, EntryNumber>();
        for (var match : matches) {
            opponents.put(match.northSouth(), match.eastWest());
            opponents.put(match.eastWest(), match.northSouth());
        }
        return matches.stream().map(match -> of(match, ranking, places, opponents, names)).toList();
    }

    private static Pairing of(
            Draw.Match match,
            List<Entrant> ranking,
            Map<EntryNumber, Integer> places,
            Map<EntryNumber, EntryNumber> opponents,
            Function<EntryNumber, String> names) {
        int one = places.getOrDefault(match.northSouth(), 0);
        int other = places.getOrDefault(match.eastWest(), 0);
        int higher = Math.min(one, other);
        int lower = Math.max(one, other);
        var leader = ranking.get(higher);
        var reasons = new ArrayList<Sentence>();
        reasons.add(Sentence.of(DrawPhrase.PLACES, higher + 1, lower + 1));
        if (leader.met().contains(ranking.get(lower).number())) {
            reasons.add(Sentence.of(DrawPhrase.MEET_AGAIN));
        }
        for (var between : ranking.subList(higher + 1, lower)) {
            var number = between.number();
            if (leader.met().contains(number)) {
                reasons.add(
                        Sentence.of(
                                DrawPhrase.HAS_MET,
                                names.apply(leader.number()),
                                names.apply(number)));
            } else if (opponents.containsKey(number)) {
                var instead = opponents.getOrDefault(number, number);
                reasons.add(
                        Sentence.of(
                                DrawPhrase.MEETS_INSTEAD,
                                names.apply(number),
                                names.apply(instead)));
            } else {
                reasons.add(Sentence.of(DrawPhrase.PLAYS_NO_MATCH, names.apply(number)));
            }
        }
        return new Pairing(match, higher + 1, lower + 1, reasons);
    }
}
