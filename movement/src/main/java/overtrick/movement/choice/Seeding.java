package overtrick.movement.choice;

import java.util.ArrayList;
import java.util.List;

/// How a field is divided into sections by its strength (tournaments.md §8.9).
public enum Seeding {
    /// Every section as strong as the others: to and fro, the first of each round of the deal last
    /// in the next.
    LEVEL,
    /// The strongest in the first section, so that everybody meets their like.
    GRADED;

    /// The members of each section. Sections are as large as each other with as few half tables as
    /// can be: only the last has one, when the field is odd.
    ///
    /// @param strongest first
    /// @throws IllegalArgumentException if there are not as many as sections
    public <T> List<List<T>> sections(List<T> strongest, int sections) {
        if (sections < 1 || strongest.size() < sections) {
            throw new IllegalArgumentException(
                    "%d sections of %d".formatted(sections, strongest.size()));
        }
        var sizes = sizes(strongest.size(), sections);
        var all = new ArrayList<List<T>>();
        sizes.forEach(_ -> all.add(new ArrayList<>()));
        int turn = 0;
        for (var one : strongest) {
            int section = section(turn, sections);
            while (all.get(section).size() >= sizes.get(section)) {
                turn++;
                section = section(turn, sections);
            }
            all.get(section).add(one);
            turn += this == LEVEL ? 1 : 0;
        }
        return all.stream().map(List::copyOf).toList();
    }

    private int section(int turn, int sections) {
        if (this == GRADED) {
            return turn % sections;
        }
        int step = turn % (2 * sections);
        return step < sections ? step : 2 * sections - 1 - step;
    }

    /// Pairs in each section: whole tables, but for one.
    static List<Integer> sizes(int pairs, int sections) {
        int tables = (pairs + 1) / 2;
        if (tables < sections) { // too few for a table each
            tables = sections;
        }
        var sizes = new ArrayList<Integer>();
        for (int section = 0; section < sections; section++) {
            int own = tables / sections + (section < tables % sections ? 1 : 0);
            sizes.add(2 * own);
        }
        int over = sizes.stream().mapToInt(Integer::intValue).sum() - pairs;
        for (int section = sections - 1; over > 0; section = Math.floorMod(section - 1, sections)) {
            sizes.set(section, sizes.get(section) - 1);
            over--;
        }
        return sizes;
    }
}
