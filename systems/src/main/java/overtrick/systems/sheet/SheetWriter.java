package overtrick.systems.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.words.Sentences;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.ConventionCard.Kind;
import overtrick.systems.ConventionCard.Part;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.language.Offer;
import overtrick.systems.language.Purpose;
import overtrick.systems.sheet.CardSheet.Box;
import overtrick.systems.sheet.CardSheet.Opening;

/// Fills in the boxes of a card from the parts of the system's card and, where that has none, from
/// the system itself.
final class SheetWriter {

    /// More would not fit into a box.
    private static final int MOST = 6;

    private static final int MOST_RESPONSES = 14;
    private static final int MOST_PASSED = 3;

    /// Nobody doubles negatively above this.
    private static final Bid LAST_NEGATIVE = new Bid(4, Strain.SPADES);

    /// Shorter suits are bid for another reason than their length.
    private static final int NATURAL = 3;

    private final BiddingSystem system;
    private final ConventionCard card;
    private final Words words;
    private final Sentences sentences;

    SheetWriter(BiddingSystem system, ConventionCard card, Locale language) {
        this.system = system;
        this.card = card;
        this.words = Words.in(language);
        this.sentences = SheetWords.in(language);
    }

    CardSheet sheet(List<String> choices) {
        return new CardSheet(
                card.title(), summary(choices), defence(), carding(), openings(), slams());
    }

    private List<Box> summary(List<String> choices) {
        var openings = lines(Kind.OPENINGS, "");
        var telling =
                openings.stream()
                        .filter(line -> List.of("1C", "1D", "1H", "1N").contains(code(line)));
        var special = openings.stream().filter(line -> line.row().alert());
        return filled(
                new Box(sentences.text("approach"), briefs(telling)),
                new Box(sentences.text("special"), briefs(special)),
                new Box(sentences.text("choices"), choices));
    }

    private List<Box> defence() {
        return filled(
                box("overcalls", Kind.DEFENCE, "1D", is("1H", "1S", "2C")),
                box("advances", Kind.ADVANCES, "1H 1S P", _ -> true),
                box("notrump", Kind.DEFENCE, "1H", is("1N")),
                box("jumps", Kind.DEFENCE, "1D", is("2H", "2S", "3C")),
                box("cue", Kind.DEFENCE, "1H", is("2H", "2N")),
                box("double.takeout", Kind.DEFENCE, "1H", is("X")),
                box("defence.notrump", Kind.DEFENCE, "1N", _ -> true),
                box("defence.preempts", Kind.DEFENCE, "2S", is("X", "2N", "3H", "3N")),
                box("defence.strong", Kind.STRONG_CLUB, "1C", _ -> true),
                box("fourth", Kind.FOURTH_SEAT, "1H P P", is("X", "1S", "1N", "2C")),
                box("doubles", Kind.CONTESTED, "1D 1S", is("X")),
                box("double.theirs", Kind.CONTESTED, "1D X", _ -> true),
                box("competing", Kind.CONTESTED, "1N 2H", _ -> true));
    }

    private List<Box> carding() {
        var lines = Booklet.CARDING.stream().map(sentences::text).toList();
        return List.of(new Box(sentences.text("carding"), lines));
    }

    private List<Box> slams() {
        return card.parts().stream()
                .filter(part -> part.kind() == Kind.KEY_CARDS)
                .filter(part -> part.auction().calls().getLast() == Word.PASS)
                .map(part -> new Box(part.calls(), briefs(part.lines().stream())))
                .toList();
    }

    private static List<Box> filled(Box... boxes) {
        return Stream.of(boxes).filter(box -> !box.lines().isEmpty()).toList();
    }

    private static Predicate<Meant> is(String... calls) {
        return line -> List.of(calls).contains(code(line));
    }

    private static String code(Meant line) {
        return line.call().code();
    }

    private Box box(String heading, Kind kind, String auction, Predicate<Meant> wanted) {
        var lines = briefs(lines(kind, auction).stream().filter(wanted));
        return new Box(
                sentences.text(heading), lines.size() > MOST ? lines.subList(0, MOST) : lines);
    }

    private List<Meant> lines(Kind kind, String auction) {
        var calls = Auction.parse(Seat.NORTH, auction).calls();
        return card.parts().stream()
                .filter(part -> part.kind() == kind && part.auction().calls().equals(calls))
                .findFirst()
                .map(Part::lines)
                .orElse(List.of());
    }

    /// One line for each call: `2♣* 5+ hearts / 5+ spades`.
    private List<String> briefs(Stream<Meant> lines) {
        var calls =
                lines.collect(
                        Collectors.groupingBy(
                                Meant::call, LinkedHashMap::new, Collectors.toList()));
        return calls.values().stream().map(this::brief).toList();
    }

    private String brief(List<Meant> lines) {
        var texts = new LinkedHashSet<String>();
        lines.forEach(line -> texts.add(words.brief(line)));
        var first = lines.getFirst();
        String mark = Booklet.mark(first, words);
        String star = mark.equals("*") ? "*" : "";
        return signs(first.call()) + star + " " + String.join(" / ", texts);
    }

    private static String signs(Call call) {
        return call instanceof Bid(int level, var strain) ? level + strain.symbol() : call.code();
    }

    private List<Opening> openings() {
        var all = new ArrayList<Opening>();
        var calls =
                lines(Kind.OPENINGS, "").stream()
                        .filter(line -> line.call() instanceof Bid)
                        .collect(
                                Collectors.groupingBy(
                                        Meant::call, LinkedHashMap::new, Collectors.toList()));
        calls.forEach((call, lines) -> all.add(opening((Bid) call, lines)));
        return all;
    }

    private Opening opening(Bid bid, List<Meant> lines) {
        var responses = lines(Kind.RESPONSES, bid.code() + " P");
        var briefs = briefs(responses.stream());
        int fewest =
                bid.strain()
                        .trumps()
                        .map(suit ->
                                lines.stream()
                                        .mapToInt(line ->
                                                line.row().shows().bounds().length(suit).low())
                                        .min()
                                        .orElse(0))
                        .orElse(-1);
        var texts = new LinkedHashSet<String>();
        lines.forEach(line -> texts.add(words.brief(line)));
        boolean alerted = lines.stream().anyMatch(line -> line.row().alert());
        return new Opening(
                signs(bid),
                alerted || (fewest >= 0 && fewest < NATURAL),
                fewest < 0 ? "" : "" + fewest,
                negative(bid),
                String.join(" / ", texts),
                briefs.size() > MOST_RESPONSES ? briefs.subList(0, MOST_RESPONSES) : briefs,
                passed(bid));
    }

    /// The highest overcall over which the system doubles to show the other suits.
    private String negative(Bid opening) {
        if (opening.level() > 1) {
            return "";
        }
        var last = Optional.<Bid>empty();
        var opened = after(opening.code());
        for (var call : Call.ALL) {
            if (call instanceof Bid bid
                    && bid.strain() != Strain.NOTRUMP
                    && bid.strain() != opening.strain()
                    && bid.outranks(opening)
                    && !bid.outranks(LAST_NEGATIVE)
                    && isNegative(opened.with(bid))) {
                last = Optional.of(bid);
            }
        }
        return last.map(SheetWriter::signs).orElse("");
    }

    private static boolean isNegative(Understanding now) {
        return now.offers().stream()
                .anyMatch(offer ->
                        offer.call() == Word.DOUBLE
                                && offer.isWritten()
                                && offer.purpose() == Purpose.DESCRIBES);
    }

    private Understanding after(String calls) {
        return Understanding.of(system, Auction.parse(Seat.NORTH, calls), Vulnerability.NONE);
    }

    /// Responses that mean something else when responder has passed.
    private List<String> passed(Bid opening) {
        var usual = after(opening.code() + " P");
        var passed = after("P P " + opening.code() + " P");
        return Call.ALL.stream()
                .filter(call -> call instanceof Bid)
                .flatMap(call -> written(passed, call).stream())
                .filter(offer ->
                        !written(usual, offer.call())
                                .map(Offer::key)
                                .equals(Optional.of(offer.key())))
                .limit(MOST_PASSED)
                .map(offer -> signs(offer.call()) + " " + words.sentence(offer.key()))
                .toList();
    }

    private static Optional<Offer> written(Understanding now, Call call) {
        return now.offers().stream()
                .filter(offer -> offer.isWritten() && offer.call().equals(call))
                .findFirst();
    }
}
