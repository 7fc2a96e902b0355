package overtrick.movement.draw.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.movement.draw.matching.Node.Edge;
import overtrick.movement.draw.matching.Node.Label;

/// A perfect matching of least weight, exactly. Edmonds' method: every vertex and every blossom has
/// a dual value; no edge weighs less than the duals that it crosses, and the matching uses only
/// tight edges, which weigh exactly that. So the sum of the duals is a bound for every perfect
/// matching and the one found reaches it ([Proof]). Trees grow from all free vertices at once;
/// between two steps the duals change until an edge gets tight.
///
/// Weights are doubled inside, so that halves of slacks are whole numbers. A potential is the dual
/// of a vertex and of all blossoms round it; between outermost nodes the slack of an edge is its
/// weight less two potentials. Not thread-safe.
///
/// (J. Edmonds, Maximum matching and a polyhedron with 0,1-vertices, 1965.)
public final class Matching {

    /// The weight of an edge that does not exist.
    public static final long NONE = Long.MAX_VALUE;

    private final int size;
    private final long[][] doubled;
    private final long[] potentials;
    private final int[] mates;
    private final Node[] outermost;

    private Matching(long[][] weights) {
        this.size = weights.length;
        this.doubled = new long[size][size];
        this.potentials = new long[size];
        this.mates = new int[size];
        this.outermost = new Node[size];
        long least = NONE;
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < size; other++) {
                long weight = weights[one][other];
                doubled[one][other] = weight == NONE ? NONE : 2 * weight;
                least = one == other ? least : Math.min(least, weight);
            }
            mates[one] = -1;
            outermost[one] = new Node(one);
        }
        Arrays.fill(potentials, least == NONE ? 0 : least);
    }

    /// The mate of every vertex; empty if there is no perfect matching.
    ///
    /// @param weights symmetric; the diagonal is not read
    public static Optional<int[]> least(long[][] weights) {
        return solved(weights).map(matching -> matching.mates.clone());
    }

    static Optional<Matching> solved(long[][] weights) {
        if (weights.length % 2 != 0) {
            return Optional.empty();
        }
        var matching = new Matching(weights);
        for (int pairs = 0; pairs < weights.length / 2; pairs++) {
            if (!matching.augment()) {
                return Optional.empty();
            }
        }
        return Optional.of(matching);
    }

    int mate(int vertex) {
        return mates[vertex];
    }

    /// Grows trees until two of them meet, and matches along the path between their roots.
    private boolean augment() {
        for (var node : nodes()) {
            boolean free = mates[node.base()] < 0;
            node.label = free ? Label.EVEN : Label.NONE;
            node.entry = null;
        }
        while (true) {
            var step = nextStep();
            if (step.isEmpty()) {
                return false;
            }
            shift(step.get().change);
            if (take(step.get())) {
                return true;
            }
        }
    }

    private List<Node> nodes() {
        return Arrays.stream(outermost).distinct().toList();
    }

    /// What becomes possible first, after so much change of the duals: an edge gets tight, or the
    /// dual of an odd blossom falls to nothing.
    private record Step(long change, Edge edge, Optional<Node> spent) {}

    private Optional<Step> nextStep() {
        long least = NONE;
        int from = -1;
        int to = -1;
        for (int one = 0; one < size; one++) {
            var node = outermost[one];
            if (node.label != Label.EVEN) {
                continue;
            }
            long[] row = doubled[one];
            for (int other = 0; other < size; other++) {
                var reached = outermost[other];
                if (reached.label == Label.ODD || reached == node || row[other] == NONE) {
                    continue;
                }
                long slack = row[other] - potentials[one] - potentials[other];
                long change = reached.label == Label.EVEN ? slack / 2 : slack;
                if (change < least) {
                    least = change;
                    from = one;
                    to = other;
                }
            }
        }
        for (var node : outermost) {
            if (node.label == Label.ODD && node.isBlossom() && node.dual < least) {
                return Optional.of(spent(least));
            }
        }
        return from < 0
                ? Optional.empty()
                : Optional.of(new Step(least, new Edge(from, to), Optional.empty()));
    }

    /// The odd blossom with the least dual, which is below the bound.
    private Step spent(long below) {
        long least = below;
        Optional<Node> found = Optional.empty();
        for (var node : outermost) {
            if (node.label == Label.ODD && node.isBlossom() && node.dual < least) {
                least = node.dual;
                found = Optional.of(node);
            }
        }
        return new Step(least, new Edge(-1, -1), found);
    }

    private void shift(long change) {
        if (change == 0) {
            return;
        }
        for (int vertex = 0; vertex < size; vertex++) {
            potentials[vertex] += signed(change, outermost[vertex].label);
        }
        for (var node : nodes()) {
            if (node.isBlossom()) {
                node.dual += signed(change, node.label);
            }
        }
    }

    private static long signed(long change, Label label) {
        return switch (label) {
            case EVEN -> change;
            case ODD -> -change;
            case NONE -> 0;
        };
    }

    /// Whether the step has matched two roots.
    private boolean take(Step step) {
        if (step.spent.isPresent()) {
            expand(step.spent.get());
            return false;
        }
        var edge = step.edge;
        var reached = outermost[edge.to()];
        if (reached.label == Label.NONE) {
            grow(edge, reached);
            return false;
        }
        var here = path(outermost[edge.from()]);
        var there = path(reached);
        if (here.getLast() != there.getLast()) {
            rematch(edge.from(), edge.to());
            rematch(edge.to(), edge.from());
            return true;
        }
        shrink(edge, here, there);
        return false;
    }

    private void grow(Edge edge, Node reached) {
        reached.label = Label.ODD;
        reached.entry = edge;
        int mate = mates[reached.base()];
        var next = outermost[mate];
        next.label = Label.EVEN;
        next.entry = new Edge(reached.base(), mate);
    }

    /// From a node up to its root.
    private List<Node> path(Node node) {
        var path = new ArrayList<Node>();
        path.add(node);
        for (var entry = node.entry; entry != null; entry = path.getLast().entry) {
            path.add(outermost[entry.from()]);
        }
        return path;
    }

    /// Matches a vertex of an even node to its new mate, and turns the path up to the root.
    private void rematch(int vertex, int mate) {
        int matched = vertex;
        int partner = mate;
        while (true) {
            var even = outermost[matched];
            even.rebase(matched, mates);
            mates[matched] = partner;
            var entry = even.entry;
            if (entry == null) {
                return;
            }
            var odd = outermost[entry.from()];
            var link = odd.entry;
            if (link == null) {
                throw new IllegalStateException("odd node without an entry");
            }
            odd.rebase(link.to(), mates);
            mates[link.to()] = link.from();
            matched = link.from();
            partner = link.to();
        }
    }

    /// Makes a blossom of the ring that an edge between two even nodes of one tree closes.
    private void shrink(Edge edge, List<Node> here, List<Node> there) {
        var children = new ArrayList<Node>();
        var ring = new ArrayList<Edge>();
        int common = 1;
        while (common < Math.min(here.size(), there.size())
                && here.get(here.size() - 1 - common) == there.get(there.size() - 1 - common)) {
            common++;
        }
        for (int place = here.size() - common; place >= 0; place--) {
            var node = here.get(place);
            children.add(node);
            ring.add(place == 0 ? edge : entry(here.get(place - 1)));
        }
        for (int place = 0; place < there.size() - common; place++) {
            children.add(there.get(place));
            ring.add(entry(there.get(place)).reversed());
        }
        var blossom = new Node(children, ring);
        blossom.label = Label.EVEN;
        blossom.entry = children.getFirst().entry;
        blossom.forEachVertex(vertex -> outermost[vertex] = blossom);
    }

    private static Edge entry(Node node) {
        var entry = node.entry;
        if (entry == null) {
            throw new IllegalStateException("root in the middle of a path");
        }
        return entry;
    }

    /// Dissolves an odd blossom. The children between entry and base stay in the tree.
    private void expand(Node blossom) {
        var children = blossom.children();
        for (var child : children) {
            child.label = Label.NONE;
            child.entry = null;
            child.forEachVertex(vertex -> outermost[vertex] = child);
        }
        var entry = entry(blossom);
        int place = blossom.childWith(entry.to());
        int step = place % 2 == 1 ? 1 : -1; // the way on which the first edge is matched
        children.get(place).label = Label.ODD;
        children.get(place).entry = entry;
        while (place != 0) {
            int next = (place + step) % children.size();
            var edge = step > 0 ? blossom.after(place) : blossom.after(next).reversed();
            var from = children.get(place).label;
            children.get(next).label = from == Label.ODD ? Label.EVEN : Label.ODD;
            children.get(next).entry = edge;
            place = next;
        }
    }

    /// The duals, which prove that no perfect matching weighs less.
    Proof proof() {
        return new Proof(doubled, potentials, nodes());
    }
}
