package overtrick.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A connection that sends what no browser sends.
public final class RawClient implements AutoCloseable {

    private final Socket socket;

    public RawClient(int port) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    public RawClient send(String text) {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            return this;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// All that comes until the other side ends the connection.
    public String readAll() {
        try {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException cut) {
            return "";
        }
    }

    /// Whether the other side ends the connection within so long; what it sends is passed over.
    public boolean isEndedWithin(Duration patience) {
        long until = System.nanoTime() + patience.toNanos();
        try {
            while (System.nanoTime() < until) {
                long left = Math.max(1, (until - System.nanoTime()) / 1_000_000);
                socket.setSoTimeout((int) left);
                if (socket.getInputStream().read() < 0) {
                    return true;
                }
            }
            return false;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException cut) {
            return true;
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException late) {
            throw new UncheckedIOException(late);
        }
    }
}
