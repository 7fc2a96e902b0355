package overtrick.page.stream;

/// What is read aloud.
public record Said(String text) {}
