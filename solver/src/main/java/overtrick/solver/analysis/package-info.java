/// What follows from double-dummy tricks: par, and what calls, contracts and cards cost.
package overtrick.solver.analysis;
