package overtrick.page;

/// Who asks at every address whether the visitor may come in, before it is answered.
@FunctionalInterface
public interface Porter {

    /// What the visits of an address have to pass.
    ///
    /// @param path with its places in braces
    Routes.Answer before(String path, Routes.Answer answer);
}
