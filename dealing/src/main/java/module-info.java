/// Deals that fit a script: the language of Hans van Staveren's `dealer` and what others added to
/// it, compiled to classes.
///
/// A library for others: [overtrick.dealing.script.Script] is read from text,
/// [overtrick.dealing.run.Run] deals by it. Chance comes in as a number, threads for the solver
/// come from the caller.
@org.jspecify.annotations.NullMarked
module overtrick.dealing {
    requires transitive overtrick.bridge;
    requires transitive overtrick.solver;
    requires static org.jspecify;

    exports overtrick.dealing.run;
    exports overtrick.dealing.script;
}
