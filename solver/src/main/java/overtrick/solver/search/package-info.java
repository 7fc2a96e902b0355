/// The double-dummy search: whether North and South reach a number of tricks when all cards are
/// seen. Positions are 64-bit words here; the package `overtrick.solver` translates.
package overtrick.solver.search;
