package overtrick.app.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Text in UTF-8 on its way to a terminal, where nothing in it may steer what is seen: names and
/// comments come from files, and an escape sequence among them could paint over lines or turn the
/// direction of writing. Control characters become the pictures that Unicode has for them, other
/// signs of that kind a replacement character. Tabs, ends of lines and all that is to be read pass.
final class Visible extends OutputStream {

    private static final byte[] REPLACEMENT = "\ufffd".getBytes(StandardCharsets.UTF_8);
    private static final int DELETE = 0x7f;

    private final OutputStream stream;
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    /// The bytes of a sign that is not whole yet, and how many are missing; or a carriage return
    /// that waits for its line feed.
    private final byte[] begun = new byte[4];

    private int length;
    private int missing;

    Visible(OutputStream stream) {
        this.stream = stream;
    }

    @Override
    public void write(int sign) throws IOException {
        write(new byte[] {(byte) sign}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        if (length == 0 && isPlain(bytes, from, count)) {
            stream.write(bytes, from, count);
            return;
        }
        for (int at = from; at < from + count; at++) {
            take(bytes[at] & 0xff);
        }
        shown.writeTo(stream);
        shown.reset();
    }

    private static boolean isPlain(byte[] bytes, int from, int count) {
        for (int at = from; at < from + count; at++) {
            byte sign = bytes[at];
            if ((sign < ' ' && sign != '\n' && sign != '\t') || sign == DELETE) {
                return false;
            }
        }
        return true;
    }

    private void take(int sign) {
        if (length > 0 && begun[0] == '\r') {
            length = 0;
            if (sign == '\n') {
                shown.write('\r');
            } else {
                picture('\r');
            }
        }
        if (missing > 0 && (sign & 0xc0) == 0x80) {
            begun[length++] = (byte) sign;
            missing--;
            if (missing == 0) {
                whole();
            }
            return;
        }
        missing = 0;
        letGo();
        begin(sign);
    }

    private void begin(int sign) {
        if (sign >= 0xc2 && sign <= 0xf4) {
            begun[length++] = (byte) sign;
            missing = sign < 0xe0 ? 1 : sign < 0xf0 ? 2 : 3;
        } else if (sign == '\r') {
            begun[length++] = (byte) sign;
        } else if (sign == '\n' || sign == '\t') {
            shown.write(sign);
        } else if (sign < ' ' || sign == DELETE) {
            picture(sign);
        } else if (sign >= 0x80 && sign < 0xa0) {
            replaced(); // a control character of a terminal of eight bits
        } else {
            shown.write(sign);
        }
    }

    private void whole() {
        if (steers(new String(begun, 0, length, StandardCharsets.UTF_8).codePointAt(0))) {
            length = 0;
            replaced();
        } else {
            letGo();
        }
    }

    /// Control characters, and those that turn the direction of what follows.
    private static boolean steers(int sign) {
        return (sign >= 0x80 && sign < 0xa0)
                || (sign >= 0x202a && sign <= 0x202e)
                || (sign >= 0x2066 && sign <= 0x2069);
    }

    private void letGo() {
        shown.write(begun, 0, length);
        length = 0;
    }

    private void picture(int control) {
        int picture = control == DELETE ? 0x2421 : 0x2400 + control;
        shown.writeBytes(Character.toString(picture).getBytes(StandardCharsets.UTF_8));
    }

    private void replaced() {
        shown.writeBytes(REPLACEMENT);
    }

    @Override
    public void flush() throws IOException {
        stream.flush();
    }
}
