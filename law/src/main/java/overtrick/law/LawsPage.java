package overtrick.law;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.index.LawIndex;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.training.Course;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;

/// The assistant's door: what has happened, and which Law is looked for.
///
/// @param desk the event's result a director has come from
/// @param declarer at that table, where it is known
/// @param sought words looked for; empty when nobody looks for any
/// @param wrong what was not understood of an auction told; empty when all was
public record LawsPage(
        LawBook book,
        Optional<Desk> desk,
        Optional<Seat> declarer,
        String sought,
        Told told,
        String wrong,
        Words words) {

    /// An auction as somebody typed it.
    ///
    /// @param system that the offender plays; empty where that is not known
    public record Told(String dealer, String auction, String who, String call, String system) {

        static final Told NOTHING = new Told("", "", "", "", "");

        boolean isEmpty() {
            return equals(NOTHING);
        }
    }

    public List<Heading> headings() {
        return List.of(Heading.values());
    }

    public String name(Irregularity irregularity) {
        return new LawWords(words.locale(), Cast.UNKNOWN).irregularity(irregularity);
    }

    public String path(Irregularity irregularity) {
        return new CaseFile(
                        book,
                        irregularity,
                        Optional.empty(),
                        declarer,
                        desk,
                        "",
                        SuitsShown.UNKNOWN,
                        Facts.NONE)
                .path();
    }

    /// The desk as a form keeps it; empty when nobody has come from one.
    public String at() {
        return desk.map(Desk::text).orElse("");
    }

    /// The Laws that speak of what is looked for; all when nothing is.
    public List<LawIndex.Entry> found() {
        var index = LawIndex.in(words.locale());
        return sought.isBlank() ? index.all() : index.search(sought);
    }

    /// How many cases there are to practise on.
    public int trainingCases() {
        return Course.cases().size();
    }

    public SystemMenu systems() {
        return SystemMenu.of(words.locale());
    }

    /// Where players are asked what they would call, with the auction that was told.
    public String polls() {
        return "/laws/polls?edition=%s&at=%s&dealer=%s&auction=%s"
                .formatted(book.code(), at(), encoded(told.dealer()), encoded(told.auction()));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    public boolean isTold() {
        return !told.isEmpty();
    }
}
