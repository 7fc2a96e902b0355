package overtrick.log.form;

import java.util.List;
import java.util.Optional;

/// What is written in place of what must no longer be read.
public interface Redaction {

    /// The name of whoever has this id.
    String of(String id, String name);

    /// A name that stands alone, with nothing to say whose it is.
    String name(String name);

    /// The name of a robot, which may have the place of somebody and be called like them.
    String robot(String name);

    /// Names that stand alone.
    default List<String> names(List<String> names) {
        return names.stream().map(this::name).toList();
    }

    /// Names that stand alone, or none.
    default Optional<String> names(Optional<String> name) {
        return name.map(this::name);
    }

    /// Words in which names may stand.
    String text(String words);

    /// What somebody said.
    ///
    /// @param speaker their name, with nothing to say whose it is
    String said(String speaker, String words);
}
