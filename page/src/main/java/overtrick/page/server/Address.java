package overtrick.page.server;

/// An address that the server answers.
///
/// @param method such as `GET`, which answers `HEAD` too
/// @param path with its places in braces, such as `/tables/{code}`
public record Address(String method, String path) {}
