package overtrick.manager.line;

import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import overtrick.manager.line.Framing.TooLong;
import overtrick.manager.protocol.Wording;

/// A connection, as lines. One thread reads, another writes at the pace that the other side wants;
/// whoever says something waits for neither.
final class Wire implements Closeable {

    /// What is sent, and whether it is the last.
    private record Outgoing(String line, Wording wording, boolean last) {}

    /// How long the other side may take to hang up, too.
    private static final Duration LEAVE = Duration.ofSeconds(1);

    private final Socket socket;
    private final Framing framing;
    private final Duration silence;
    private final Deque<String> lines = new ArrayDeque<>();
    private final LinkedBlockingQueue<Outgoing> outgoing = new LinkedBlockingQueue<>();
    private final CountDownLatch silent = new CountDownLatch(1);
    private final byte[] bytes = new byte[4_096];
    private final Thread writer;

    /// Whether nothing has come since a message was begun that is not whole.
    private boolean quiet;

    /// @param silence after which a message without an end is taken for whole
    Wire(Socket socket, Framing framing, Duration silence) {
        this.socket = socket;
        this.framing = framing;
        this.silence = silence;
        this.writer = Thread.ofVirtual().name("wire").unstarted(this::write);
        writer.start();
    }

    /// The next line; empty when the other side has hung up. Waits for it.
    ///
    /// @throws TooLong if a line has no end
    Optional<String> read() throws TooLong {
        try {
            boolean heard = true;
            while (lines.isEmpty() && heard) {
                heard = receive();
            }
        } catch (IOException _) {
            // hung up, as below
        }
        if (lines.isEmpty()) {
            silent.countDown();
        }
        return Optional.ofNullable(lines.poll());
    }

    /// Waits for what comes next; false when nothing more will.
    private boolean receive() throws IOException, TooLong {
        socket.setSoTimeout(framing.isBegun() && !quiet ? (int) silence.toMillis() : 0);
        try {
            int count = socket.getInputStream().read(bytes);
            quiet = false;
            lines.addAll(count < 0 ? framing.silence() : framing.take(bytes, count));
            return count >= 0;
        } catch (SocketTimeoutException _) {
            quiet = true;
            lines.addAll(framing.silence());
            return true;
        }
    }

    /// Sends a line.
    void say(String line, Wording wording) {
        outgoing.add(new Outgoing(line, wording, false));
    }

    /// Waits until all has been sent before it hangs up, if that was asked for.
    void await(Duration patience) throws InterruptedException {
        if (!writer.join(patience)) {
            close();
        }
    }

    /// Hangs up when all has been sent.
    void farewell() {
        farewell("", Wording.USUAL);
    }

    /// Sends a line and hangs up.
    void farewell(String line, Wording wording) {
        outgoing.add(new Outgoing(line, wording, true));
    }

    private void write() {
        try {
            var out = socket.getOutputStream();
            boolean last = false;
            while (!last) {
                var next = outgoing.take();
                if (next.wording().delay().isPositive()) {
                    Thread.sleep(next.wording().delay());
                }
                String end = next.line().isEmpty() ? "" : next.wording().end().signs();
                String text = next.line() + end;
                out.write(text.getBytes(StandardCharsets.US_ASCII));
                out.flush();
                last = next.last();
            }
            socket.shutdownOutput(); // whoever still sends would lose the last line
            silent.await(LEAVE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (IOException _) {
            // the reader is told that the other side has hung up
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }

    @Override
    public void close() {
        writer.interrupt();
        try {
            socket.close();
        } catch (IOException _) {
            // it is as good as closed
        }
    }
}
