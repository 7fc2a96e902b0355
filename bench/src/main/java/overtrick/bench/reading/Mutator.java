package overtrick.bench.reading;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// Makes bad files of good ones: bytes changed, taken out, doubled, swapped, and words put in that
/// mean something to a reader.
final class Mutator {

    private static final int MOST_CHANGES = 8;
    private static final int LONGEST_PIECE = 64;

    /// No result is longer, in bytes.
    static final int LONGEST = 1 << 16;

    private static final List<String> WORDS =
            List.of(
                    "[",
                    "]",
                    "\"",
                    "{",
                    "}",
                    ";",
                    "%",
                    "\\",
                    "|",
                    ",",
                    ":",
                    "-",
                    "#",
                    "##",
                    "^R",
                    "^I",
                    "=1=",
                    "=99=",
                    "$1",
                    "$999",
                    "*",
                    "+",
                    "AP",
                    "Pass",
                    "XX",
                    "7NT",
                    "8NT",
                    "SA",
                    "S10",
                    "[Deal \"#\"]",
                    "[Auction \"N\"]\n",
                    "[Play \"W\"]\n",
                    "\n\n",
                    "\r",
                    "\r\n",
                    "<PBN>",
                    "</PBN>",
                    "md|",
                    "md|0",
                    "pn|",
                    "qx|o1|",
                    "qx|c99|",
                    "rs|",
                    "vg|",
                    "mb|",
                    "pc|",
                    "mc|14|",
                    "an|",
                    "\u0000",
                    "\ufeff",
                    "\u00ff",
                    "9999999999",
                    "-1",
                    "0",
                    "NaN",
                    "1e999",
                    "null",
                    "[[[[",
                    "{{{{",
                    "N:",
                    ".",
                    "...",
                    "♠",
                    "\ud800",
                    "lin=",
                    "&n=",
                    "?a=");

    private final RandomGenerator chance;
    private final List<byte[]> good;

    Mutator(RandomGenerator chance, List<byte[]> good) {
        this.chance = chance;
        this.good = good;
    }

    /// The next bad file.
    byte[] next(byte[] from) {
        byte[] bytes = from;
        int changes = 1 + chance.nextInt(MOST_CHANGES);
        for (int change = 0; change < changes; change++) {
            bytes = changed(bytes);
        }
        return bytes.length <= LONGEST ? bytes : Arrays.copyOf(bytes, LONGEST);
    }

    private byte[] changed(byte[] bytes) {
        int at = chance.nextInt(bytes.length + 1);
        int length = Math.min(bytes.length - at, 1 + chance.nextInt(LONGEST_PIECE));
        byte[] none = {};
        return switch (chance.nextInt(8)) {
            case 0 -> spliced(bytes, at, length, none);
            case 1 -> spliced(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + length));
            case 2 -> spliced(bytes, at, Math.min(1, length), one((byte) chance.nextInt(256)));
            case 3 -> spliced(bytes, at, 0, word());
            case 4 -> spliced(bytes, at, length, word());
            case 5 -> spliced(bytes, at, length, foreign(length));
            case 6 -> Arrays.copyOf(bytes, at);
            default -> spliced(bytes, at, 0, repeated());
        };
    }

    private static byte[] one(byte sign) {
        return new byte[] {sign};
    }

    private byte[] word() {
        return WORDS.get(chance.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
    }

    private byte[] repeated() {
        return WORDS.get(chance.nextInt(WORDS.size()))
                .repeat(1 + chance.nextInt(200))
                .getBytes(StandardCharsets.UTF_8);
    }

    /// A piece of another file.
    private byte[] foreign(int length) {
        byte[] other = good.get(chance.nextInt(good.size()));
        int at = chance.nextInt(other.length);
        return Arrays.copyOfRange(other, at, Math.min(other.length, at + length));
    }

    private static byte[] spliced(byte[] bytes, int at, int gone, byte[] piece) {
        var all = new ByteArrayOutputStream(bytes.length + piece.length);
        all.write(bytes, 0, at);
        all.writeBytes(piece);
        all.write(bytes, at + gone, bytes.length - at - gone);
        return all.toByteArray();
    }
}
