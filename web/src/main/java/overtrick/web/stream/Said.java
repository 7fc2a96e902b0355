package overtrick.web.stream;

/// What is read aloud.
public record Said(String text) {}
