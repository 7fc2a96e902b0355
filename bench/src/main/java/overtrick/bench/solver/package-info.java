/// The double-dummy solver, beside DDS and by itself; what it gave stands in docs/solver.md.
@org.jspecify.annotations.NullMarked
package overtrick.bench.solver;
