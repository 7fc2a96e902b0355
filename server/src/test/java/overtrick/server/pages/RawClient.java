package overtrick.server.pages;

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

    /// @param socket that is connected, such as an encrypted one
    public RawClient(Socket socket) {
        this.socket = socket;
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
            socket.setSoTimeout(0);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException cut) {
            return "";
        }
    }

    /// What comes up to the end of a text, or until the other side ends the connection.
    public String readUntil(String text) {
        var read = new StringBuilder();
        try {
            socket.setSoTimeout(0);
            while (read.indexOf(text) < 0) {
                int next = socket.getInputStream().read();
                if (next < 0) {
                    break;
                }
                read.append((char) next);
            }
        } catch (IOException cut) {
            read.append(" cut: ").append(cut.getMessage());
        }
        return read.toString();
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
