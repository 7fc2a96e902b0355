package overtrick.web.evening.online;

/// How much time a round has.
public record TimePart(String text) {}
