package overtrick.web.evening.paper;

import overtrick.web.Words;

/// Where somebody comes with a director's link: one press, and he directs too.
public record DirectPage(Words words, String path, String title, boolean directs) {}
