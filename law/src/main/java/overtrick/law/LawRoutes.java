package overtrick.law;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/// The director's assistant. It keeps nothing: a case is its address.
public final class LawRoutes implements Feature {

    private static final int LONGEST = 400;

    private static final Pattern OVER_SEVEN =
            Pattern.compile("(?:[89]|\\d\\d)\\s*(?:[CDHS♣♦♥♠]|NT?)", Pattern.CASE_INSENSITIVE);

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/laws", visit -> door(visit, known(visit), ""));
        routes.get(Right.LOOK, "/laws/{number}", LawRoutes::law);
        routes.get(Right.LOOK, "/rulings", LawRoutes::told);
        routes.get(Right.LOOK, "/rulings/{irregularity}", LawRoutes::ruling);
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
                ? new LawsPage.Told(visit.param("dealer"), cut(visit.param("auction")), "", "")
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

    private static void ruling(Visit visit) {
        String code = visit.ctx().pathParam("irregularity");
        var irregularity =
                Arrays.stream(Irregularity.values())
                        .filter(one -> one.code().equals(code))
                        .findFirst()
                        .orElseThrow(() -> Sorry.notFound("law.irregularity.none"));
        var page =
                understood(() -> RulingPage.of(CaseFile.read(visit, irregularity), visit.words()));
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("law/ruling", new Framed<>(frame, page)));
    }

    /// An auction is told, and the call that was wrong in it: the case is opened with all that can
    /// be seen of it.
    private static void told(Visit visit) {
        var told =
                new LawsPage.Told(
                        visit.param("dealer"),
                        cut(visit.param("auction")),
                        visit.param(CaseFile.OFFENDER),
                        cut(visit.param("call")));
        try {
            var book = CaseFile.book(visit);
            var offender = Seat.parse(told.who());
            var dealer = Seat.parse(told.dealer());
            var before = calls(told.auction());
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
            visit.seeOther(file(visit, seen.get(), offender, call, named).path());
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

    private static List<Call> calls(String auction) {
        return Stream.of(auction.split("[\\s,–-]+"))
                .filter(word -> !word.isBlank())
                .map(Call::parse)
                .toList();
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
