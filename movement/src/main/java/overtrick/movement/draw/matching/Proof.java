package overtrick.movement.draw.matching;

import java.util.List;

/// The duals of a finished [Matching]. If they are what they must be, the bound holds for every
/// perfect matching, and one that reaches it has the least weight.
final class Proof {

    private final long[][] doubled;
    private final long[] potentials;
    private final List<Node> nodes;

    Proof(long[][] doubled, long[] potentials, List<Node> nodes) {
        this.doubled = doubled;
        this.potentials = potentials;
        this.nodes = nodes;
    }

    /// Twice the least that any perfect matching can weigh: the sum of all duals.
    long bound() {
        long bound = 0;
        for (long potential : potentials) {
            bound += potential;
        }
        for (var node : nodes) {
            bound -= surplus(node);
        }
        return bound;
    }

    /// What the potentials count of a blossom beyond its dual, once for each further vertex.
    private static long surplus(Node node) {
        var vertices = new int[1];
        node.forEachVertex(_ -> vertices[0]++);
        return node.dual * (vertices[0] - 1)
                + node.children().stream().mapToLong(Proof::surplus).sum();
    }

    /// Whether no edge weighs less than the duals it crosses and no blossom has a negative one.
    boolean holds() {
        var around = new long[doubled.length][doubled.length];
        nodes.forEach(node -> addAround(node, around));
        for (int one = 0; one < doubled.length; one++) {
            for (int other = 0; other < one; other++) {
                long crossed = potentials[one] + potentials[other] - 2 * around[one][other];
                if (doubled[one][other] < crossed) {
                    return false;
                }
            }
        }
        return nodes.stream().allMatch(Proof::isPositive);
    }

    private static boolean isPositive(Node node) {
        return node.dual >= 0 && node.children().stream().allMatch(Proof::isPositive);
    }

    /// Adds the dual of each blossom to every two vertices within.
    private static void addAround(Node node, long[][] around) {
        if (!node.isBlossom()) {
            return;
        }
        node.forEachVertex(one -> node.forEachVertex(other -> around[one][other] += node.dual));
        node.children().forEach(child -> addAround(child, around));
    }
}
