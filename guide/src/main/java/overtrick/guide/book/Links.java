package overtrick.guide.book;

import java.util.Optional;

/// Where the links of a guide lead: what is a page in the club is a file in a site.
public interface Links {

    /// Where a guide is.
    ///
    /// @param anchor a section of it; empty for its beginning
    String to(Guide guide, String anchor);

    /// Where a page of the club is, such as `/practice`; empty where there is no club.
    Optional<String> page(String path);

    /// Where a picture of the documents lies, such as `images/board.png`; empty where there is
    /// none.
    Optional<String> picture(String path);

    /// Links within the club.
    Links IN_THE_CLUB =
            new Links() {
                @Override
                public String to(Guide guide, String anchor) {
                    return "/guide/" + guide.code() + (anchor.isEmpty() ? "" : "#" + anchor);
                }

                @Override
                public Optional<String> page(String path) {
                    return Optional.of(path);
                }

                @Override
                public Optional<String> picture(String path) {
                    return Optional.empty();
                }
            };
}
