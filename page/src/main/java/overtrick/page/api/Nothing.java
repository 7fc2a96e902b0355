package overtrick.page.api;

/// The body of what is done without another word.
@About("Nothing has to be said.")
public record Nothing() {}
