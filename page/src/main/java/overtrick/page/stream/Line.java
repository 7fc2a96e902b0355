package overtrick.page.stream;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import overtrick.page.Bulletin;
import overtrick.page.Visit;

/// The line to one open page. Nothing ever waits for its reader: while they have not taken what was
/// sent last, nothing more is sent, and nothing kept for them but the word that there is more.
final class Line {

    /// The longest silence of a line before a heartbeat is sent. `stream.js` waits for two of them.
    private static final Duration SILENCE = Duration.ofSeconds(2);

    /// How long a reader may take for one message before the line is ended.
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /// The connection that a line writes to.
    interface Wire {

        /// Sends without waiting; `sent` is told when the reader has taken it or has gone.
        void send(ByteBuffer message, Callback sent);

        /// Ends the connection, whatever is under way.
        void cut();
    }

    private final Wire wire;
    private final Bulletin.Board board;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private Runnable more = () -> {};

    /// A message is being sent.
    private boolean busy;

    /// The line is kept for a message that is being made.
    private boolean held;

    private boolean behind;
    private long last = System.nanoTime();

    /// @param board whose bulletins the page shows
    Line(Wire wire, Bulletin.Board board) {
        this.wire = wire;
        this.board = board;
    }

    /// Answers the visit with a stream of events.
    static Line of(Visit visit) {
        var answer = visit.ctx().res();
        answer.setContentType("text/event-stream; charset=utf-8");
        answer.setHeader("Cache-Control", "no-store");
        answer.setHeader("X-Accel-Buffering", "no");
        var request = ServletContextRequest.getServletContextRequest(visit.ctx().req());
        return new Line(
                new Connected(
                        request.getServletContextResponse(),
                        request.getConnectionMetaData().getConnection().getEndPoint()),
                Bulletin.board(visit.ctx()));
    }

    /// A connection of the server. It is written to without the layer of servlets, which would keep
    /// a buffer for every reader and a thread while they are slow.
    private record Connected(Response response, EndPoint endPoint) implements Wire {

        @Override
        public void send(ByteBuffer message, Callback sent) {
            response.write(false, message, sent);
        }

        @Override
        public void cut() {
            endPoint.close();
        }
    }

    /// Completes when the page has gone away or the stream was ended.
    CompletableFuture<Void> ended() {
        return ended;
    }

    /// @param signal is given when a reader who was behind can take more
    void onMore(Runnable signal) {
        more = signal;
    }

    /// Keeps the line for a message that is to be made now: nothing else is sent meanwhile. [#send]
    /// or [#giveBack] must follow.
    ///
    /// @return whether a message can be sent; if not, there will be a signal when it can
    synchronized boolean take() {
        if (busy || held) {
            behind = true;
            return false;
        }
        held = !ended.isDone();
        return held;
    }

    /// Sends a message; the line must have been taken for it.
    synchronized void send(byte[] message) {
        held = false;
        if (ended.isDone()) {
            return;
        }
        busy = true;
        last = System.nanoTime();
        wire.send(ByteBuffer.wrap(message), Callback.from(this::taken, this::gone));
    }

    /// Releases the line when there was nothing to send.
    synchronized void giveBack() {
        held = false;
    }

    private void taken() {
        boolean missed;
        synchronized (this) {
            busy = false;
            missed = behind;
            behind = false;
        }
        if (missed) {
            more.run();
        }
    }

    private void gone(Throwable reason) {
        ended.complete(null);
    }

    /// Sends a heartbeat to a silent line, and ends one whose reader takes nothing.
    synchronized void care(long now) {
        if (busy && now - last > PATIENCE.toNanos()) {
            wire.cut();
            ended.complete(null);
        } else if (!busy && !held && now - last > SILENCE.toNanos()) {
            send(beat());
        }
    }

    /// A message without a number, which scripts hear as well: a page that hears nothing for some
    /// seconds knows that its line is dead, though nobody has closed it. It names the bulletins of
    /// the club, so that an open page knows when they have changed.
    private byte[] beat() {
        String sign = Bulletin.sign(board.get());
        return ("event: beat\ndata: " + sign + "\n\n").getBytes(StandardCharsets.UTF_8);
    }

    synchronized void end() {
        if (busy) {
            wire.cut();
        }
        ended.complete(null);
    }
}
