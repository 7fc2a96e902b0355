package overtrick.guide.book;

/// What a search has found.
///
/// @param title of the guide in which it stands
/// @param extract some words around the place
public record Found(Section section, String title, String extract) {}
