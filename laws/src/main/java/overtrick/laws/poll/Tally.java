package overtrick.laws.poll;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll.Voice;

/// What those who were asked have answered. People are counted; where too few were asked, robots
/// stand in for them, and otherwise beside them.
///
/// @param robots each with chance of its own
public record Tally(Poll poll, List<Voice> people, List<Voice> robots) {

    /// Fewer people than this say nothing.
    public static final int FEW = 3;

    /// A call is a logical alternative when one in so many thinks of it seriously, and somebody
    /// makes it (Law 16B1(b)).
    public static final int SERIOUS = 5;

    /// In 1999 a result is likely when one in so many comes to it, and at all probable when one in
    /// twice as many does (Law 12C2).
    public static final int LIKELY = 3;

    private static final int WHOLE = 100;
    private static final int STEP = 5;

    public Tally {
        people = List.copyOf(people);
        robots = List.copyOf(robots);
    }

    /// One call.
    ///
    /// @param chosen how many people make it
    /// @param considered how many people think of it, those who make it included
    /// @param alternative whether it is a logical alternative
    public record Line(
            Call call,
            int chosen,
            int considered,
            int robots,
            int robotsConsidered,
            boolean suggested,
            boolean alternative) {}

    /// A call with its part of the score, in percent.
    public record Share(Call call, int percent) {}

    /// Whether people decide, and not robots alone.
    public boolean isOfPeople() {
        return people.size() >= FEW;
    }

    private List<Voice> counted() {
        return isOfPeople() ? people : robots;
    }

    /// Every call that anybody thinks of, the most frequent first.
    public List<Line> lines() {
        var calls = new LinkedHashSet<Call>();
        for (var voices : List.of(people, robots)) {
            voices.forEach(voice -> calls.addAll(voice.considered()));
        }
        poll.taken().ifPresent(calls::add);
        return calls.stream()
                .map(this::line)
                .sorted(
                        Comparator.comparingInt(Line::chosen)
                                .thenComparingInt(Line::robots)
                                .thenComparingInt(Line::considered)
                                .reversed()
                                .thenComparing(line -> line.call().code()))
                .toList();
    }

    private Line line(Call call) {
        return new Line(
                call,
                chosen(people, call),
                considered(people, call),
                chosen(robots, call),
                considered(robots, call),
                poll.suggested().contains(call),
                isAlternative(call));
    }

    /// How many choose a call, of those who count.
    int times(Call call) {
        return chosen(counted(), call);
    }

    private static int chosen(List<Voice> voices, Call call) {
        return (int) voices.stream().filter(voice -> voice.chosen().equals(call)).count();
    }

    private static int considered(List<Voice> voices, Call call) {
        return (int) voices.stream().filter(voice -> voice.considered().contains(call)).count();
    }

    private boolean isAlternative(Call call) {
        var voices = counted();
        return chosen(voices, call) > 0 && considered(voices, call) * SERIOUS >= voices.size();
    }

    /// The logical alternatives to what was suggested, the most frequent first.
    public List<Call> alternatives() {
        return lines().stream()
                .filter(line -> line.alternative() && !line.suggested())
                .map(Line::call)
                .toList();
    }

    /// Whether the call that was made is one that the Law does not allow: suggested, and something
    /// else was a logical alternative.
    public boolean isBarred() {
        return poll.taken().filter(poll.suggested()::contains).isPresent()
                && !alternatives().isEmpty();
    }

    /// In 2017 each alternative has its part by how many chose it, in steps of five percent, of
    /// which the rest goes to the most frequent (Law 12C1). Empty where none is needed.
    public List<Share> weights() {
        var alternatives = alternatives();
        int all = alternatives.stream().mapToInt(this::times).sum();
        if (!isBarred() || poll.book() != LawBook.WBF2017 || all == 0) {
            return List.of();
        }
        var shares = new ArrayList<Share>();
        int left = WHOLE;
        for (var call : alternatives.subList(1, alternatives.size())) {
            int part = times(call) * WHOLE / all / STEP * STEP;
            left -= part;
            shares.add(new Share(call, part));
        }
        shares.addFirst(new Share(alternatives.getFirst(), left));
        return shares.stream().filter(share -> share.percent() > 0).toList();
    }

    /// In 1999 the side that is not at fault gets the best that comes of one of these, the likely
    /// ones (Law 12C2). Empty where none is needed.
    public Set<Call> likely() {
        return ofOneIn(LIKELY);
    }

    /// In 1999 the side at fault gets the worst that comes of one of these, which are at all
    /// probable (Law 12C2). Empty where none is needed.
    public Set<Call> probable() {
        return ofOneIn(2 * LIKELY);
    }

    private Set<Call> ofOneIn(int many) {
        if (!isBarred() || poll.book() != LawBook.CN1999) {
            return Set.of();
        }
        var alternatives = alternatives();
        int all = alternatives.stream().mapToInt(this::times).sum();
        var found = new LinkedHashSet<Call>();
        for (var call : alternatives) {
            if (times(call) * many >= all) {
                found.add(call);
            }
        }
        return found;
    }
}
