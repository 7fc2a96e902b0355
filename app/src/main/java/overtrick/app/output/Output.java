package overtrick.app.output;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Standard output in UTF-8. Java's own keeps silent when a disk is full, and the program would end
/// as if all were well; this one throws [OutputRefused] at the first byte that is lost. Whatever is
/// printed passes here, so that nothing from a file steers the terminal (see [Visible]).
public final class Output {

    private Output() {}

    /// The standard output of this process.
    public static PrintStream standard() {
        return to(new FileOutputStream(FileDescriptor.out));
    }

    /// Results for a stream; flushed with every line.
    public static PrintStream to(OutputStream stream) {
        return new Screen(new Telling(stream));
    }

    /// Progress and messages for a stream.
    public static PrintStream errors(OutputStream stream) {
        return new PrintStream(new Visible(stream), true, StandardCharsets.UTF_8);
    }

    /// Prints words of the program alone, which may be bold where they are looked at.
    public static void styled(String text) {
        if (System.out instanceof Screen screen) {
            screen.styled(text);
        } else {
            System.out.print(text);
        }
    }

    private static final class Screen extends PrintStream {

        private final OutputStream raw;

        private Screen(OutputStream raw) {
            super(new BufferedOutputStream(new Visible(raw)), true, StandardCharsets.UTF_8);
            this.raw = raw;
        }

        private void styled(String text) {
            flush();
            try {
                raw.write(text.getBytes(StandardCharsets.UTF_8));
                raw.flush();
            } catch (IOException refused) {
                throw new OutputRefused(refused);
            }
        }
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
