package overtrick.page.server;

/// What went wrong.
public record SorryPage(String sentence) {}
