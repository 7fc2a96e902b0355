package overtrick.library.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import overtrick.cards.Deal;
import overtrick.dealing.run.Outcome;
import overtrick.dealing.run.Printer;
import overtrick.dealing.run.Run;
import overtrick.dealing.run.Settings;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.run.Swaps;
import overtrick.dealing.script.DivisionByZero;
import overtrick.dealing.script.Fault;
import overtrick.dealing.script.Script;
import overtrick.dealing.script.ScriptException;
import overtrick.solver.SearchCancelledException;

/// A script at work, within the limits of a club that has other things to do.
final class Job implements Runnable {

    /// How long one script may run.
    static final int SECONDS = 15;

    /// Deals that are kept, to be looked at or taken along.
    static final int KEPT = 100;

    private static final int COUNTED = 200_000;
    private static final int GENERATED = 50_000_000;

    /// Deals between two looks at the clock; a deal for the solver takes a tenth of a second.
    private static final int SLICE = 10_000;

    /// How it stands with a script.
    enum State {
        WAITING,
        RUNNING,
        DONE,
        STOPPED,
        OUT_OF_TIME,
        FAILED;

        boolean isOver() {
            return this != WAITING && this != RUNNING;
        }
    }

    /// What can be told at a moment.
    record Standing(State state, Outcome outcome, List<Deal> deals, Optional<Fault> fault) {
        Standing {
            deals = List.copyOf(deals);
        }
    }

    private static final Outcome NOTHING = new Outcome(0, 0, 1, List.of(), List.of());

    private final String visitor;
    private final String text;
    private final Script script;
    private final int seed;
    private final List<Deal> deals = new ArrayList<>();
    private volatile boolean stopped;
    private volatile long deadline = Long.MAX_VALUE;
    private volatile Standing standing =
            new Standing(State.WAITING, NOTHING, List.of(), Optional.empty());

    Job(String visitor, String text, Script script, int seed) {
        this.visitor = visitor;
        this.text = text;
        this.script = script;
        this.seed = seed;
    }

    boolean isOf(String other) {
        return visitor.equals(other);
    }

    String text() {
        return text;
    }

    Script script() {
        return script;
    }

    Standing standing() {
        return standing;
    }

    void stop() {
        stopped = true;
    }

    private boolean isLate() {
        return System.nanoTime() - deadline > 0;
    }

    @Override
    public void run() {
        long begun = System.nanoTime();
        deadline = begun + TimeUnit.SECONDS.toNanos(SECONDS);
        try {
            var run =
                    new Run(
                            script,
                            settings(),
                            Printer.silent(script),
                            Optional.empty(),
                            () -> stopped || isLate());
            run.tell((_, deal) -> keep(deal));
            work(run);
        } catch (DivisionByZero wrong) {
            note(State.FAILED, standing.outcome(), Optional.of(wrong.fault()));
        } catch (ScriptException wrong) {
            note(State.FAILED, standing.outcome(), Optional.of(wrong.fault()));
        }
    }

    private void work(Run run) {
        boolean more = true;
        try {
            while (more && !stopped && !isLate()) {
                more = run.advance(SLICE);
                note(State.RUNNING, run.outcome(), Optional.empty());
            }
        } catch (SearchCancelledException ended) {
            more = true;
        }
        var end = !more ? State.DONE : stopped ? State.STOPPED : State.OUT_OF_TIME;
        note(end, run.outcome(), Optional.empty());
    }

    private void note(State state, Outcome outcome, Optional<Fault> fault) {
        standing = new Standing(state, outcome, deals, fault);
    }

    private void keep(Deal deal) {
        if (deals.size() < KEPT) {
            deals.add(deal);
        }
    }

    /// What the script asks for, as far as the club allows it.
    private Settings settings() {
        int most = script.prints() ? KEPT : COUNTED;
        int usual = script.prints() ? Run.PRINTED : Run.COUNTED;
        int produce = script.frame().produce().orElse(usual);
        int generate = script.frame().generate().orElse(GENERATED);
        return new Settings(
                script.frame().seed().orElse(seed),
                Generator.DRAWN,
                Swaps.NONE,
                OptionalInt.of(Math.min(most, produce)),
                OptionalInt.of(Math.min(GENERATED, generate)));
    }
}
