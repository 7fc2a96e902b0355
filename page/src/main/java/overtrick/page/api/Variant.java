package overtrick.page.api;

/// Something that is told in different forms, such as what is played at a table: rooms have the
/// records that implement it.
public interface Variant {}
