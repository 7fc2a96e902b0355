package overtrick.formats.notes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.formats.ReadingLimits;
import overtrick.formats.bml.Bml;
import overtrick.formats.bml.BmlAuctions;
import overtrick.formats.bml.BmlBlock;
import overtrick.formats.bml.BmlMeaning;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.ConventionCard.Kind;
import overtrick.systems.ConventionCard.Part;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.Choices;

/// Systems of the house as booklets: what is written as BML is read back with every call and text.
class BookletTest {

    static Stream<Arguments> systems() {
        return BiddingSystem.NAMES.stream()
                .flatMap(name ->
                        Stream.of(Locale.ENGLISH, Locale.of("vi"))
                                .map(language -> Arguments.of(name, language)));
    }

    /// Written once for all tests: it takes a second or so.
    private static final Map<String, ConventionCard> CARDS = new ConcurrentHashMap<>();

    private static Booklet booklet(String name, Locale language) {
        var system = BiddingSystem.named(name);
        var choices = Choices.of(system.book(), Map.of(), language);
        var card = CARDS.computeIfAbsent(name, _ -> ConventionCard.of(system));
        return Booklet.of(card, choices, language);
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyCallAndTextIsReadBackFromBml(String name, Locale language) {
        var booklet = booklet(name, language);
        var read =
                Bml.read(Bml.write(BookletBml.of(booklet)), Bml.NO_INCLUDES, ReadingLimits.UPLOAD);
        var auctions = BmlAuctions.of(read, ReadingLimits.UPLOAD);

        assertThat(read.diagnostics()).isEmpty();
        assertThat(auctions.diagnostics()).isEmpty();
        assertThat(read.title()).contains(booklet.title());
        var told = new LinkedHashMap<String, String>();
        for (var meaning : auctions.meanings()) {
            String at = meaning.circumstances() + " " + meaning.text();
            told.put(at, PlainText.shown(meaning.row().description()));
        }
        var written = written(booklet);
        assertThat(written).hasSizeGreaterThan(200);
        assertThat(told).containsExactlyInAnyOrderEntriesOf(written);
    }

    /// What the booklet has, told from the positions of the card and not from its BML.
    private static Map<String, String> written(Booklet booklet) {
        var all = new LinkedHashMap<String, String>();
        for (var chapter : booklet.chapters()) {
            for (var section : chapter.sections()) {
                section.part()
                        .filter(BookletTest::isTable)
                        .ifPresent(part ->
                                section.entries().stream()
                                        .collect(
                                                Collectors.groupingBy(
                                                        Booklet.Entry::call,
                                                        LinkedHashMap::new,
                                                        Collectors.mapping(
                                                                Booklet.Entry::text,
                                                                Collectors.joining("\n"))))
                                        .forEach((call, text) ->
                                                all.putIfAbsent(at(part, call), text)));
            }
        }
        return all;
    }

    private static boolean isTable(Part part) {
        return part.kind() != Kind.STRONG_CLUB;
    }

    /// What is played over a strong club only cannot stand in a table beside what is usual.
    @Test
    void theDefenceToAStrongClubIsText() {
        var booklet = booklet("acol", Locale.ENGLISH);
        var lists =
                BookletBml.of(booklet).blocks().stream()
                        .filter(BmlBlock.Bullets.class::isInstance)
                        .flatMap(list -> ((BmlBlock.Bullets) list).items().stream())
                        .map(BmlBlock.Item::text)
                        .toList();

        assertThat(lists).anyMatch(text -> text.startsWith("D: Both majors"));
    }

    private static String at(Part part, Call last) {
        var ours = part.auction().turn().orElseThrow().side();
        var made = new java.util.ArrayList<BmlMeaning.Made>();
        for (int place = 0; place < part.auction().calls().size(); place++) {
            var call = part.auction().calls().get(place);
            if (!made.isEmpty() || call != Word.PASS) {
                boolean theirs = part.auction().caller(place).side() != ours;
                made.add(new BmlMeaning.Made(call, theirs));
            }
        }
        made.add(new BmlMeaning.Made(last, false));
        String circumstances =
                part.kind() == Kind.THIRD_SEAT
                        ? "BmlCircumstances[seat=3, vulnerability=00] "
                        : part.kind() == Kind.VULNERABLE
                                ? "BmlCircumstances[seat=0, vulnerability=Y0] "
                                : "BmlCircumstances[seat=0, vulnerability=00] ";
        return circumstances
                + made.stream().map(BmlMeaning.Made::text).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void thePageIsWellFormedAndNeedsNothingElse(String name, Locale language) throws Exception {
        String html = BookletHtml.of(booklet(name, language), language);
        String body = html.substring(html.indexOf("<body>"));

        assertThat(html).doesNotContain("http:", "https:", "<script", "<link", "url(");
        var document =
                DocumentBuilderFactory.newDefaultInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(body.replace("</html>", ""))));
        assertThat(document.getElementsByTagName("h2").getLength())
                .isEqualTo(booklet(name, language).chapters().size());
        assertThat(document.getElementsByTagName("dd").getLength()).isGreaterThan(200);
    }

    @Test
    void chaptersAreThoseOfABook() {
        assertThat(booklet("acol", Locale.ENGLISH).chapters())
                .extracting(Booklet.Chapter::heading)
                .containsExactlyElementsOf(
                        List.of(
                                "Openings",
                                "Responses",
                                "Competition",
                                "Slam bidding",
                                "Leads and signals",
                                "What the players have chosen"));
    }
}
