package overtrick.tournament.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.draw.Bracket;
import overtrick.movement.draw.Bracket.Tie;
import overtrick.movement.draw.Draw;
import overtrick.movement.draw.Pairing;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.session.Floor;

/// A knock-out as it has come out of the rounds drawn so far (tournaments.md §8.6). The numbers are
/// the seeds. Who wins a match goes on; who is seated in the next one has won, whatever the boards
/// say, as when the other side did not come.
///
/// @param bracket with the winners known so far
/// @param standing how far every match of the bracket with two contenders has come
public record KnockOut(Bracket bracket, Map<Tie, Standing> standing) {

    /// How a match of the bracket stands.
    ///
    /// @param matches of it: the first, and those of extra boards
    /// @param state what it waits for
    public record Standing(List<Match> matches, State state) {}

    /// What a match of the bracket waits for.
    public enum State {
        TO_DRAW,
        IN_PLAY,
        TIED,
        WON
    }

    /// @param scores of a match, as far as they may be seen
    public static KnockOut of(Matches matches, Function<Match, MatchScore> scores) {
        var bracket = Bracket.seeded(matches.numbers());
        var standing = new LinkedHashMap<Tie, Standing>();
        for (int round = 1; round <= bracket.rounds(); round++) {
            for (int place = 1; place <= 1 << (bracket.rounds() - round); place++) {
                var tie = new Tie(new RoundNumber(round), place);
                var contenders = bracket.contenders(tie);
                if (contenders.size() == 2) {
                    var of = matches.of(contenders.getFirst(), contenders.getLast()).toList();
                    var winner = winner(matches, of, contenders, scores);
                    standing.put(tie, new Standing(of, state(of, winner, scores)));
                    if (winner.isPresent()) {
                        bracket = bracket.with(tie, winner.get());
                    }
                }
            }
        }
        return new KnockOut(bracket, standing);
    }

    private static State state(
            List<Match> of, Optional<EntryNumber> winner, Function<Match, MatchScore> scores) {
        if (winner.isPresent()) {
            return State.WON;
        }
        if (of.isEmpty()) {
            return State.TO_DRAW;
        }
        boolean complete = of.stream().map(scores).allMatch(MatchScore::isComplete);
        return complete ? State.TIED : State.IN_PLAY;
    }

    private static Optional<EntryNumber> winner(
            Matches matches,
            List<Match> of,
            List<EntryNumber> contenders,
            Function<Match, MatchScore> scores) {
        if (of.isEmpty()) {
            return Optional.empty();
        }
        var last = of.getLast().last();
        for (var contender : contenders) {
            boolean goesOn =
                    matches.of(contender).anyMatch(match -> match.round().compareTo(last) > 0);
            if (goesOn) {
                return Optional.of(contender);
            }
        }
        var first = contenders.getFirst();
        var margin = Fraction.ZERO;
        for (var match : of) {
            var score = scores.apply(match);
            if (!score.isComplete()) {
                return Optional.empty();
            }
            margin =
                    margin.plus(
                            match.home().equals(first) ? score.margin() : score.margin().negated());
        }
        if (margin.signum() == 0) {
            return Optional.empty();
        }
        return Optional.of(margin.signum() > 0 ? first : contenders.getLast());
    }

    /// The matches of the round being played that still have no winner.
    public List<Tie> undecided() {
        return standing.entrySet().stream()
                .filter(one ->
                        one.getValue().state() == State.IN_PLAY
                                || one.getValue().state() == State.TIED)
                .map(Map.Entry::getKey)
                .toList();
    }

    /// The matches to draw next: none while others are undecided, unless somebody says who won.
    ///
    /// @param said winners of undecided matches, by the director's word
    public List<Draw.Match> next(Map<Tie, EntryNumber> said) {
        var known = bracket;
        for (var tie : undecided()) {
            var winner = Optional.ofNullable(said.get(tie));
            if (winner.isEmpty()) {
                return List.of();
            }
            known = known.with(tie, winner.get());
        }
        var open = known;
        return open.open().stream()
                .map(open::contenders)
                .map(two -> new Draw.Match(two.getFirst(), two.getLast()))
                .toList();
    }

    /// The matches that are tied, to be played on with extra boards.
    public List<Draw.Match> extra() {
        return undecided().stream()
                .filter(tie -> isTied(tie))
                .map(bracket::contenders)
                .map(two -> new Draw.Match(two.getFirst(), two.getLast()))
                .toList();
    }

    private boolean isTied(Tie tie) {
        return Optional.ofNullable(standing.get(tie))
                .filter(one -> one.state() == State.TIED)
                .isPresent();
    }

    /// The matches as the next round of a section, on boards that nobody has played.
    public static DrawnRound round(Floor floor, List<Draw.Match> matches) {
        var round = new RoundNumber(floor.movement().rounds() + 1);
        var set = DrawnRound.ordinary(floor, round);
        var draw = new Draw(matches, Optional.empty());
        var pairings = matches.stream().map(match -> new Pairing(match, 0, 0, List.of())).toList();
        return new DrawnRound(draw.ofTeams(round, set), pairings, List.of(), Optional.empty());
    }

    /// A line of the ranking of a knock-out.
    ///
    /// @param place shared by all that lost in the same round
    /// @param lostIn the round; one more than there are for who is still in, or has won
    public record Placed(int place, boolean shared, EntryNumber entry, int lostIn) {}

    /// Who came where: those still in come first, then who lost last.
    public List<Placed> ranking() {
        var order = new ArrayList<>(bracket.seeds());
        order.sort(Comparator.comparingInt(this::lostIn).reversed());
        var placed = new ArrayList<Placed>();
        for (var seed : order) {
            int lost = lostIn(seed);
            int ahead = (int) order.stream().filter(one -> lostIn(one) > lost).count();
            int equal = (int) order.stream().filter(one -> lostIn(one) == lost).count();
            placed.add(new Placed(ahead + 1, equal > 1, seed, lost));
        }
        return placed;
    }

    /// The round in which an entry lost; one more than there are while it is in.
    private int lostIn(EntryNumber seed) {
        return bracket.winners().entrySet().stream()
                .filter(won -> !won.getValue().equals(seed))
                .map(Map.Entry::getKey)
                .filter(tie -> bracket.contenders(tie).contains(seed))
                .mapToInt(tie -> tie.round().value())
                .max()
                .orElse(bracket.rounds() + 1);
    }
}
