package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.dealing.code.Compiler;
import overtrick.dealing.code.Evaluator;
import overtrick.dealing.code.Trees;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.Script;
import overtrick.solver.Batch;
import overtrick.solver.Cancellation;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;

/// A script at work. It goes on as far as it is told, so that its owner can show how far it has
/// come, or end it. It belongs to one thread; the solver may have others, which the caller brings.
public final class Run {

    /// How many deals are dealt at most where nobody says otherwise.
    public static final int GENERATE = 1_000_000;

    /// How many are taken where they are printed, and where they are only counted.
    public static final int PRINTED = 40;

    /// The same where nothing is printed.
    public static final int COUNTED = 100_000;

    private static final int LAST = 4;
    private static final int MEGABYTES = 16;

    /// Deals that are given to the solvers together.
    private static final int TOGETHER = 128;

    private final Script script;
    private final Source source;
    private final Supplier<Evaluator> evaluators;
    private final Evaluator evaluator;
    private final IdentityHashMap<Expr, Integer> roots = new IdentityHashMap<>();
    private final List<Expr> solved;
    private final boolean dear;
    private final Tally tally;
    private final Printer printer;
    private final Optional<Batch> batch;
    private final Supplier<Solver> solver;
    private final List<Candidate> waiting = new ArrayList<>();
    private final long most;
    private final int wanted;
    private BiConsumer<Integer, Deal> taker = (_, _) -> {};
    private boolean told;
    private long dealt;
    private long generated;
    private int produced;

    /// A run that nobody cancels, with one solver of its own.
    public Run(Script script, Settings settings, Printer printer) {
        this(script, settings, printer, Optional.empty(), Cancellation.NEVER);
    }

    /// A run.
    ///
    /// @param printer of what the script prints
    /// @param batch solvers on threads of their own, where tricks are asked for
    /// @param cancellation ends searches of the run's own solver
    public Run(
            Script script,
            Settings settings,
            Printer printer,
            Optional<Batch> batch,
            Cancellation cancellation) {
        this.script = script;
        this.printer = printer;
        var plan = settings.plan(script);
        source = settings.source(plan, script);
        var all = new ArrayList<>(plan.stages());
        all.add(plan.last());
        var asked = Asked.of(script.actions());
        for (var expr : asked) {
            roots.put(expr, all.size());
            all.add(expr);
        }
        evaluators = Compiler.compile(all, script.tables());
        evaluator = evaluators.get();
        solved = asked.stream().filter(Trees::asksSolver).toList();
        dear = Trees.asksSolver(plan.last());
        boolean chancy =
                Trees.asksChance(plan.last()) || solved.stream().anyMatch(Trees::asksChance);
        this.batch = batch.filter(_ -> !chancy && (dear || !solved.isEmpty()));
        solver = new OneSolver(cancellation);
        tally = new Tally(script.actions());
        most = settings.generate().orElse(script.frame().generate().orElse(GENERATE));
        wanted =
                settings.produce()
                        .orElse(
                                script.frame()
                                        .produce()
                                        .orElse(script.prints() ? PRINTED : COUNTED));
        evaluator.ask(new Makes(NOBODY, solver, source, script.frame()));
    }

    private static final Deal NOBODY =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    /// A solver that is made when it is asked for.
    private static final class OneSolver implements Supplier<Solver> {

        private final Cancellation cancellation;
        private Optional<Solver> made = Optional.empty();

        OneSolver(Cancellation cancellation) {
            this.cancellation = cancellation;
        }

        @Override
        public Solver get() {
            if (made.isEmpty()) {
                var solver = new Solver(MEGABYTES);
                solver.heed(cancellation);
                made = Optional.of(solver);
            }
            return made.get();
        }
    }

    /// From now on somebody is told the deals that are taken, with their numbers from 1.
    public void tell(BiConsumer<Integer, Deal> listener) {
        taker = listener;
        told = true;
    }

    /// Deals on.
    ///
    /// @param deals how many at most
    /// @return whether there is more to be done
    /// @throws SearchCancelledException when the solver was cancelled
    /// @throws overtrick.dealing.script.DivisionByZero when a deal makes the script divide by
    ///   nothing
    public boolean advance(long deals) {
        long end = Math.min(most, dealt + deals);
        while (dealt < end && produced < wanted) {
            dealt++;
            if (source.deal(evaluator)) {
                fits();
            }
        }
        flush();
        generated = produced < wanted ? dealt : generated;
        return produced < wanted && dealt < most;
    }

    /// Goes on to the end, and prints what stands at the end.
    public Outcome toTheEnd() {
        boolean more = true;
        while (more) {
            more = advance(Long.MAX_VALUE / 4);
        }
        printer.end(outcome());
        return outcome();
    }

    private void fits() {
        if (batch.isPresent()) {
            waiting.add(Candidate.of(evaluator, dealt));
            if (waiting.size() >= Math.min(TOGETHER, 2 * (wanted - produced) + 8)) {
                flush();
            }
            return;
        }
        if (dear || !solved.isEmpty()) {
            var candidate = Candidate.of(evaluator, dealt);
            evaluator.ask(new Makes(candidate.deal(), solver, source, script.frame()));
        }
        if (evaluator.value(LAST) != 0) {
            take(dealt);
        }
    }

    private void take(long number) {
        produced++;
        generated = number;
        tally.take(this::value);
        if (script.prints() || told) {
            var deal = Candidate.of(evaluator, number).deal();
            printer.print(produced, deal, this::value);
            taker.accept(produced, deal);
        }
    }

    private int value(Expr expr) {
        return evaluator.value(roots.getOrDefault(expr, -1));
    }

    /// A deal with what it makes, as far as that was asked.
    private record Answered(Candidate candidate, Makes makes, boolean fits) {}

    private void flush() {
        if (waiting.isEmpty()) {
            return;
        }
        batch.orElseThrow().each(List.copyOf(waiting), this::answer, this::takeIfFit, _ -> {});
        waiting.clear();
    }

    /// On a thread of the solvers: asks what needs them, so that the answers are there.
    private Answered answer(Solver own, Candidate candidate) {
        var makes = new Makes(candidate.deal(), () -> own, source, script.frame());
        var mine = evaluators.get();
        tell(mine, candidate, makes);
        boolean fits = mine.value(LAST) != 0;
        if (fits) {
            solved.forEach(expr -> mine.value(roots.getOrDefault(expr, -1)));
        }
        return new Answered(candidate, makes, fits);
    }

    private static void tell(Evaluator evaluator, Candidate candidate, Makes makes) {
        evaluator.next();
        for (var seat : Seat.values()) {
            evaluator.hand(seat.ordinal(), candidate.deal().hand(seat).bits());
        }
        evaluator.ask(makes);
    }

    private void takeIfFit(Answered answered) {
        if (answered.fits() && produced < wanted) {
            tell(evaluator, answered.candidate(), answered.makes());
            take(answered.candidate().generated());
        }
    }

    /// How it stands now.
    public Outcome outcome() {
        return new Outcome(generated, produced, source.share(), tally.means(), tally.counts());
    }
}
