package overtrick.evening.page;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.cards.Side;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;
import overtrick.movement.change.RoundChange;
import overtrick.movement.change.Step;
import overtrick.page.Words;
import overtrick.tournament.session.Floor;

/// A change of rounds in the sentences of a director, for the projector, telephones and papers.
public final class Changes {

    private Changes() {}

    /// Such as `NS stay`, `EW to the next higher table`, `Boards to the next lower table`, and what
    /// is special in the round; nothing of who moves before the first.
    public static List<String> of(Floor floor, RoundNumber round, Words words) {
        var change = RoundChange.to(floor.movement(), round);
        var lines = new ArrayList<String>();
        if (round.value() > 1) {
            lines.addAll(steps(change, words));
        }
        lines.addAll(special(floor, round, change, words));
        return lines;
    }

    /// What is special at one table: that its pairs have changed their direction, and with whom it
    /// shares its boards.
    ///
    /// @param side on which the reader sits
    public static List<String> at(Floor floor, Seating seating, Side side, Words words) {
        var lines = new ArrayList<String>();
        var number = seating.at(side).members().getFirst();
        boolean turned =
                floor.movement().before(seating.round()).stream()
                        .filter(one -> one.seats(number))
                        .reduce((_, later) -> later)
                        .filter(one -> !one.at(side).members().contains(number))
                        .isPresent();
        if (turned) {
            lines.add(words.get("ev.phone.turned", words.name(side)));
        }
        var sharing =
                floor.movement()
                        .in(seating.round())
                        .filter(one -> one.set().equals(seating.set()))
                        .map(Seating::table)
                        .filter(one -> !one.equals(seating.table()))
                        .toList();
        if (sharing.size() == 1 && floor.otherTable(seating).isEmpty()) {
            lines.add(words.get("ev.phone.shares", tables(floor, sharing)));
        }
        return lines;
    }

    /// What a table's card says beside who meets whom: an arrow switch, sharing, and in a movement
    /// without lines where everybody goes from here.
    public static List<String> onCard(Floor floor, Seating seating, Words words) {
        var change = RoundChange.to(floor.planned(), seating.round());
        var notes = new ArrayList<String>();
        if (change.switched().contains(seating.table())) {
            notes.add("⇄ " + words.get("ev.change.mark"));
        }
        var sharing = change.shared().getOrDefault(seating.set(), List.of());
        if (sharing.size() == 2) {
            notes.add(
                    words.get(
                            "ev.change.shared",
                            tables(floor, sharing),
                            Moves.boards(floor, seating.set())));
        }
        if (seating.round().value() < floor.planned().rounds()) {
            var after = new RoundNumber(seating.round().value() + 1);
            var next = RoundChange.to(floor.planned(), after);
            if (!next.northSouth().isCommon() || !next.eastWest().isCommon()) {
                notes.addAll(Moves.from(floor, seating, words));
            }
        }
        return notes;
    }

    private static List<String> steps(RoundChange change, Words words) {
        var lines = new ArrayList<String>();
        if (change.northSouth().isCommon() && change.eastWest().isCommon()) {
            lines.add(step(words.letters(Side.NORTH_SOUTH), change.northSouth(), words));
            lines.add(step(words.letters(Side.EAST_WEST), change.eastWest(), words));
        } else {
            lines.add(words.get("ev.change.listed"));
        }
        var boards = words.get("ev.boards.carried");
        lines.add(
                change.boards()
                        .map(one ->
                                one.isCommon()
                                        ? step(boards, one, words)
                                        : words.get("ev.change.boards.listed"))
                        .orElseGet(() -> words.get("ev.change.boards.new")));
        return lines;
    }

    private static String step(String who, Step step, Words words) {
        String how =
                switch (step.kind()) {
                    case STAY -> "ev.step.stay";
                    case UP -> step.by() == 1 ? "ev.step.up" : "ev.step.up.two";
                    case DOWN -> step.by() == 1 ? "ev.step.down" : "ev.step.down.two";
                    case VARIOUS -> throw new IllegalArgumentException("no common step");
                };
        return words.get("ev.change.goes", who, words.get(how));
    }

    /// Whatever is not so in every round: an arrow switch, sharing, boards that wait.
    private static List<String> special(
            Floor floor, RoundNumber round, RoundChange change, Words words) {
        var lines = new ArrayList<String>();
        var playing = floor.movement().in(round).map(one -> one.table()).distinct().count();
        if (change.switched().size() == playing) {
            lines.add(words.get("ev.change.switch.all"));
        } else if (!change.switched().isEmpty()) {
            lines.add(words.get("ev.change.switch", tables(floor, change.switched())));
        }
        change.shared()
                .forEach((set, tables) -> {
                    if (tables.size() < playing) {
                        lines.add(
                                words.get(
                                        "ev.change.shared",
                                        tables(floor, tables),
                                        Moves.boards(floor, set)));
                    }
                });
        if (!change.resting().isEmpty()) {
            lines.add(
                    words.get(
                            "ev.change.rest",
                            change.resting().stream()
                                    .map(set -> Moves.boards(floor, set))
                                    .collect(Collectors.joining(", "))));
        }
        return lines;
    }

    private static String tables(Floor floor, Collection<TableNumber> tables) {
        return tables.stream()
                .map(one -> floor.section() + "" + one)
                .collect(Collectors.joining(", "));
    }
}
