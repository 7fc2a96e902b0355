package overtrick.boxes;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// What scoring boxes must know of an event.
///
/// @param code by which the event is known, the same for the same event
/// @param hands the cards of the boards, which boxes may show after the play; none where they are
///   not known
public record BoxPlan(
        String code,
        String title,
        LocalDate day,
        List<BoxSection> sections,
        List<Hand> hands,
        Wishes wishes) {

    /// What boxes of the second make can count to.
    static final int MOST_SECTIONS = 78;

    static final int MOST_TABLES = 256;
    static final int MOST_ROUNDS = 255;
    static final int MOST_PAIRS = 4095;
    static final int MOST_BOARDS = 127;

    private static final Pattern LETTER = Pattern.compile("([A-Z])\\1{0,2}");

    public BoxPlan {
        sections = List.copyOf(sections);
        hands = List.copyOf(hands);
        require(1, sections.size(), MOST_SECTIONS, "sections");
        var ids = new HashSet<Integer>();
        var letters = new HashSet<String>();
        for (var section : sections) {
            if (!ids.add(section.id()) || !letters.add(section.letter())) {
                throw new IllegalArgumentException("section is there twice: " + section.letter());
            }
        }
    }

    /// @param letter A to Z, AA to ZZ or AAA to ZZZ, of one letter
    /// @param tables how many stand there
    /// @param sittings one for each table and round; where nobody plays, both pairs are 0
    /// @param chairs where people sit when it begins
    public record BoxSection(
            int id, String letter, int tables, List<Sitting> sittings, List<Chair> chairs) {

        public BoxSection {
            sittings = List.copyOf(sittings);
            chairs = List.copyOf(chairs);
            require(1, id, MOST_SECTIONS, "number of a section");
            require(1, tables, MOST_TABLES, "tables");
            if (!LETTER.matcher(letter).matches()) {
                throw new IllegalArgumentException("section is not A to ZZZ: " + letter);
            }
            var seen = new HashSet<List<Integer>>();
            for (var sitting : sittings) {
                require(1, sitting.table(), tables, "table");
                if (!seen.add(List.of(sitting.round(), sitting.table()))) {
                    throw new IllegalArgumentException("table is seated twice: " + sitting);
                }
            }
        }
    }

    /// Who meets at a table in a round.
    ///
    /// @param northSouth the number of the pair; 0 for nobody
    /// @param boards in ascending order
    public record Sitting(
            int table, int round, int northSouth, int eastWest, List<Integer> boards) {

        public Sitting {
            boards = List.copyOf(boards);
            require(1, round, MOST_ROUNDS, "round");
            require(0, northSouth, MOST_PAIRS, "pair");
            require(0, eastWest, MOST_PAIRS, "pair");
            boards.forEach(board -> require(1, board, MOST_BOARDS, "board"));
        }

        /// Nobody plays there.
        public static Sitting empty(int table, int round) {
            return new Sitting(table, round, 0, 0, List.of());
        }

        boolean isEmpty() {
            return northSouth == 0 || eastWest == 0;
        }

        private int low() {
            return boards.isEmpty() ? 0 : boards.getFirst();
        }

        private int high() {
            return boards.isEmpty() ? 0 : boards.getLast();
        }

        /// The lowest and the highest board; the first two of all there are when they do not follow
        /// one another.
        int[] range() {
            return new int[] {low(), high()};
        }

        /// All boards by name, where they do not follow one another.
        String custom() {
            return high() - low() + 1 == boards.size() || boards.isEmpty()
                    ? ""
                    : boards.stream()
                            .map(String::valueOf)
                            .collect(java.util.stream.Collectors.joining(","));
        }
    }

    /// A player at a table when it begins.
    ///
    /// @param number by which a federation knows them; may be empty
    public record Chair(int table, Seat seat, String number, String name) {}

    /// The cards of a board.
    public record Hand(int board, Deal deal) {}

    /// How boxes behave. Whatever is not said here stays as the control program has it.
    ///
    /// @param results whether a table sees what others have scored on a board it has played
    /// @param lead whether the opening lead is asked for
    /// @param hands whether the cards are shown after the play
    public record Wishes(boolean results, boolean lead, boolean hands) {

        public static final Wishes USUAL = new Wishes(true, false, false);
    }

    private static void require(int least, int value, int most, String what) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    "%s not %d to %d, as boxes count: %d".formatted(what, least, most, value));
        }
    }
}
