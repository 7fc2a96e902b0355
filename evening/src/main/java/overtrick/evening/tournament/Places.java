package overtrick.evening.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.choice.ChoicePhrase;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposal;
import overtrick.movement.choice.Wish;
import overtrick.movement.team.TeamMovement;
import overtrick.scoring.regulation.Winners;
import overtrick.tournament.act.Seats;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Numbering;
import overtrick.tournament.session.SectionName;

/// Who gets which place of a movement.
public final class Places {

    /// Pairs in one section.
    public static final int MOST_PAIRS = 80;

    /// As many as there are letters.
    public static final int MOST_SECTIONS = 26;

    private Places() {}

    /// With a place left free when one pair is missing: whoever comes late can still have it.
    public static Movement whole(Proposal proposal, int pairs, Numbering numbering) {
        var movement = proposal.movement();
        if (pairs % 2 == 1 && !isFullWith(proposal, pairs)) {
            var wish = Wish.entries(pairs + 1).withRounds(movement.rounds());
            if (proposal.kind().refusal(wish).isEmpty()) {
                movement = proposal.kind().movement(wish);
            }
        }
        var worn = hasLines(proposal.kind()) ? numbering : numbering.withoutLines();
        return worn.refusal(movement).isEmpty() ? worn.of(movement) : movement;
    }

    /// Whether who begins East–West is a line of its own, as the club's sheet numbers it. In a
    /// Howell pairs sit both ways and follow the number before theirs.
    private static boolean hasLines(Kind kind) {
        return switch (kind) {
            case HOWELL, THREE_QUARTER_HOWELL, HESITATION -> false;
            default -> true;
        };
    }

    /// As with a rover, who needs no table of their own.
    private static boolean isFullWith(Proposal proposal, int pairs) {
        return proposal.kind().entries(proposal.movement().tables()) == pairs;
    }

    public static Winners winners(Proposal proposal) {
        boolean two =
                proposal.points().stream()
                        .anyMatch(one -> one.sentence().phrase() == ChoicePhrase.TWO_WINNERS);
        return two ? Winners.TWO : Winners.ONE;
    }

    /// Gives numbers: first to those who want a certain one, then table by table to the others.
    ///
    /// @param wishes a wish for a number that there is not, or not any more, is none
    public static Seats seats(
            SectionName section,
            Movement movement,
            int boards,
            List<EntryId> entries,
            Map<EntryId, Integer> wishes) {
        var wearers = wearers(free(byTable(movement), entries), false, entries, wishes);
        return new Seats(section, movement, boards, wearers);
    }

    /// Where somebody is missing it is the highest number: in a Howell it stays at its table, and
    /// who comes there sits out.
    private static List<EntryNumber> free(List<EntryNumber> numbers, List<EntryId> entries) {
        if (entries.size() >= numbers.size()) {
            return numbers;
        }
        var order = new ArrayList<>(numbers);
        var highest = Collections.max(order, Comparator.comparingInt(EntryNumber::value));
        order.remove(highest);
        order.add(highest);
        return order;
    }

    /// Who wears which number: a team one for each of its two pairs.
    public static List<Wearer> wearers(
            List<EntryNumber> numbers,
            boolean teams,
            List<EntryId> entries,
            Map<EntryId, Integer> wishes) {
        var wearers = new ArrayList<Wearer>();
        numbers(numbers, entries, wishes)
                .forEach((entry, number) -> {
                    wearers.add(new Wearer(number, entry));
                    if (teams) {
                        int second = TeamMovement.SECOND_PAIR + number.value();
                        wearers.add(new Wearer(new EntryNumber(second), entry));
                    }
                });
        return wearers;
    }

    /// The wishes with those of entries that are to sit still: each gets the lowest number that
    /// stays at one table and that nobody has asked for. Where there is none left, it has no wish.
    public static Map<EntryId, Integer> sitting(
            Movement movement, Map<EntryId, Integer> wishes, Collection<EntryId> still) {
        var all = new HashMap<>(wishes);
        var free =
                movement.entries().stream()
                        .filter(number -> stays(movement, number))
                        .map(EntryNumber::value)
                        .filter(number -> !wishes.containsValue(number))
                        .iterator();
        for (var entry : still) {
            if (!all.containsKey(entry) && free.hasNext()) {
                all.put(entry, free.next());
            }
        }
        return all;
    }

    private static boolean stays(Movement movement, EntryNumber number) {
        return movement.of(number).map(Seating::table).distinct().count() == 1;
    }

    /// Gives numbers: first to those who want a certain one, then in their order to the others.
    public static Map<EntryId, EntryNumber> numbers(
            List<EntryNumber> all, List<EntryId> entries, Map<EntryId, Integer> wishes) {
        var free = new LinkedHashSet<>(all);
        var numbers = new LinkedHashMap<EntryId, EntryNumber>();
        for (var entry : entries) {
            int wish = wishes.getOrDefault(entry, 0);
            if (wish > 0 && free.remove(new EntryNumber(wish))) {
                numbers.put(entry, new EntryNumber(wish));
            }
        }
        var rest = new ArrayList<>(free);
        for (var entry : entries) {
            if (!numbers.containsKey(entry) && !rest.isEmpty()) {
                numbers.put(entry, rest.removeFirst());
            }
        }
        return numbers;
    }

    /// The numbers in the order of the tables of the first round; who sits out comes last.
    private static List<EntryNumber> byTable(Movement movement) {
        var order = new LinkedHashSet<EntryNumber>();
        movement.in(new RoundNumber(1)).forEach(one -> order.addAll(one.members()));
        order.addAll(movement.entries());
        return List.copyOf(order);
    }

    public static List<EntryId> shuffled(List<EntryId> entries, RandomGenerator chance) {
        var order = new ArrayList<>(entries);
        Collections.shuffle(order, chance);
        return order;
    }
}
