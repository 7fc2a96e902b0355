package overtrick.evening.page.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Wish;
import overtrick.movement.draw.Bracket;
import overtrick.movement.draw.Draw;
import overtrick.movement.draw.Swiss;
import overtrick.movement.team.TeamMovement;
import overtrick.page.Words;

/// What fits an event that is not pairs by a movement.
final class Contests {

    private static final RoundNumber FIRST = new RoundNumber(1);
    private static final SetNumber FIRST_SET = new SetNumber(1);

    /// In one session with all its matches; more had rather play a Swiss.
    private static final int MOST_IN_ROUND_ROBIN = 24;

    private Contests() {}

    static int fewest(Format format) {
        return switch (format) {
            case TEAMS, KNOCK_OUT -> 2;
            case ROUND_ROBIN -> 3;
            case PAIRS, INDIVIDUAL, SWISS_TEAMS, SWISS_PAIRS -> 4;
        };
    }

    static int most(Format format) {
        return switch (format) {
            case PAIRS -> Offers.MOST_PAIRS;
            case INDIVIDUAL -> 100;
            case TEAMS, ROUND_ROBIN -> MOST_IN_ROUND_ROBIN;
            case SWISS_TEAMS, KNOCK_OUT -> 64;
            case SWISS_PAIRS -> 128;
        };
    }

    /// How many rounds a Swiss of so many can have without a rematch.
    static int mostRounds(int entries) {
        return entries % 2 == 0 ? entries - 1 : entries;
    }

    /// Why so many cannot play it, with what would do; empty when they can.
    static Optional<String> refusal(TournamentPlan plan, int entries, Words words) {
        var format = plan.format();
        if (entries < fewest(format) || entries > most(format)) {
            String who = words.get("ev.who." + format.contestants());
            return Optional.of(words.get("ev.fit." + format, fewest(format), most(format), who));
        }
        int rounds = plan.rounds().orElse(1);
        if (format.isSwiss() && rounds > mostRounds(entries)) {
            return Optional.of(words.get("ev.fit.rounds", entries, mostRounds(entries), rounds));
        }
        return all(plan, entries).isEmpty()
                ? Kind.INDIVIDUAL
                        .refusal(Wish.entries(entries))
                        .map(sentence -> sentence.in(words.locale()))
                : Optional.empty();
    }

    /// All that fits, best first; none when there is a [#refusal].
    static List<Contest> all(TournamentPlan plan, int entries) {
        var format = plan.format();
        if (entries < fewest(format) || entries > most(format)) {
            return List.of();
        }
        int boards = plan.boards();
        return switch (format) {
            case PAIRS -> List.of();
            case INDIVIDUAL -> individual(entries, boards);
            case TEAMS -> teams(entries, boards);
            case ROUND_ROBIN -> List.of(roundRobin(entries, boards));
            case SWISS_TEAMS, SWISS_PAIRS -> swiss(format, entries, boards, plan.rounds());
            case KNOCK_OUT -> List.of(knockOut(entries, boards));
        };
    }

    private static List<Contest> individual(int players, int boards) {
        return Stream.of(Kind.INDIVIDUAL, Kind.RAINBOW)
                .filter(kind -> kind.refusal(Wish.entries(players)).isEmpty())
                .map(kind -> {
                    var whole = kind.movement(Wish.entries(players));
                    int rounds = Math.min(whole.rounds(), boards);
                    int each = Math.max(1, Math.round((float) boards / rounds));
                    return new Contest(
                            kind.word(), players, whole.upTo(rounds), rounds, each, false);
                })
                .toList();
    }

    private static List<Contest> teams(int teams, int boards) {
        if (teams == 2) {
            var match = new Draw(List.of(match(1, 2)), Optional.empty());
            var movement = Movement.frank("Match, 2 teams", match.ofTeams(FIRST, FIRST_SET));
            return List.of(new Contest("duel", 2, movement, 1, boards, false));
        }
        var contests = new ArrayList<Contest>();
        if (teams % 2 == 1) {
            var whist = TeamMovement.americanWhist(teams).movement();
            int each = Math.max(1, Math.round((float) boards / whist.rounds()));
            contests.add(
                    new Contest(
                            Kind.AMERICAN_WHIST.word(), teams, whist, whist.rounds(), each, false));
        }
        contests.add(roundRobin(teams, Math.max(1, boards / (teams - 1))));
        return contests;
    }

    private static Contest roundRobin(int teams, int each) {
        var movement = TeamMovement.headToHead(teams).movement();
        return new Contest(
                Kind.ROUND_ROBIN.word(), teams, movement, movement.rounds(), each, false);
    }

    private static List<Contest> swiss(
            Format format, int entries, int boards, Optional<Integer> rounds) {
        int wanted = rounds.orElse(mostRounds(entries));
        if (wanted > mostRounds(entries)) {
            return List.of();
        }
        var numbers = IntStream.rangeClosed(1, entries).mapToObj(EntryNumber::new).toList();
        boolean teams = format.isOfTeams();
        var draw = (teams ? Swiss.TEAMS : Swiss.PAIRS).first(numbers);
        var seatings = teams ? draw.ofTeams(FIRST, FIRST_SET) : draw.ofPairs(FIRST, FIRST_SET);
        var movement = Movement.frank("Swiss, %d entries".formatted(entries), seatings);
        return List.of(new Contest(Kind.SWISS.word(), entries, movement, wanted, boards, true));
    }

    private static Contest knockOut(int teams, int boards) {
        var bracket =
                Bracket.seeded(IntStream.rangeClosed(1, teams).mapToObj(EntryNumber::new).toList());
        var matches =
                bracket.open().stream()
                        .filter(tie -> tie.round().equals(FIRST))
                        .map(bracket::contenders)
                        .map(two -> new Draw.Match(two.getFirst(), two.getLast()))
                        .toList();
        var first = new Draw(matches, Optional.empty()).ofTeams(FIRST, FIRST_SET);
        var movement = Movement.frank("Knock-out, %d teams".formatted(teams), first);
        return new Contest(Contest.KNOCK_OUT, teams, movement, bracket.rounds(), boards, true);
    }

    private static Draw.Match match(int one, int other) {
        return new Draw.Match(new EntryNumber(one), new EntryNumber(other));
    }
}
