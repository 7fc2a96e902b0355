package overtrick.law;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.LawRef;
import overtrick.laws.ruling.Facts;
import overtrick.laws.table.Incident;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.robots.bidding.Readings;
import overtrick.robots.comparable.Replacing;

/// The director's assistant. It keeps nothing: a case is its address.
public final class LawRoutes implements Feature {

    private static final int LONGEST = 400;

    private static final Pattern OVER_SEVEN =
            Pattern.compile("(?:[89]|\\d\\d)\\s*(?:[CDHS♣♦♥♠]|NT?)", Pattern.CASE_INSENSITIVE);

    private final Readings readings;

    /// @param readings systems by which calls are understood
    public LawRoutes(Readings readings) {
        this.readings = readings;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/laws", visit -> door(visit, known(visit), ""));
        routes.get(Right.LOOK, "/laws/{number}", LawRoutes::law);
        routes.get(Right.LOOK, "/rulings", this::told);
        routes.get(Right.LOOK, "/rulings/{irregularity}", this::ruling);
    }

    private static void door(Visit visit, LawsPage.Told told, String wrong) {
        var words = visit.words();
        String sought = visit.param("words").strip();
        if (sought.matches("\\d{1,2}")) {
            visit.seeOther("/laws/" + sought);
            return;
        }
        var page =
                understood(() ->
                        new LawsPage(
                                CaseFile.book(visit),
                                Desk.of(visit),
                                CaseFile.seat(visit, CaseFile.DECLARER),
                                cut(sought),
                                told,
                                wrong,
                                words));
        var frame = Frame.of(visit, words.get("law.title"));
        visit.page(Pages.render("law/laws", new Framed<>(frame, page)));
    }

    /// What a table that somebody came from tells of its auction.
    private static LawsPage.Told known(Visit visit) {
        return visit.has("dealer")
                ? new LawsPage.Told(
                        visit.param("dealer"),
                        cut(visit.param("auction")),
                        "",
                        "",
                        visit.param(Calling.SYSTEM))
                : LawsPage.Told.NOTHING;
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(LONGEST, text.length()));
    }

    private static void law(Visit visit) {
        String number = visit.ctx().pathParam("number");
        if (!number.matches("\\d{1,2}") || !isLaw(Integer.parseInt(number))) {
            throw Sorry.notFound("law.none", LawRef.LAWS, number);
        }
        var page = LawPage.of(Integer.parseInt(number), visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("law/law", new Framed<>(frame, page)));
    }

    private static boolean isLaw(int number) {
        return number >= 1 && number <= LawRef.LAWS;
    }

    private void ruling(Visit visit) {
        String code = visit.ctx().pathParam("irregularity");
        var irregularity =
                Arrays.stream(Irregularity.values())
                        .filter(one -> one.code().equals(code))
                        .findFirst()
                        .orElseThrow(() -> Sorry.notFound("law.irregularity.none"));
        var page =
                understood(() ->
                        RulingPage.of(CaseFile.read(visit, irregularity, readings), visit.words()));
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("law/ruling", new Framed<>(frame, page)));
    }

    /// An auction is told, and the call that was wrong in it: the case is opened with all that can
    /// be seen of it.
    private void told(Visit visit) {
        var told =
                new LawsPage.Told(
                        visit.param("dealer"),
                        cut(visit.param("auction")),
                        visit.param(CaseFile.OFFENDER),
                        cut(visit.param("call")),
                        visit.param(Calling.SYSTEM));
        try {
            var book = CaseFile.book(visit);
            var offender = Seat.parse(told.who());
            var dealer = Seat.parse(told.dealer());
            var before = Calling.calls(told.auction());
            if (OVER_SEVEN.matcher(told.call().strip()).matches()) {
                visit.seeOther(overSeven(visit, offender, told.call().strip()).path());
                return;
            }
            var call = Call.parse(told.call());
            var seen = Incident.of(book, dealer, before, offender, call);
            if (seen.isEmpty()) {
                door(visit, told, visit.words().get("law.told.lawful"));
                return;
            }
            var named = SuitsShown.named(by(offender, dealer, before));
            var file = file(visit, seen.get(), offender, call, named);
            var replacing =
                    new Replacing(
                            Auction.parse(dealer, Calling.text(before)),
                            offender,
                            call,
                            List.of(),
                            told.system().isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(told.system()));
            visit.seeOther(file.with(replacing, readings).path());
        } catch (FormatException wrong) {
            door(visit, told, visit.words().get("law.told.unclear"));
        }
    }

    private static List<Call> by(Seat offender, Seat dealer, List<Call> calls) {
        return IntStream.range(0, calls.size())
                .filter(at -> dealer.plus(at) == offender)
                .mapToObj(calls::get)
                .toList();
    }

    /// No call that could be made, and yet somebody has made it (Law 38).
    private static CaseFile overSeven(Visit visit, Seat offender, String call) {
        return new CaseFile(
                CaseFile.book(visit),
                Irregularity.BID_OVER_SEVEN,
                Optional.of(offender),
                Optional.empty(),
                Desk.of(visit),
                call.toUpperCase(Locale.ROOT),
                SuitsShown.UNKNOWN,
                Facts.NONE);
    }

    private static CaseFile file(
            Visit visit, Incident seen, Seat offender, Call call, Set<Suit> named) {
        return new CaseFile(
                CaseFile.book(visit),
                seen.irregularity(),
                Optional.of(offender),
                Optional.empty(),
                Desk.of(visit),
                call.code(),
                new SuitsShown(Set.of(), named),
                seen.facts());
    }

    private interface Reading<T> {
        T read();
    }

    /// A made-up address is told so.
    private static <T> T understood(Reading<T> reading) {
        try {
            return reading.read();
        } catch (FormatException wrong) {
            throw Sorry.unclear("law.unclear");
        }
    }
}
