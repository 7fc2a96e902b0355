package overtrick.evening.page.paper;

import overtrick.page.Words;

/// Where somebody comes with a director's link: one press, and they direct too.
public record DirectPage(Words words, String path, String title, boolean directs) {}
