package overtrick.evening.page.online;

/// How much time a round has.
public record TimePart(String text) {}
