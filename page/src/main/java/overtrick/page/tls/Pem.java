package overtrick.page.tls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;

/// A file that holds certificates or a key as text (RFC 7468). Two are equal when the same stands
/// in them.
///
/// @param what it is to hold, for the sentence that says why it does not
record Pem(Path file, String what, String text) {

    private static final long LARGEST = 1 << 20;

    private static final Pattern PART =
            Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \\1-----");

    static Pem read(Path file, String what) throws NoCertificateException {
        try {
            if (Files.size(file) > LARGEST) {
                throw wrong(file, what, "is too large to be one");
            }
            return new Pem(file, what, Files.readString(file, StandardCharsets.ISO_8859_1));
        } catch (NoSuchFileException _) {
            throw wrong(file, what, "is not there");
        } catch (AccessDeniedException _) {
            throw wrong(file, what, "may not be read by this user");
        } catch (IOException failed) {
            throw wrong(file, what, "cannot be read: " + failed.getMessage());
        }
    }

    private static NoCertificateException wrong(Path file, String what, String why) {
        return new NoCertificateException("the %s %s %s".formatted(what, file, why));
    }

    NoCertificateException wrong(String why) {
        return wrong(file, what, why);
    }

    /// All of a kind that it holds, in DER.
    ///
    /// @param kind such as `CERTIFICATE`
    List<byte[]> parts(String kind) throws NoCertificateException {
        var parts = new ArrayList<byte[]>();
        var found = PART.matcher(text);
        while (found.find()) {
            if (found.group(1).equals(kind)) {
                parts.add(decoded(found.group(2)));
            }
        }
        return parts;
    }

    private byte[] decoded(String signs) throws NoCertificateException {
        try {
            return Base64.getMimeDecoder().decode(signs.strip());
        } catch (IllegalArgumentException _) {
            throw wrong("is damaged");
        }
    }
}
