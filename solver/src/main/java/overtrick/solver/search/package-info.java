/// The double-dummy search: whether North and South reach a number of tricks when all cards are
/// seen. It speaks in words of 64 bits; `overtrick.solver` is its border.
package overtrick.solver.search;
