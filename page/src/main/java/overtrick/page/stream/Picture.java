package overtrick.page.stream;

import java.util.List;
import overtrick.page.Words;

/// A page as some viewers see it, ready to be compared with the next one. Pictures are compared by
/// identity: everybody who sees the same has the same one.
final class Picture<V, P> {

    private final V view;
    private final Words words;
    private final P page;
    private final long number;
    private final boolean goesBack;
    private final List<Record> models;

    Picture(Scene<V, P> scene, V view, Words words) {
        this.view = view;
        this.words = words;
        this.page = scene.page(view, words);
        this.number = scene.number(view);
        this.goesBack = scene.goesBack(view);
        this.models = scene.regions().stream().map(region -> region.model().apply(page)).toList();
    }

    /// Whether it is what somebody sees who has this view and language.
    boolean shows(V seen, Words language) {
        return words == language && view.equals(seen);
    }

    Words words() {
        return words;
    }

    P page() {
        return page;
    }

    long number() {
        return number;
    }

    /// Whether it is to be shown to whoever has seen later ones.
    boolean goesBack() {
        return goesBack;
    }

    List<Record> models() {
        return models;
    }
}
