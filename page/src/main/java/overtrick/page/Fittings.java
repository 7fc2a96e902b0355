package overtrick.page;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import overtrick.cards.words.Bundle;

/// What a feature brings to the pages: its sentences, style sheets and scripts. They lie beside the
/// class, in `assets`. A feature is found by its name in `META-INF/services`, so that nothing but
/// the feature itself has to say what it brings.
public interface Fittings {

    /// Sentences, by what their keys begin with, such as `ev.`.
    default Map<String, Bundle> words() {
        return Map.of();
    }

    /// Names of style sheets, asked for by the pages that need them.
    default List<String> sheets() {
        return List.of();
    }

    /// The components that make up a style sheet, each a file in `assets/style`, in the order in
    /// which they go out. A small sheet is one component of the same name.
    default List<String> components(String sheet) {
        return List.of(sheet.replace(".css", ""));
    }

    /// Names of scripts of single pages.
    default List<String> scripts() {
        return List.of();
    }

    /// Opens a file that lies beside this class; empty when there is none.
    default Optional<InputStream> open(String file) {
        return Optional.ofNullable(getClass().getResourceAsStream(file));
    }

    /// What all features of this program bring.
    static List<Fittings> all() {
        return ServiceLoader.load(Fittings.class, Fittings.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
