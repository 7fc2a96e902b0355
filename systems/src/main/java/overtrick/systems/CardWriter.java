package overtrick.systems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.systems.ConventionCard.Kind;
import overtrick.systems.ConventionCard.Opponents;
import overtrick.systems.ConventionCard.Part;
import overtrick.systems.hand.Remainder;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;
import overtrick.systems.language.Purpose;

/// Writes the card of a system from the system itself: its openings, their responses, the answers
/// to its conventions, and what it does in the auctions that every card covers.
final class CardWriter {

    private static final Seat DEALER = Seat.NORTH;

    /// Calls of ours and passes of theirs after which opener speaks again.
    private static final List<String> REBIDS =
            List.of("1D P 1S P", "1H P 1N P", "1S P 2C P", "1S P 2S P", "1D P 1S P 1N P");

    /// Where slam bidding begins: with trumps agreed, and over notrump.
    private static final List<String> SLAMS = List.of("1S P 3S P", "1N P");

    private static final List<String> DEFENCE =
            List.of("1C", "1D", "1H", "1S", "1N", "2S", "3D", "4H", "1H P 2H", "1N P 2C");

    private static final List<String> FOURTH_SEAT = List.of("1H P P", "1N P P");

    private static final List<String> ADVANCES =
            List.of("1H 1S P", "1H X P", "1H X 2H", "1N 2C P", "2H X P");

    private static final List<String> CONTESTED =
            List.of("1D X", "1D 1S", "1H 1S", "1H 2S", "1C P 1H 1S", "1N X", "1N 2H");

    /// How opponents intervene over a conventional opening.
    private static final List<String> INTERFERENCE = List.of("X", "1S", "2H");

    private final BiddingSystem system;
    private final Opponents opponents;
    private final List<Part> parts = new ArrayList<>();

    /// Auctions that have been understood: most parts go on from another.
    private final Map<Before, Understanding> understood = new HashMap<>();

    private record Before(
            BiddingSystem northSouth,
            BiddingSystem eastWest,
            Vulnerability vulnerability,
            List<Call> calls) {}

    CardWriter(BiddingSystem system, Opponents opponents) {
        this.system = system;
        this.opponents = opponents;
    }

    ConventionCard card() {
        var openings = lines(Kind.OPENINGS, "", Vulnerability.NONE);
        add(Kind.OPENINGS, "", openings);
        var vulnerable = lines(Kind.VULNERABLE, "", Vulnerability.BOTH);
        add(Kind.VULNERABLE, "", without(openings, vulnerable));
        var third = lines(Kind.THIRD_SEAT, "P P", Vulnerability.NONE);
        add(Kind.THIRD_SEAT, "P P", without(openings, third));
        firstOfEach(openings, Meant::call, meant -> meant.call() instanceof Bid)
                .forEach(this::responses);
        REBIDS.forEach(auction -> add(Kind.REBIDS, auction));
        var asked = new HashSet<String>();
        SLAMS.forEach(auction -> slams(auction, asked));
        DEFENCE.forEach(auction -> add(Kind.DEFENCE, auction));
        add(Kind.STRONG_CLUB, "1C");
        FOURTH_SEAT.forEach(auction -> add(Kind.FOURTH_SEAT, auction));
        ADVANCES.forEach(auction -> add(Kind.ADVANCES, auction));
        CONTESTED.forEach(auction -> add(Kind.CONTESTED, auction));
        firstOfEach(openings, Meant::call, meant -> isQuestion(meant.row()))
                .forEach(this::interference);
        return new ConventionCard(system.book().title(), parts);
    }

    /// The responses; and what opener says to conventions among them, or to all of them when their
    /// opening is one.
    private void responses(Meant opening) {
        String auction = opening.call().code() + " P";
        var responses = lines(Kind.RESPONSES, auction, Vulnerability.NONE);
        add(Kind.RESPONSES, auction, responses);
        boolean convention = isQuestion(opening.row());
        var wanted = responses.stream().filter(line -> convention || line.row().alert());
        answers(auction, wanted.toList(), convention, new HashSet<>());
    }

    /// What answers the calls that want an answer, and what answers the questions among those.
    ///
    /// @param convention whether the opening is one: then everything that follows is shown
    /// @param known rows that stand on the card for this opening
    private void answers(String auction, List<Meant> calls, boolean convention, Set<String> known) {
        for (var meant : firstOfEach(calls, Meant::call, line -> !isAsk(line))) {
            String answering = "%s %s P".formatted(auction, meant.call().code());
            var answers = lines(Kind.ANSWERS, answering, Vulnerability.NONE);
            if (known.addAll(answers.stream().map(line -> line.row().place()).toList())) {
                add(Kind.ANSWERS, answering, answers);
                var questions = answers.stream().filter(line -> isQuestion(line.row()));
                var wanted =
                        questions.filter(line -> convention || line.row().force() == Force.FORCING);
                answers(answering, wanted.toList(), convention, known);
            }
        }
    }

    /// Questions for aces and kings have a section of their own, for they are asked anywhere.
    private static boolean isAsk(Meant line) {
        return line.row().purpose() == Purpose.ASKS;
    }

    private static boolean isQuestion(Offer row) {
        boolean asks = row.force() == Force.FORCING || row.force() == Force.GAME_FORCING;
        return row.alert() && asks;
    }

    /// The questions for aces and kings, each where it comes first, and how they are answered when
    /// the opponents come between.
    private void slams(String auction, Set<String> asked) {
        var lines = lines(Kind.KEY_CARDS, auction, Vulnerability.NONE);
        for (var meant : firstOfEach(lines, Meant::key, CardWriter::isAsk)) {
            if (asked.add(meant.key())) {
                String question = "%s %s".formatted(auction, meant.call().code());
                add(Kind.KEY_CARDS, question + " P");
                if (meant.call().code().equals("4N")) {
                    add(Kind.KEY_CARDS, question + " X");
                    add(Kind.KEY_CARDS, question + " 5H");
                }
                lines(Kind.KEY_CARDS, question + " P", Vulnerability.NONE)
                        .forEach(answer ->
                                slams(
                                        "%s P %s P".formatted(question, answer.call().code()),
                                        asked));
            }
        }
    }

    private void interference(Meant opening) {
        for (var call : INTERFERENCE) {
            var auction = Auction.parse(DEALER, opening.call().code());
            boolean possible = auction.standing().refusal(Call.parse(call)).isEmpty();
            if (possible && !CONTESTED.contains(opening.call().code() + " " + call)) {
                add(Kind.CONTESTED, opening.call().code() + " " + call);
            }
        }
    }

    private void add(Kind kind, String auction) {
        add(kind, auction, lines(kind, auction, Vulnerability.NONE));
    }

    private void add(Kind kind, String auction, List<Meant> lines) {
        if (!lines.isEmpty()) {
            parts.add(new Part(kind, Auction.parse(DEALER, auction), lines));
        }
    }

    private static <K> List<Meant> firstOfEach(
            List<Meant> lines, Function<Meant, K> kind, Predicate<Meant> wanted) {
        var first = new LinkedHashMap<K, Meant>();
        lines.stream().filter(wanted).forEach(meant -> first.putIfAbsent(kind.apply(meant), meant));
        return List.copyOf(first.values());
    }

    private static List<Meant> without(List<Meant> usual, List<Meant> lines) {
        return lines.stream()
                .filter(line -> usual.stream().noneMatch(known -> isSame(known, line)))
                .toList();
    }

    private static boolean isSame(Meant one, Meant other) {
        return one.call().equals(other.call()) && one.shows().equals(other.shows());
    }

    private record Line(Call call, String key) {}

    /// Rows of one call under one name are one line; none for rows whose hands have all been called
    /// by rows above. A pass is shown when it is conventional.
    private List<Meant> lines(Kind kind, String calls, Vulnerability vulnerability) {
        var now = now(kind, Auction.parse(DEALER, calls).calls(), vulnerability);
        var caller = now.auction().turn().orElseThrow();
        var rows = new LinkedHashMap<Line, Offer>();
        var left = Remainder.of(now.hands().of(caller));
        for (var offer : now.offers()) {
            boolean silent = offer.call() == Word.PASS && !offer.alert();
            boolean possible = !left.and(offer.shows()).isContradiction();
            if (possible && !silent && offer.isWritten()) {
                rows.merge(new Line(offer.call(), offer.key()), offer, Offer::orAlso);
            }
            left = left.minus(offer.shows());
        }
        for (var offer : now.explained()) {
            rows.putIfAbsent(new Line(offer.call(), offer.key()), offer);
        }
        return Call.ALL.stream()
                .flatMap(call -> rows.values().stream().filter(row -> row.call().equals(call)))
                .map(row -> new Meant(caller, row, row.shows(), now.last(caller).isEmpty()))
                .toList();
    }

    /// The auction of a part as the system understands it.
    Understanding now(Kind kind, List<Call> calls, Vulnerability vulnerability) {
        var theirs = opponents.at(kind);
        var before =
                kind.isDefence()
                        ? new Before(theirs, system, vulnerability, calls)
                        : new Before(system, theirs, vulnerability, calls);
        var known = understood.get(before);
        if (known != null) {
            return known;
        }
        var now =
                calls.isEmpty()
                        ? Understanding.start(
                                before.northSouth, before.eastWest, DEALER, vulnerability)
                        : now(kind, calls.subList(0, calls.size() - 1), vulnerability)
                                .with(calls.getLast());
        understood.put(before, now);
        return now;
    }
}
