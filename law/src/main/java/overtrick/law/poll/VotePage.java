package overtrick.law.poll;

import overtrick.page.Words;

/// The page on which somebody answers.
///
/// @param said whether they have answered already
/// @param open whether answers are still taken
/// @param wrong what was not understood; empty when all was
public record VotePage(
        Words words, String path, Question question, boolean said, boolean open, String wrong) {}
