package overtrick.guide.book;

/// A piece of a guide below a heading of its own: what a search finds.
///
/// @param anchor where it stands on the page; empty for what stands before the first heading
/// @param text its words without signs of Markdown
public record Section(Guide guide, String anchor, String heading, String text) {}
