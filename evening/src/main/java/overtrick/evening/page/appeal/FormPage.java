package overtrick.evening.page.appeal;

import java.util.Optional;
import overtrick.page.Words;

/// The form on paper: of one appeal, or blank to be filled in at a table.
public record FormPage(Words words, String path, String title, Optional<AppealsPage.Line> line) {}
