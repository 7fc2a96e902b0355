package overtrick.page;

/// A file that came with a form.
///
/// @param name as the sender calls it
/// @param bytes no more than a request may have
@SuppressWarnings("ArrayRecordComponent") // read once, by whoever asked for it
public record Upload(String name, byte[] bytes) {}
