package overtrick.social.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridgetable.page.GivenWords;
import overtrick.cards.Side;
import overtrick.page.Pages;
import overtrick.page.Words;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.social.Form;
import overtrick.social.GameLines;
import overtrick.social.Standing;
import overtrick.testkit.Seeds;
import overtrick.testkit.TemporaryDirectory;

/// What is read aloud after a deal, and what the page shows, are the figures of the game's own
/// score.
@Timeout(120)
class ScoresToldTest {

    private static final int DEALS = 6;
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern COLUMN =
            Pattern.compile("<section aria-label=\"([^\"]*)\">(.*?)</section>", Pattern.DOTALL);
    private static final Pattern FIGURE =
            Pattern.compile("<abbr[^>]*>\\s*(\\d+)\\s*</abbr>|<li>\\s*(\\d+)\\s*</li>");
    private static final Pattern TOTAL = Pattern.compile("</span>\\s*(\\d+)\\s*</p>");

    private static final TemporaryDirectory DIRECTORY = new TemporaryDirectory();
    private static final Club CLUB = Club.open(ClubSettings.in(DIRECTORY.path()));

    private final SocialPages pages = new SocialPages(CLUB.bridge(), CLUB.social());

    @AfterAll
    static void close() {
        CLUB.close();
        DIRECTORY.close();
    }

    private interface Check {
        void of(Evening evening, Standing before) throws InterruptedException;
    }

    private static void afterEachDeal(Choice choice, Check check) {
        Seeds.each(
                3,
                chance -> {
                    try {
                        var evening = new Evening(choice.form(), chance);
                        for (int deal = 0; deal < DEALS; deal++) {
                            var before = evening.tally().now();
                            evening.deal();
                            check.of(evening, before);
                        }
                    } catch (InterruptedException stopped) {
                        throw new IllegalStateException(stopped);
                    }
                });
    }

    @ParameterizedTest
    @EnumSource
    void whatIsReadAloudIsWhatTheSheetHas(Choice choice) {
        afterEachDeal(
                choice,
                (evening, before) -> {
                    for (var locale : Words.LANGUAGES) {
                        for (boolean ann : List.of(true, false)) {
                            var now = evening.page(ann, locale);
                            String said = pages.said(now, evening.pageBefore(ann, locale));

                            var sentence = OverPart.of(now).sentence();
                            assertThat(said).contains(sentence);
                            assertThat(
                                            numbers(
                                                    said.substring(
                                                            said.indexOf(sentence)
                                                                    + sentence.length())))
                                    .as("%s: %s", locale, said)
                                    .isEqualTo(expected(now, before));
                        }
                    }
                });
    }

    /// Every figure of the deal, column by column; then how it stands, and who has won.
    private static List<Integer> expected(SocialPage page, Standing before) {
        var after = page.tally().now();
        var figures = new ArrayList<Integer>();
        switch (after) {
            case Standing.Party party -> party(page, before, party, figures);
            case Standing.Whist whist -> whist(page, before, whist, figures);
            case Standing.Rubber rubber ->
                    written(page, sheet(before), rubber.score().sheet(), figures);
            case Standing.Chicago chicago ->
                    written(page, sheet(before), chicago.score().sheet(), figures);
            case Standing.CutThroat three ->
                    written(page, sheet(before), three.score().sheet(), figures);
        }
        if (after.isOver()) {
            figures.addAll(numbers(OverPart.of(page).outcome()));
        }
        return figures;
    }

    private static List<? extends Entry<?>> sheet(Standing before) {
        return switch (before) {
            case Standing.Rubber(var score, _, _, _) when !before.isOver() ->
                    score.sheet().entries();
            case Standing.Chicago(var score) when !before.isOver() -> score.sheet().entries();
            case Standing.CutThroat(var score, _) when !before.isOver() -> score.sheet().entries();
            case Standing _ -> List.of();
        };
    }

    private static <C> void written(
            SocialPage page, List<?> before, Sheet<C> after, List<Integer> figures) {
        var added = after.entries().subList(before.size(), after.entries().size());
        for (var column : page.columns()) {
            of(column, added).map(Entry::points).forEach(figures::add);
        }
        for (var column : page.columns()) {
            figures.add(of(column, after.entries()).mapToInt(Entry::points).sum());
        }
    }

    private static <C> Stream<Entry<C>> of(GivenWords.Titled column, List<Entry<C>> entries) {
        return entries.stream()
                .filter(entry ->
                        entry.column() instanceof Side side
                                ? side == column.seat().side()
                                : entry.column() == column.seat());
    }

    private static void party(
            SocialPage page, Standing before, Standing.Party after, List<Integer> figures) {
        int known = before.isOver() ? 0 : ((Standing.Party) before).score().deals().size();
        var deals = after.score().deals();
        deals.subList(known, deals.size()).forEach(deal -> figures.addAll(held(deal)));
        page.columns()
                .forEach(column -> figures.add(Math.abs(after.score().imps(column.seat().side()))));
    }

    private static List<Integer> held(PartyDeal deal) {
        return deal.responsible().isPresent()
                ? List.of(
                        deal.highCardPoints(),
                        deal.target(),
                        Math.abs(deal.northSouth()),
                        Math.abs(deal.imps()))
                : List.of(Math.abs(deal.northSouth()), Math.abs(deal.imps()));
    }

    /// Tricks and honours marked, then points of the game under way and games.
    private static void whist(
            SocialPage page, Standing before, Standing.Whist after, List<Integer> figures) {
        var old = before.isOver() ? 0 : ((Standing.Whist) before).score().games().size();
        var score = after.score();
        for (var column : page.columns()) {
            var side = column.seat().side();
            int had = before.isOver() ? 0 : ((Standing.Whist) before).score().points(side);
            int has =
                    score.games().size() == old
                            ? score.points(side)
                            : score.games().getLast().winner() == side
                                    ? after.terms().game()
                                    : score.games().getLast().losers();
            int tricks = Math.min(overSix(page, side), has - had);
            Stream.of(tricks, has - had - tricks)
                    .filter(marked -> marked > 0)
                    .forEach(figures::add);
        }
        page.columns().forEach(column -> figures.add(score.points(column.seat().side())));
        page.columns().forEach(column -> figures.add(score.games(column.seat().side())));
    }

    private static int overSix(SocialPage page, Side side) {
        var result = page.table().board().flatMap(BoardView::result).orElseThrow();
        var played = (Result.Played) result;
        boolean dealers = played.contract().declarer().side() == side;
        return Math.max(0, (dealers ? played.tricks() : 13 - played.tricks()) - 6);
    }

    private static List<Integer> numbers(String text) {
        return NUMBER.matcher(text.replaceAll("(\\d)[.,\u00a0](\\d{3})", "$1$2"))
                .results()
                .map(found -> Integer.valueOf(found.group()))
                .toList();
    }

    /// The sheet, what programs are told, the record, the history and what is read aloud have one
    /// source, the entries of the last deal; the list of tables names the same deal.
    @ParameterizedTest
    @EnumSource
    void everyVoiceTellsTheEntriesOfTheDeal(Choice choice) {
        afterEachDeal(
                choice,
                (evening, _) -> {
                    var page = evening.page(true, Locale.ENGLISH);
                    var given = evening.tally().last().orElseThrow();
                    var entries = given.entries().stream().map(ScoresToldTest::text).toList();

                    var programs = SheetNow.of(page);
                    assertThat(programs.entries())
                            .extracting(one ->
                                    text(one.column(), one.below(), one.reason(), one.points()))
                            .isEqualTo(entries);

                    var record =
                            new GameLines(choice.form()).played(evening.board(), evening.tally());
                    if (record.has("entries")) {
                        assertThat(record.path("entries").valueStream())
                                .extracting(one ->
                                        text(
                                                one.path("column").asString(),
                                                one.path("below").asBoolean(),
                                                one.path("reason").asString(),
                                                one.path("points").asInt()))
                                .isEqualTo(entries);
                    }
                    programs.totals()
                            .forEach((column, total) ->
                                    assertThat(record.path("totals").path(column).asInt())
                                            .isEqualTo(total));
                    assertThat(evening.place().numbers().getFirst())
                            .isEqualTo(record.path("deal").asInt());

                    var sheet = SheetPart.of(page);
                    assertThat(page.columns())
                            .flatExtracting(sheet::given)
                            .containsExactlyInAnyOrderElementsOf(given.entries());

                    var words = Words.in(Locale.ENGLISH);
                    var aloud = new GivenWords(words, page.columns()).sentences(given);
                    String said = pages.said(page, evening.pageBefore(true, Locale.ENGLISH));
                    assertThat(aloud).allSatisfy(one -> assertThat(said).contains(one));
                    assertThat(numbers(GivenWords.told("", given, words)))
                            .containsExactlyInAnyOrderElementsOf(numbers(String.join(" ", aloud)));
                });
    }

    private static String text(Entry<Column> entry) {
        return text(
                entry.column().code(),
                entry.below(),
                GameLines.word(entry.reason()),
                entry.points());
    }

    private static String text(String column, boolean below, String reason, int points) {
        return "%s %s %s %d".formatted(column, below ? "below" : "above", reason, points);
    }

    /// Nothing stands in the total that is not in the column above it.
    @ParameterizedTest
    @EnumSource
    void theTotalIsTheSumOfWhatIsWritten(Choice choice) {
        afterEachDeal(
                choice,
                (evening, _) -> {
                    var part = SheetPart.of(evening.page(true, Locale.ENGLISH));
                    String html =
                            new String(Pages.render("social/sheet", part), StandardCharsets.UTF_8);
                    if (!part.hasLine()) {
                        assertThat(html).containsAnyOf("class=\"whist\"", "class=\"party\"");
                        return;
                    }
                    var columns = COLUMN.matcher(html).results().toList();
                    assertThat(columns).hasSameSizeAs(part.columns());
                    for (var column : columns) {
                        int sum =
                                FIGURE.matcher(column.group(2))
                                        .results()
                                        .mapToInt(found ->
                                                Integer.parseInt(
                                                        found.group(1) == null
                                                                ? found.group(2)
                                                                : found.group(1)))
                                        .sum();
                        var total = TOTAL.matcher(column.group(2)).results().toList();
                        assertThat(total).hasSize(1);
                        assertThat(total.getFirst().group(1))
                                .as(html)
                                .isEqualTo(String.valueOf(sum));
                    }
                });
    }

    /// Where nothing is bid no contract is told, and where everybody stands for themselves nobody
    /// is told to be vulnerable or not by sides.
    @ParameterizedTest
    @EnumSource
    void noContractIsToldThatNobodyHasBid(Choice choice) throws InterruptedException {
        var evening = new Evening(choice.form(), Seeds.chance(1));
        for (int deal = 0; deal < 2; deal++) {
            evening.begin();
            var words = Words.in(Locale.ENGLISH);
            String said =
                    pages.said(
                            evening.page(true, Locale.ENGLISH),
                            evening.pageBefore(true, Locale.ENGLISH));
            boolean bySides = choice.form().ofContract();
            assertThat(said.contains(words.name(evening.board().board().vulnerability())))
                    .as(said)
                    .isEqualTo(bySides);
            evening.finish();
            String all =
                    pages.said(
                            evening.page(true, Locale.ENGLISH),
                            evening.pageAtFirst(true, Locale.ENGLISH));
            evening.board()
                    .contract()
                    .ifPresent(contract ->
                            assertThat(
                                            all.contains(
                                                    words.get(
                                                            "say.contract", words.name(contract))))
                                    .as(all)
                                    .isEqualTo(choice.form().hasContract()));
        }
    }

    /// By the option a passed-out deal of a party misses its target: somebody does score.
    @Test
    void whoMissesATargetIsNotToldThatNobodyScores() {
        var form = new Form.Party(PartyTerms.USUAL);

        assertThat(OverPart.sentence(form, new Result.PassedOut(), Words.in(Locale.ENGLISH)))
                .isEqualTo("Passed out");
    }
}
