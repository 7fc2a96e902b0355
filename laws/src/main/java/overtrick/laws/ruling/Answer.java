package overtrick.laws.ruling;

/// One answer to a question, and where it leads.
///
/// @param key one of the answers of the question's [Fact]
public record Answer(String key, Step next) {}
