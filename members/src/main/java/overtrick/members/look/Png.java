package overtrick.members.look;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;

/// A PNG, of which is kept what is needed to show it (PNG, third edition): neither texts, nor where
/// and when it was taken.
final class Png {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private static final Set<String> KEPT = Set.of("IHDR", "PLTE", "tRNS", "IDAT", "IEND");

    private static final int SMALLEST = 16;
    private static final int LARGEST = 1024;
    private static final int HEADER_BYTES = 13;
    private static final int FRAME_BYTES = 12;

    private Png() {}

    static boolean isOne(byte[] file) {
        return file.length > SIGNATURE.length
                && Arrays.equals(file, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length);
    }

    static Crest.Looked look(byte[] file) {
        var in = ByteBuffer.wrap(file).position(SIGNATURE.length);
        var out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        boolean first = true;
        boolean data = false;
        while (in.remaining() >= FRAME_BYTES) {
            int start = in.position();
            int length = in.getInt();
            if (length < 0 || length > in.remaining() - FRAME_BYTES + Integer.BYTES) {
                return Crest.Looked.at(CrestFault.BROKEN);
            }
            String name = new String(file, start + 4, 4, StandardCharsets.US_ASCII);
            int end = start + FRAME_BYTES + length;
            if (!isWhole(file, start, length) || first != name.equals("IHDR")) {
                return Crest.Looked.at(CrestFault.BROKEN);
            }
            if (first) {
                var odd = odd(in, length);
                if (odd.isPresent()) {
                    return Crest.Looked.at(odd.get());
                }
            }
            first = false;
            data |= name.equals("IDAT");
            if (KEPT.contains(name)) {
                out.write(file, start, end - start);
            }
            if (name.equals("IEND")) {
                return data
                        ? Crest.Looked.at(Crest.png(out.toByteArray()))
                        : Crest.Looked.at(CrestFault.BROKEN);
            }
            in.position(end);
        }
        return Crest.Looked.at(CrestFault.BROKEN);
    }

    private static boolean isWhole(byte[] file, int start, int length) {
        var sum = new CRC32();
        sum.update(file, start + Integer.BYTES, length + Integer.BYTES);
        return ByteBuffer.wrap(file).getInt(start + 2 * Integer.BYTES + length)
                == (int) sum.getValue();
    }

    /// @param header positioned before the name of its first part
    private static Optional<CrestFault> odd(ByteBuffer header, int length) {
        if (length != HEADER_BYTES) {
            return Optional.of(CrestFault.BROKEN);
        }
        int width = header.getInt(header.position() + Integer.BYTES);
        int height = header.getInt(header.position() + 2 * Integer.BYTES);
        return isShown(width) && isShown(height)
                ? Optional.empty()
                : Optional.of(CrestFault.ODD_SIZE);
    }

    private static boolean isShown(int side) {
        return side >= SMALLEST && side <= LARGEST;
    }
}
