package overtrick.classroom.page.learn;

import overtrick.page.Words;

/// A class as somebody finds it who has not come to it yet.
///
/// @param lead who asks them, and what for
/// @param named whether they have said how they are called
public record JoinPage(
        Words words, String code, String name, String lead, boolean named, boolean over) {}
