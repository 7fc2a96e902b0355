package overtrick.law;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.LawWords;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.robots.comparable.Replacing;

/// A case as it stands in the address of its page: there it can be kept, sent and gone back to.
///
/// @param desk the event's result it is about, if a director came from one
/// @param thing the call or card it is about, as it is written in sentences; may be empty
/// @param suits what a withdrawn call showed, as far as that is known
/// @param facts what has been answered
/// @param calling the auction, where it was told
/// @param doubted what is asked though it is seldom so
record CaseFile(
        LawBook book,
        Irregularity irregularity,
        Optional<Seat> offender,
        Optional<Seat> declarer,
        Optional<Desk> desk,
        String thing,
        SuitsShown suits,
        Facts facts,
        Calling calling,
        Set<Fact> doubted) {

    static final String EDITION = "edition";
    static final String OFFENDER = "who";
    static final String DECLARER = "declarer";
    static final String THING = "what";
    static final String DOUBTED = "ask";

    private static final int LONGEST_THING = 12;

    /// Without an auction.
    CaseFile(
            LawBook book,
            Irregularity irregularity,
            Optional<Seat> offender,
            Optional<Seat> declarer,
            Optional<Desk> desk,
            String thing,
            SuitsShown suits,
            Facts facts) {
        this(
                book,
                irregularity,
                offender,
                declarer,
                desk,
                thing,
                suits,
                facts,
                Calling.NONE,
                Set.of());
    }

    /// @throws FormatException for a seat, edition, call, system or answer that there is not
    static CaseFile read(Visit visit, Irregularity irregularity, Readings readings) {
        var facts = Facts.NONE;
        for (var fact : Fact.values()) {
            if (visit.has(fact.code())) {
                facts = facts.with(fact, visit.param(fact.code()));
            }
        }
        var suits = SuitsShown.of(visit);
        if (visit.has(SuitsShown.TICKED)) {
            facts = facts.with(Fact.SHOWN, suits.gone().isEmpty() ? "none" : "suits");
        }
        String thing = visit.param(THING).strip();
        var offender = seat(visit, OFFENDER);
        return new CaseFile(
                book(visit),
                irregularity,
                offender,
                seat(visit, DECLARER),
                Desk.of(visit),
                thing.substring(0, Math.min(LONGEST_THING, thing.length())),
                suits,
                facts,
                Calling.of(visit, book(visit), irregularity, offender, thing, readings),
                doubted(visit));
    }

    static LawBook book(Visit visit) {
        return visit.has(EDITION) ? LawBook.parse(visit.param(EDITION)) : LawBook.WBF2017;
    }

    static Optional<Seat> seat(Visit visit, String name) {
        return visit.has(name) ? Optional.of(Seat.parse(visit.param(name))) : Optional.empty();
    }

    /// The ruling, with what is supposed until somebody doubts it.
    Supposed supposed() {
        return Supposed.of(
                book, irregularity, facts.or(calling.facts()), offender, declarer, doubted);
    }

    private static Set<Fact> doubted(Visit visit) {
        return Stream.of(visit.param(DOUBTED).split(","))
                .filter(word -> !word.isBlank())
                .map(Fact::parse)
                .collect(Collectors.toSet());
    }

    /// What is doubted, as addresses have it.
    String doubts() {
        return doubted.stream().sorted().map(Fact::code).collect(Collectors.joining(","));
    }

    LawWords says(Words words) {
        return new LawWords(
                words.locale(),
                new Cast(offender, declarer, called(words), shown().unnamed(), shown().named()),
                irregularity);
    }

    /// What has been ticked, and what the calls themselves show.
    private SuitsShown shown() {
        return suits.and(calling.suits());
    }

    /// A call with the sign of its suit; anything else as it was typed.
    private String called(Words words) {
        try {
            return words.symbols(Call.parse(thing));
        } catch (FormatException noCall) {
            return thing;
        }
    }

    CaseFile with(Fact fact, String answer) {
        return new CaseFile(
                book,
                irregularity,
                offender,
                declarer,
                desk,
                thing,
                suits,
                facts.with(fact, answer),
                calling,
                doubted);
    }

    /// With the auction in which the call was made.
    ///
    /// @throws FormatException for a system that there is not
    CaseFile with(Replacing told, Readings readings) {
        return new CaseFile(
                book,
                irregularity,
                offender,
                declarer,
                desk,
                thing,
                suits,
                facts,
                Calling.of(told, book, irregularity, readings),
                doubted);
    }

    /// With the player at fault.
    CaseFile by(Seat seat) {
        return new CaseFile(
                book,
                irregularity,
                Optional.of(seat),
                declarer,
                desk,
                thing,
                suits,
                facts,
                calling,
                doubted);
    }

    /// With the declarer.
    CaseFile declaredBy(Seat seat) {
        return new CaseFile(
                book,
                irregularity,
                offender,
                Optional.of(seat),
                desk,
                thing,
                suits,
                facts,
                calling,
                doubted);
    }

    /// Without these answers: the first of them is asked again, also where it was only supposed.
    CaseFile without(List<Fact> taken) {
        var left = Facts.NONE;
        for (var fact : facts.facts()) {
            if (!taken.contains(fact)) {
                left = left.with(fact, facts.answer(fact).orElseThrow());
            }
        }
        boolean shown = left.answer(Fact.SHOWN).isPresent();
        var known = shown ? suits : new SuitsShown(Set.of(), suits.named());
        var all = new TreeSet<>(doubted);
        if (supposed().facts().contains(taken.getFirst())) {
            all.add(taken.getFirst());
        }
        boolean ofAuction = taken.stream().anyMatch(calling.facts().facts()::contains);
        return new CaseFile(
                book,
                irregularity,
                offender,
                declarer,
                desk,
                thing,
                known,
                left,
                ofAuction ? calling.bare() : calling,
                all);
    }

    /// The same people under another heading, nothing asked yet.
    CaseFile as(LawBook other, Irregularity next) {
        return new CaseFile(
                other,
                next,
                offender,
                declarer,
                desk,
                thing,
                SuitsShown.UNKNOWN,
                Facts.NONE,
                next == irregularity ? calling.begun() : Calling.NONE,
                Set.of());
    }

    /// The address, without a place on the page.
    String path() {
        List<String> query = new ArrayList<>();
        query.add(field(EDITION, book.code()));
        offender.ifPresent(seat -> query.add(field(OFFENDER, letter(seat))));
        declarer.ifPresent(seat -> query.add(field(DECLARER, letter(seat))));
        desk.ifPresent(at -> query.add(field(Desk.AT, at.text())));
        if (!thing.isEmpty()) {
            query.add(field(THING, thing));
        }
        if (!suits.gone().isEmpty()) {
            query.add(field(SuitsShown.GONE, SuitsShown.text(suits.gone())));
        }
        if (!suits.named().isEmpty()) {
            query.add(field(SuitsShown.NAMED, SuitsShown.text(suits.named())));
        }
        calling.query().forEach(query::add);
        if (!doubted.isEmpty()) {
            query.add(field(DOUBTED, doubts()));
        }
        facts.facts().stream()
                .sorted()
                .map(fact -> field(fact.code(), facts.answer(fact).orElseThrow()))
                .forEach(query::add);
        return "/rulings/%s?%s".formatted(irregularity.code(), String.join("&", query));
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }

    private static String field(String name, String value) {
        return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
}
