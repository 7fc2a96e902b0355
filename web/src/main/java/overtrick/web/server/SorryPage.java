package overtrick.web.server;

/// What went wrong.
public record SorryPage(String sentence) {}
