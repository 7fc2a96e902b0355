package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.Diagnostics;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;
import overtrick.formats.Severity;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PbnTag;
import overtrick.formats.pbn.PlayedBoard;

/// Reads a lesson. What its directives say is taken as it stands; what is not understood is told
/// with its line and left where it is, never guessed.
public final class LessonReader {

    /// The largest file that is read.
    public static final int LARGEST = 2 << 20;

    /// Steps that a board may have.
    public static final int STEPS = 200;

    /// Letters that the text of a board may have.
    public static final int LETTERS = 40_000;

    /// For files of strangers.
    private static final ReadingLimits LIMITS = new ReadingLimits(400, 120, 60_000, 1_000);

    private static final String AUCTION = "Auction";

    /// What programs write beside a deal: counts of hands, and what somebody thought of it while
    /// choosing.
    private static final Pattern RECKONED =
            Pattern.compile("^\\s*(?:(?:Shape|HCP|Losers)(?: \\d{1,4}){4}\\s*$|Curate\\s*\\n)");

    private static final Pattern ROTATE = Pattern.compile("\\[ROTATE]", Pattern.CASE_INSENSITIVE);
    private static final Pattern BID =
            Pattern.compile("\\[BID\\s+([^\\]\\s]{1,8})\\s*]", Pattern.CASE_INSENSITIVE);

    /// One short line that ends with a number: which board it is.
    private static final Pattern LABEL = Pattern.compile("\\s*[^\\n]{1,60} \\d{1,4}\\s*");

    private final Diagnostics remarks = new Diagnostics(LIMITS);

    /// Lines that are an error elsewhere, and not for a lesson.
    private final Set<Integer> given = new HashSet<>();

    private LessonReader() {}

    /// Reads a file, within limits: whatever it is, this returns soon.
    ///
    /// @param name what the lesson is called when its first board has no title
    public static Lesson read(byte[] bytes, String name) {
        return new LessonReader().lesson(bytes, name);
    }

    private Lesson lesson(byte[] bytes, String name) {
        if (bytes.length > LARGEST) {
            var large = "file has %,d bytes; %,d are the most".formatted(bytes.length, LARGEST);
            return new Lesson(name, List.of(), List.of(remark(large)));
        }
        var file = Pbn.read(bytes, LIMITS);
        var boards = new ArrayList<LessonBoard>();
        try {
            for (var game : file.games()) {
                board(game).ifPresent(boards::add);
            }
        } catch (LimitExceeded exceeded) {
            var all = new ArrayList<>(remarks.list());
            all.add(exceeded.diagnostic());
            return new Lesson(name, boards, all);
        }
        var title =
                boards.stream()
                        .map(board -> board.tag("Event").strip())
                        .filter(event -> !event.isEmpty())
                        .findFirst()
                        .orElse(name);
        return new Lesson(title, boards, together(file.diagnostics()));
    }

    private static Diagnostic remark(String message) {
        return new Diagnostic(1, 1, Severity.ERROR, message);
    }

    private List<Diagnostic> together(List<Diagnostic> ofFile) {
        var all = new Diagnostics();
        ofFile.stream()
                .filter(one -> one.severity() != Severity.ERROR || !given.contains(one.line()))
                .forEach(one -> add(all, one));
        remarks.list().forEach(one -> add(all, one));
        return all.list();
    }

    private static void add(Diagnostics all, Diagnostic one) {
        var place = new overtrick.formats.Place(one.line(), one.column());
        switch (one.severity()) {
            case WARNING -> all.warn(place, one.message());
            case ERROR -> all.error(place, one.message());
        }
    }

    private Optional<LessonBoard> board(PbnGame game) {
        return game.played()
                .map(played -> board(game, withAuction(game, played), Set.of()))
                .or(() -> game.part().flatMap(part -> board(game, part)));
    }

    /// A board of which some hands are given: the others get the cards that are left, which nobody
    /// sees.
    private Optional<LessonBoard> board(PbnGame game, PartBoard part) {
        var left = new ArrayList<Card>();
        var known = CardSet.NONE;
        for (var hand : part.hands().values()) {
            known = known.union(hand);
        }
        CardSet.ALL.minus(known).forEach(left::add);
        var hidden = EnumSet.complementOf(EnumSet.copyOf(part.hands().keySet()));
        var hands = new EnumMap<Seat, CardSet>(part.hands());
        for (var seat : hidden) {
            var mine = left.subList(0, Deal.HAND);
            hands.put(seat, CardSet.copyOf(mine));
            mine.clear();
        }
        var deal =
                new Deal(
                        hands.getOrDefault(Seat.NORTH, CardSet.NONE),
                        hands.getOrDefault(Seat.EAST, CardSet.NONE),
                        hands.getOrDefault(Seat.SOUTH, CardSet.NONE),
                        hands.getOrDefault(Seat.WEST, CardSet.NONE));
        var whole = game.with("Deal", deal.pbn(Seat.NORTH));
        return whole.played()
                .map(played -> {
                    game.tag("Deal").ifPresent(tag -> given.add(tag.valuePlace().line()));
                    return board(game, withAuction(whole, played), hidden);
                });
    }

    /// A lesson is about its auction: where the contract told is another, it is the contract that
    /// is left out.
    private PlayedBoard withAuction(PbnGame game, PlayedBoard played) {
        var tag = game.tag(AUCTION).filter(_ -> played.auction().isEmpty());
        var other =
                tag.flatMap(_ ->
                                game.with("Contract", "")
                                        .with("Declarer", "")
                                        .with("Result", "")
                                        .played())
                        .filter(found -> found.auction().isPresent());
        if (other.isEmpty()) {
            return played;
        }
        tag.ifPresent(auction -> {
            given.add(auction.place().line());
            remarks.warn(auction.place(), "contract told is not the auction's; the auction counts");
        });
        return other.get();
    }

    private LessonBoard board(PbnGame game, PlayedBoard played, Set<Seat> hidden) {
        var comments = comments(game);
        var named = student(game);
        boolean turned = isTurned(played, named, comments);
        var student = turned ? named.partner() : named;
        var cutter = new StepCutter(played, student, turned, remarks);
        comments.forEach(cutter::read);
        var steps = cutter.steps();
        boolean told = comments.stream().anyMatch(one -> Directive.isIn(one.text()));
        return told
                ? new LessonBoard(played, student, hidden, true, steps)
                : new LessonBoard(
                        played,
                        student,
                        hidden,
                        false,
                        PlainSteps.of(played, student, cutter.text()));
    }

    /// Whether a board is told from across the table: it turns the table later, and the first call
    /// asked for is not the reader's but their partner's.
    private static boolean isTurned(
            PlayedBoard played, Seat reader, List<PbnElement.Comment> comments) {
        boolean rotates =
                comments.stream().anyMatch(comment -> ROTATE.matcher(comment.text()).find());
        if (!rotates || played.auction().isEmpty()) {
            return false;
        }
        var auction = played.auction().get();
        return comments.stream()
                .flatMap(comment -> BID.matcher(comment.text()).results())
                .findFirst()
                .map(bid -> bid.group(1).replaceAll("[\\\\!]", ""))
                .filter(word -> word.matches("[1-7](?:[CDHScdhs]|[Nn][Tt]?)"))
                .map(Call::parse)
                .map(auction.calls()::indexOf)
                .filter(place -> place >= 0)
                .filter(place -> auction.caller(place) == reader.partner())
                .isPresent();
    }

    private Seat student(PbnGame game) {
        var tag = game.given("Student");
        try {
            return tag.map(one -> Seat.parse(one.value().strip().toUpperCase(Locale.ROOT)))
                    .orElse(Seat.SOUTH);
        } catch (FormatException wrong) {
            remarks.warn(
                    tag.map(PbnTag::valuePlace).orElse(game.place()),
                    "Student is not N, E, S or W; South is taken");
            return Seat.SOUTH;
        }
    }

    /// The comments that tell the lesson: those with directives, and the others from the auction on
    /// that are more than the board's label. Where none has directives, all that people wrote.
    private static List<PbnElement.Comment> comments(PbnGame game) {
        var tags = game.tags();
        int auction = 0;
        while (auction < tags.size() && !tags.get(auction).name().equals(AUCTION)) {
            auction++;
        }
        var before = comments(tags.subList(0, auction));
        var behind = comments(tags.subList(auction, tags.size()));
        before.removeIf(comment -> RECKONED.matcher(comment.text()).find());
        if (!behind.stream().anyMatch(comment -> Directive.isIn(comment.text()))) {
            before.addAll(behind);
            return before;
        }
        before.removeIf(comment -> !Directive.isIn(comment.text()));
        if (LABEL.matcher(behind.getFirst().text()).matches()
                && !Directive.isIn(behind.getFirst().text())) {
            behind.removeFirst();
        }
        before.addAll(behind);
        return before;
    }

    private static List<PbnElement.Comment> comments(List<PbnTag> tags) {
        var all = new ArrayList<PbnElement.Comment>();
        for (var tag : tags) {
            all.addAll(tag.comments());
            if (tag.name().equals(AUCTION)) {
                all.addAll(behindLastCall(tag.body()));
            } else {
                tag.body().forEach(element -> addComment(all, element));
            }
        }
        return all;
    }

    private static List<PbnElement.Comment> behindLastCall(List<PbnElement> body) {
        var all = new ArrayList<PbnElement.Comment>();
        for (var element : body) {
            if (element instanceof PbnElement.Word) {
                all.clear();
            }
            addComment(all, element);
        }
        return all;
    }

    private static void addComment(List<PbnElement.Comment> all, PbnElement element) {
        if (element instanceof PbnElement.Comment comment) {
            all.add(comment);
        }
    }
}
