package overtrick.members.page;

import java.util.List;
import overtrick.page.Words;

/// The codes for paper, shown this once.
///
/// @param name of whose they are
public record CodesPage(Words words, String name, List<String> codes) {}
