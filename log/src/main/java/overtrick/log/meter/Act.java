package overtrick.log.meter;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/// Something that somebody does, from their request to the pictures of all who see it. It goes with
/// the thread that does it: whoever writes it to the log, or paints what has come of it, tells it.
public final class Act {

    private static final ScopedValue<Act> NOW = ScopedValue.newInstance();

    /// Who is told how acts go.
    public interface Witness {

        /// It has happened and will not be lost.
        void durable(Act act, long nanos);

        /// It was refused.
        ///
        /// @param reason one of few words, such as the name of a rule
        void refused(Act act, String reason);

        /// What has come of it was sent.
        ///
        /// @param pages to how many open pages
        void pictured(Act act, int pages, long nanos);
    }

    private final String trace;
    private final Witness witness;
    private final long begun = System.nanoTime();
    private final AtomicBoolean settled = new AtomicBoolean();

    /// An act that begins now.
    ///
    /// @param trace by which it is found again, here and in other programs
    public Act(String trace, Witness witness) {
        this.trace = trace;
        this.witness = witness;
    }

    /// By what it is found again.
    public String trace() {
        return trace;
    }

    /// Does it: all that the work does on this thread belongs to the act.
    public void doing(Runnable work) {
        ScopedValue.where(NOW, this).run(work);
    }

    /// The act that this thread is doing; empty when it is doing none.
    public static Optional<Act> now() {
        return NOW.isBound() ? Optional.of(NOW.get()) : Optional.empty();
    }

    /// It has happened: what is written next on the way is a consequence.
    public void durable() {
        if (settled.compareAndSet(false, true)) {
            witness.durable(this, System.nanoTime() - begun);
        }
    }

    /// It was refused.
    public void refused(String reason) {
        if (settled.compareAndSet(false, true)) {
            witness.refused(this, reason);
        }
    }

    /// What has come of it was sent.
    public void pictured(int pages) {
        witness.pictured(this, pages, System.nanoTime() - begun);
    }
}
