package overtrick.library.paper;

import java.util.List;
import overtrick.page.paper.Paper;

/// Fills columns with blocks, in letters as large as there is room for.
record Columns(List<Area> areas) {

    private static final float LARGEST = 9;
    private static final float SMALLEST = 3.5f;
    private static final float STEP = 0.25f;
    private static final float GAP = 3;

    /// A column.
    record Area(float x, float y, float width, float height) {}

    Columns {
        areas = List.copyOf(areas);
    }

    void fill(Paper paper, List<? extends Block> blocks) {
        int least = 0;
        int most = Math.round((LARGEST - SMALLEST) / STEP);
        while (least < most) {
            int middle = (least + most + 1) / 2;
            if (fits(paper, blocks, SMALLEST + middle * STEP)) {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        float size = SMALLEST + least * STEP;
        laid(paper, blocks, size, /* drawing= */ true);
    }

    private boolean fits(Paper paper, List<? extends Block> blocks, float size) {
        return laid(paper, blocks, size, /* drawing= */ false);
    }

    /// @return whether all have room
    private boolean laid(Paper paper, List<? extends Block> blocks, float size, boolean drawing) {
        int at = 0;
        float y = 0;
        for (var block : blocks) {
            var area = areas.get(at);
            float height = block.height(paper, size, area.width());
            if (y > 0 && y + height > area.height()) {
                at++;
                y = 0;
                if (at == areas.size()) {
                    return false;
                }
                area = areas.get(at);
                height = block.height(paper, size, area.width());
            }
            if (height > area.height()) {
                return false;
            }
            if (drawing) {
                block.draw(paper, area.x(), area.y() + y, size, area.width());
            }
            y += height + (block instanceof Block.Row ? 0 : GAP);
        }
        return true;
    }
}
