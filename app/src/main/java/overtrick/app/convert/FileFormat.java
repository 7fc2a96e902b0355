package overtrick.app.convert;

import java.nio.file.Files;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.formats.deals.DealFormat;

/// A format that files of boards are read or written in.
enum FileFormat {
    PBN,
    LIN,
    JSON,
    BRI,
    DGE,
    DUP,
    HRF,
    BER,
    BHG,
    CDS,
    RZD,
    DLM,
    CSV,
    RBN,
    ZRD,
    GIB;

    /// The format by a file's name, which `-` and a pipe do not have: those are PBN.
    ///
    /// @throws UserError when the name does not tell
    static FileFormat of(Optional<FileFormat> said, String name) {
        return said.orElseGet(() -> toldBy(name));
    }

    private static FileFormat toldBy(String name) {
        String end = name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "");
        var file = Input.path(name);
        boolean nameless = Files.exists(file) && !Files.isRegularFile(file); // such as a pipe
        if (name.equals("-") || nameless) {
            return PBN;
        }
        return Arrays.stream(values())
                .filter(format -> format.ending().equals(end))
                .findFirst()
                .orElseThrow(() ->
                        new UserError(
                                ("format is not told by the name %s; end it in one of %s, or say"
                                                + " --from, --to")
                                        .formatted(name, endings())));
    }

    private static String endings() {
        return Arrays.stream(values())
                .map(format -> "." + format.ending())
                .collect(Collectors.joining(", "));
    }

    String ending() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The format of deals alone; empty for those that hold calls and cards as well.
    Optional<DealFormat> deals() {
        return this == PBN || this == LIN || this == JSON
                ? Optional.empty()
                : Optional.of(DealFormat.valueOf(name()));
    }
}
