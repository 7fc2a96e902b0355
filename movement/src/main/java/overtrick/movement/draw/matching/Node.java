package overtrick.movement.draw.matching;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// A vertex, or a blossom: an odd ring of nodes, held together by tight edges, that acts like a
/// vertex. All children but the first are matched to each other, two and two along the ring; the
/// first one holds the base, which is matched outside or not at all. Not thread-safe.
final class Node {

    enum Label {
        NONE,
        /// An even number of edges away from a free root.
        EVEN,
        ODD
    }

    /// @param from the end on this side, a vertex
    /// @param to the end on the other side, a vertex
    record Edge(int from, int to) {
        Edge reversed() {
            return new Edge(to, from);
        }
    }

    private final List<Node> children;
    private final List<Edge> ring;
    private int base;

    /// What the blossom adds to the bound; for a single vertex nothing.
    long dual;

    Label label = Label.NONE;

    /// How the node hangs in its tree: from its parent's vertex to a vertex of its own.
    @Nullable Edge entry;

    Node(int vertex) {
        this.base = vertex;
        this.children = List.of();
        this.ring = List.of();
    }

    /// @param ring the edge at place i goes from child i to the next one
    Node(List<Node> children, List<Edge> ring) {
        this.base = children.getFirst().base;
        this.children = new ArrayList<>(children);
        this.ring = new ArrayList<>(ring);
    }

    boolean isBlossom() {
        return !children.isEmpty();
    }

    int base() {
        return base;
    }

    List<Node> children() {
        return children;
    }

    /// The edge from a child to the next one on the ring.
    Edge after(int child) {
        return ring.get(child);
    }

    void forEachVertex(IntConsumer visit) {
        if (!isBlossom()) {
            visit.accept(base);
        }
        for (var child : children) {
            child.forEachVertex(visit);
        }
    }

    boolean contains(int vertex) {
        return isBlossom()
                ? children.stream().anyMatch(child -> child.contains(vertex))
                : base == vertex;
    }

    int childWith(int vertex) {
        for (int child = 0; child < children.size(); child++) {
            if (children.get(child).contains(vertex)) {
                return child;
            }
        }
        throw new IllegalStateException("vertex is not in the blossom: " + vertex);
    }

    /// Makes the vertex the one that is matched outside; within, the matching turns along the ring.
    void rebase(int vertex, int[] mates) {
        base = vertex;
        if (!isBlossom()) {
            return;
        }
        int first = childWith(vertex);
        Collections.rotate(children, -first);
        Collections.rotate(ring, -first);
        children.getFirst().rebase(vertex, mates);
        for (int child = 1; child < children.size(); child += 2) {
            var edge = ring.get(child);
            children.get(child).rebase(edge.from, mates);
            children.get(child + 1).rebase(edge.to, mates);
            mates[edge.from] = edge.to;
            mates[edge.to] = edge.from;
        }
    }
}
