package overtrick.classroom.page.lead;

import java.util.Optional;
import overtrick.page.Words;
import overtrick.teaching.judge.CallSentences;

/// The page on which a teacher looks over one table.
///
/// @param number of the last event that it shows
/// @param why what the judge says of a call that was asked about; empty when none was
public record OverPage(
        Words words,
        String path,
        String title,
        int desk,
        long number,
        OverPart part,
        Optional<CallSentences> why) {}
