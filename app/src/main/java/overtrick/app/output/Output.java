package overtrick.app.output;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Standard output in UTF-8. Java's own keeps silent when a disk is full, and the program would end
/// as if all were well; this one throws [OutputRefused] at the first byte that is lost.
public final class Output {

    private Output() {}

    /// The standard output of this process.
    public static PrintStream standard() {
        return to(new FileOutputStream(FileDescriptor.out));
    }

    /// Results for a stream; flushed with every line.
    public static PrintStream to(OutputStream stream) {
        var telling = new BufferedOutputStream(new Telling(stream));
        return new PrintStream(telling, true, StandardCharsets.UTF_8);
    }

    /// A print stream hides every [IOException], but nothing else.
    private static final class Telling extends OutputStream {

        private final OutputStream stream;

        private Telling(OutputStream stream) {
            this.stream = stream;
        }

        @Override
        public void write(int sign) {
            write(new byte[] {(byte) sign}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            try {
                stream.write(bytes, from, length);
            } catch (IOException refused) {
                throw new OutputRefused(refused);
            }
        }

        @Override
        public void flush() {
            try {
                stream.flush();
            } catch (IOException refused) {
                throw new OutputRefused(refused);
            }
        }
    }
}
