package overtrick.page.door;

import org.jspecify.annotations.Nullable;

/// An event stream that is open, and counted until it is closed.
public final class OpenStream {

    private final OpenStreams all;
    private final Caller caller;
    private @Nullable Runnable cut;
    private boolean taken;

    OpenStream(OpenStreams all, Caller caller) {
        this.all = all;
        this.caller = caller;
    }

    Caller caller() {
        return caller;
    }

    /// @param end is called when the place of this stream is given to somebody else
    public void whenTaken(Runnable end) {
        synchronized (this) {
            if (!taken) {
                cut = end;
                return;
            }
        }
        end.run();
    }

    /// Gives its place to somebody else.
    void take() {
        Runnable end;
        synchronized (this) {
            taken = true;
            end = cut;
        }
        if (end != null) {
            end.run();
        }
    }

    /// The stream has ended, and counts no longer.
    public void close() {
        all.remove(this);
    }
}
