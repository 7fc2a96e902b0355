package overtrick.app.tournament;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.cards.FormatException;
import overtrick.scoring.vp.VpCatalog;
import overtrick.scoring.vp.VpFile;
import overtrick.scoring.vp.VpScales;

/// Scales of victory points as the user names them.
final class Scales {

    private Scales() {}

    /// @param name of a scale of the house, or of a file of the user's own that ends in `.vp`
    static VpScales named(String name) {
        if (name.endsWith(".vp")) {
            String text = new String(Input.read(Path.of(name)), StandardCharsets.UTF_8);
            try {
                return VpFile.parse(text);
            } catch (FormatException wrong) {
                throw new UserError(name + ": " + wrong.getMessage());
            }
        }
        var house = VpCatalog.ofTheHouse();
        return house.named(name)
                .orElseThrow(() ->
                        new UserError(
                                "scale is not %s or a file that ends in .vp: %s"
                                        .formatted(String.join(", ", house.names()), name)));
    }
}
