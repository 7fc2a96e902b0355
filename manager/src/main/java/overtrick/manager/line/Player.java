package overtrick.manager.line;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import overtrick.manager.line.Framing.TooLong;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ClientMessage;
import overtrick.manager.protocol.ManagerLines;
import overtrick.manager.protocol.ManagerMessage.Remark;
import overtrick.manager.protocol.ManagerMessage.StartOfBoard;
import overtrick.manager.protocol.Wording;
import overtrick.manager.seat.OutOfStep;
import overtrick.manager.seat.SeatedPlayer;

/// Goes to a table that somebody manages and plays there until the session ends.
public final class Player {

    /// How the line begins that says that there is no manager.
    public static final String NOBODY = "no table manager answers";

    private static final Duration CONNECT = Duration.ofSeconds(10);

    private final SeatedPlayer player;
    private final Wording wording;
    private final Duration silence;
    private final RoomListener listener;

    /// A player who has not gone anywhere yet.
    ///
    /// @param wording how it speaks: the end of a line, capitals, and the pace
    /// @param silence after which a message without an end of line is taken for whole
    public Player(SeatedPlayer player, Wording wording, Duration silence, RoomListener listener) {
        this.player = player;
        this.wording = wording;
        this.silence = silence;
        this.listener = listener;
    }

    /// Plays all boards. Empty when the manager has ended the session, else what went wrong, in a
    /// line.
    public Optional<String> play(String host, int port) {
        try (var socket = new Socket()) {
            var address = new InetSocketAddress(host, port);
            if (address.isUnresolved()) {
                return Optional.of("there is no host " + host);
            }
            socket.connect(address, (int) CONNECT.toMillis());
            socket.setTcpNoDelay(true);
            return play(socket);
        } catch (IOException refused) {
            return Optional.of(
                    "%s at %s:%d: %s".formatted(NOBODY, host, port, refused.getMessage()));
        }
    }

    private Optional<String> play(Socket socket) {
        var framing =
                new Framing(
                        ManagerLines::split, text -> !(ManagerLines.parse(text) instanceof Remark));
        try (var wire = new Wire(socket, framing, silence)) {
            say(wire, player.connecting());
            String last = "";
            while (!player.isOver()) {
                var line = wire.read();
                if (line.isEmpty()) {
                    return Optional.of(
                            last.isEmpty()
                                    ? "the manager has hung up"
                                    : "the manager has hung up, saying: " + last);
                }
                last = line.get();
                hear(wire, last);
            }
            return Optional.empty();
        } catch (TooLong tooLong) {
            return Optional.of("the manager " + tooLong.getMessage());
        } catch (OutOfStep wrong) {
            return Optional.of("the manager says what cannot be: " + wrong.getMessage());
        }
    }

    private void hear(Wire wire, String line) {
        listener.heard("manager", line);
        var message = ManagerLines.parse(line);
        if (message instanceof StartOfBoard) {
            listener.noted("a board begins");
        }
        player.hear(message).forEach(answer -> say(wire, answer));
    }

    private void say(Wire wire, ClientMessage message) {
        String line = ClientLines.text(message, wording.upper());
        listener.said("manager", line);
        wire.say(line, wording);
    }
}
