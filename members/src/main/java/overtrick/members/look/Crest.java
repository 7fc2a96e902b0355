package overtrick.members.look;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import overtrick.cards.Sha256;

/// The crest of a club: a small picture, of which is known that it is nothing else.
///
/// @param kind `svg` or `png`
/// @param text the source of an SVG; a PNG in Base64
public record Crest(String kind, String text) {

    /// Bytes at most, as it is sent.
    public static final int LARGEST = 96 << 10;

    /// A picture that was looked at: one of both is there.
    public record Looked(Optional<Crest> crest, Optional<CrestFault> fault) {

        static Looked at(Crest crest) {
            return new Looked(Optional.of(crest), Optional.empty());
        }

        static Looked at(CrestFault fault) {
            return new Looked(Optional.empty(), Optional.of(fault));
        }
    }

    /// Looks at a file that somebody has sent.
    public static Looked of(byte[] file) {
        if (file.length > LARGEST) {
            return Looked.at(CrestFault.TOO_LARGE);
        }
        return Png.isOne(file) ? Png.look(file) : Svg.look(file);
    }

    static Crest svg(String source) {
        return new Crest("svg", source);
    }

    static Crest png(byte[] bytes) {
        return new Crest("png", Base64.getEncoder().encodeToString(bytes));
    }

    public String digest() {
        return Sha256.hex(kind + " " + text).substring(0, 16);
    }

    public String contentType() {
        return kind.equals("svg") ? "image/svg+xml" : "image/png";
    }

    public byte[] bytes() {
        return kind.equals("svg")
                ? text.getBytes(StandardCharsets.UTF_8)
                : Base64.getDecoder().decode(text);
    }
}
