/// Double-dummy search: what each side makes when all four hands are seen. Begin with [Solver].
package overtrick.solver;
