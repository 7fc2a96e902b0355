package overtrick.evening.page.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.evening.page.Roster;
import overtrick.evening.page.TableName;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Sorry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// A result typed from a slip: `t4 b13 4HE=`. What is left out goes on from the line before:
/// `3NS-1` alone is the next board of the same table. After `#` stands why, when something changes.
///
/// @param slot where the result belongs
/// @param result as it was typed
record TypedLine(Slot slot, String result, String why) {

    private static final Pattern TABLE = Pattern.compile("[tT](\\p{L}{0,8}\\d{1,4})");
    private static final Pattern BOARD = Pattern.compile("[bB](\\d{1,4})");
    private static final Pattern ROUND = Pattern.compile("[rR](\\d{1,3})");

    /// The words of a line, sorted.
    private record Said(
            Optional<Section.Table> table,
            Optional<BoardNumber> board,
            Optional<RoundNumber> round,
            String result,
            String why) {

        static Said of(String line) {
            var halves = line.strip().split("#", 2);
            Optional<Section.Table> table = Optional.empty();
            Optional<BoardNumber> board = Optional.empty();
            Optional<RoundNumber> round = Optional.empty();
            var rest = new ArrayList<String>();
            for (var word : halves[0].strip().split("\\s+", -1)) {
                var aTable = TABLE.matcher(word);
                var aBoard = BOARD.matcher(word);
                var aRound = ROUND.matcher(word);
                if (rest.isEmpty() && aTable.matches()) {
                    table = Optional.of(table(word, aTable.group(1)));
                } else if (rest.isEmpty() && aBoard.matches()) {
                    board = Optional.of(new BoardNumber(number(word, aBoard.group(1))));
                } else if (rest.isEmpty() && aRound.matches()) {
                    round = Optional.of(new RoundNumber(number(word, aRound.group(1))));
                } else {
                    rest.add(word);
                }
            }
            String why = halves.length > 1 ? halves[1].strip() : "";
            return new Said(table, board, round, String.join(" ", rest), why);
        }

        /// Whoever names a table means that one: a name that none can have leads to no other.
        private static Section.Table table(String word, String name) {
            return TableName.parse(name.toUpperCase(Locale.ROOT)).orElseThrow(() -> none(word));
        }

        private static int number(String word, String digits) {
            int number = Integer.parseInt(digits);
            if (number == 0) {
                throw none(word);
            }
            return number;
        }

        private static Sorry none(String word) {
            return Sorry.unclear("ev.line.none", word);
        }
    }

    /// @param last the place of the line before; empty for the first
    /// @throws Sorry when it is not clear which place is meant, or there is no such place
    static TypedLine of(String line, Optional<Slot> last, TournamentView view) {
        var said = Said.of(line);
        if (said.result().isEmpty()) {
            throw Sorry.unclear("ev.line.how");
        }
        var table = said.table().or(() -> last.map(Slot::at)).or(() -> only(view));
        if (table.isEmpty()) {
            throw Sorry.unclear("ev.line.table");
        }
        var floor =
                Roster.floors(view).stream()
                        .filter(one -> one.section().equals(table.get().section()))
                        .findFirst()
                        .orElseThrow(() -> Sorry.unclear("ev.no.table", table.get()));
        var at = new Place(view, floor, table.get());
        var slot =
                said.board().isPresent()
                        ? at.with(said.board().get(), said.round())
                        : at.next(said.table().isPresent() ? Optional.empty() : last, said.round());
        return new TypedLine(slot, said.result(), said.why());
    }

    private static Optional<Section.Table> only(TournamentView view) {
        var tables =
                Roster.floors(view).stream()
                        .flatMap(floor ->
                                floor.movement().seatings().stream()
                                        .map(one ->
                                                new Section.Table(floor.section(), one.table())))
                        .distinct()
                        .toList();
        return tables.size() == 1 ? Optional.of(tables.getFirst()) : Optional.empty();
    }

    /// A table, and what is played at it.
    private record Place(TournamentView view, Floor floor, Section.Table table) {

        private Stream<Seating> seatings() {
            return floor.movement().seatings().stream()
                    .filter(one -> one.table().equals(table.number()));
        }

        /// The place where the table has the board.
        Slot with(BoardNumber board, Optional<RoundNumber> round) {
            var rounds =
                    seatings()
                            .filter(one -> floor.boards(one.set()).contains(board))
                            .map(Seating::round)
                            .toList();
            if (rounds.isEmpty()) {
                throw Sorry.unclear("ev.board.not.there", board.value(), table);
            }
            if (round.isPresent() && !rounds.contains(round.get())) {
                throw Sorry.unclear(
                        "ev.board.other.round",
                        board.value(),
                        table,
                        rounds.getFirst(),
                        round.get());
            }
            return new Slot(
                    table.section(), round.orElse(rounds.getFirst()), table.number(), board);
        }

        /// The next place of the table without a result, in the order of play: of a round that has
        /// begun, or of the one that is named.
        Slot next(Optional<Slot> after, Optional<RoundNumber> round) {
            if (seatings().findAny().isEmpty()) {
                throw Sorry.unclear("ev.no.table", table);
            }
            var there =
                    slots().stream()
                            .filter(slot -> round.isEmpty() || round.get().equals(slot.round()))
                            .toList();
            if (there.isEmpty()) {
                throw Sorry.unclear("ev.nobody.plays", table, round.orElseThrow());
            }
            var open =
                    there.stream()
                            .filter(slot -> round.isPresent() || begun(slot))
                            .filter(this::isOpen)
                            .toList();
            var later =
                    after.flatMap(last ->
                            open.stream().filter(slot -> order(slot) > order(last)).findFirst());
            return later.or(() -> open.stream().findFirst())
                    .orElseThrow(() -> Sorry.unclear("ev.table.complete", table));
        }

        private List<Slot> slots() {
            return seatings()
                    .flatMap(seating ->
                            floor.order(seating).stream()
                                    .map(board ->
                                            new Slot(
                                                    table.section(),
                                                    seating.round(),
                                                    table.number(),
                                                    board)))
                    .toList();
        }

        private int order(Slot slot) {
            return slots().indexOf(slot);
        }

        private boolean begun(Slot slot) {
            return view.sections().stream()
                    .anyMatch(one ->
                            one.section().name().equals(slot.section())
                                    && slot.round().value() <= one.section().begun());
        }

        private boolean isOpen(Slot slot) {
            return view.results().stream()
                    .filter(line -> line.slot().equals(slot))
                    .noneMatch(ResultLine::in);
        }
    }

    /// A place as a form carries it: `A|3|7|12`.
    static String text(Slot slot) {
        return "%s|%s|%s|%s"
                .formatted(slot.section(), slot.round(), slot.table(), slot.board().value());
    }

    static Optional<Slot> place(String text) {
        var parts = text.split("\\|", -1);
        if (parts.length != 4 || !text.matches("\\p{L}{0,8}\\|\\d{1,3}\\|\\d{1,4}\\|\\d{1,4}")) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    Slot.of(
                            new SectionName(parts[0]),
                            Integer.parseInt(parts[1]),
                            Integer.parseInt(parts[2]),
                            Integer.parseInt(parts[3])));
        } catch (IllegalArgumentException nowhere) {
            return Optional.empty();
        }
    }
}
