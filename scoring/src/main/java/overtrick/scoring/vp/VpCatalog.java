package overtrick.scoring.vp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The scales a tournament can choose from. Those of the house lie beside this class, as files that
/// [VpFile] reads; whoever has another adds it.
public record VpCatalog(List<VpScales> scales) {

    private static final List<String> FILES =
            List.of("wbf-discrete", "seed20", "seed30", "acbl20", "acbl30");

    public VpCatalog {
        scales = List.copyOf(scales);
    }

    /// The scales that come with the program.
    public static VpCatalog ofTheHouse() {
        var scales = new ArrayList<VpScales>();
        scales.add(new WbfContinuous());
        for (String name : FILES) {
            scales.add(VpFile.parse(resource(name + ".vp")));
        }
        return new VpCatalog(scales);
    }

    /// With one scale more, which comes before another of the same name.
    public VpCatalog with(VpScales added) {
        var all = new ArrayList<VpScales>();
        all.add(added);
        all.addAll(scales);
        return new VpCatalog(all);
    }

    /// Finds the scales of a name, the first when several have it; empty when none has.
    public Optional<VpScales> named(String name) {
        return scales.stream().filter(scale -> scale.name().equals(name)).findFirst();
    }

    /// The names of all scales, each once, in their order.
    public List<String> names() {
        return scales.stream().map(VpScales::name).distinct().toList();
    }

    private static String resource(String file) {
        try (var stream = VpCatalog.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("the program lacks its file " + file);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
