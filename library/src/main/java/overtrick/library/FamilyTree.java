package overtrick.library;

import java.util.List;
import overtrick.page.Words;

/// Which game came out of which, drawn from above: a box for each, and a line from its parent.
public record FamilyTree(Words words) {

    public static final int WIDTH = 360;
    public static final int HEIGHT = 520;

    /// A box as wide and high as a thumb wants it.
    public static final int BOX_WIDTH = 112;

    public static final int BOX_HEIGHT = 52;

    /// A game in its place.
    ///
    /// @param x of the middle of its box
    /// @param y of the upper edge of its box
    public record Node(Story story, int x, int y) {}

    private static final List<Node> NODES =
            List.of(
                    new Node(Story.WHIST, 180, 8),
                    new Node(Story.DUMMY_WHIST, 62, 96),
                    new Node(Story.BRIDGE_WHIST, 180, 96),
                    new Node(Story.AUCTION, 180, 184),
                    new Node(Story.PLAFOND, 298, 184),
                    new Node(Story.CONTRACT, 180, 272),
                    new Node(Story.RUBBER, 62, 360),
                    new Node(Story.CHICAGO, 180, 360),
                    new Node(Story.DUPLICATE, 298, 360),
                    new Node(Story.CUT_THROAT, 62, 448),
                    new Node(Story.PARTY, 298, 448));

    public List<Node> nodes() {
        return NODES;
    }

    /// The lines from parents to children, as paths.
    public List<String> lines() {
        return List.of(
                line(Story.WHIST, Story.DUMMY_WHIST),
                line(Story.WHIST, Story.BRIDGE_WHIST),
                line(Story.BRIDGE_WHIST, Story.AUCTION),
                line(Story.AUCTION, Story.CONTRACT),
                "M236 210 H242",
                line(Story.PLAFOND, Story.CONTRACT),
                line(Story.CONTRACT, Story.RUBBER),
                line(Story.CONTRACT, Story.CHICAGO),
                line(Story.CONTRACT, Story.DUPLICATE),
                line(Story.RUBBER, Story.CUT_THROAT),
                line(Story.DUPLICATE, Story.PARTY));
    }

    private static String line(Story from, Story to) {
        var parent = node(from);
        var child = node(to);
        int foot = parent.y() + BOX_HEIGHT;
        int middle = (foot + child.y()) / 2;
        return "M%d %d V%d H%d V%d".formatted(parent.x(), foot, middle, child.x(), child.y());
    }

    private static Node node(Story story) {
        return NODES.stream().filter(node -> node.story() == story).findFirst().orElseThrow();
    }

    public String title(Node node) {
        return words.get("lib.tree." + node.story().code());
    }
}
