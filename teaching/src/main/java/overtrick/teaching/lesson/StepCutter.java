package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.pbn.PlayedBoard;

/// Cuts the comments of one board into steps, directive by directive.
final class StepCutter {

    private final PlayedBoard played;
    private final Seat student;
    private final DirectiveWords words;
    private final Diagnostics remarks;
    private final List<Step> steps = new ArrayList<>();
    private final List<Call> accepted = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final List<Display> heads = new ArrayList<>();
    private List<Display> displays = new ArrayList<>();
    private int letters;
    private boolean full;
    private boolean beforeBid;
    private Pronouns pronouns = Pronouns.OF_READER;

    /// The calls of the auction that directives have come to.
    private int heard;

    /// @param turned whether the seats of the directives are those across the table
    StepCutter(PlayedBoard played, Seat student, boolean turned, Diagnostics remarks) {
        this.played = played;
        this.student = student;
        this.words = new DirectiveWords(played.board().deal(), turned, remarks);
        this.remarks = remarks;
    }

    /// Reads one comment; what it says belongs behind what the comments before it have said.
    void read(PbnElement.Comment comment) {
        var all = Directive.BRACKETS.matcher(comment.text()).results().toList();
        int from = 0;
        for (int at = 0; at < all.size(); at++) {
            var found = all.get(at);
            var place = place(comment, found.start());
            String name = found.group(1);
            var known = Directive.of(name);
            if (known.isEmpty() && !Directive.looksLike(name)) {
                continue;
            }
            tell(pronouns.in(comment.text().substring(from, found.start())), place);
            from = found.end();
            if (known.isEmpty()) {
                remarks.warn(place, "directive is not known and does nothing: " + found.group());
            } else {
                String rest = Optional.ofNullable(found.group(2)).orElse("").strip();
                beforeBid = isBeforeBid(comment.text(), all.subList(at, all.size()));
                obey(known.get(), rest, place);
            }
        }
        tell(pronouns.in(comment.text().substring(from)), comment.place());
        tell("\n\n", comment.place());
    }

    /// Whether nothing but other directives of its kind stands between the first and a question.
    private static boolean isBeforeBid(String text, List<MatchResult> from) {
        for (int next = 1; next < from.size(); next++) {
            var directive = Directive.of(from.get(next).group(1));
            int end = from.get(next - 1).end();
            if (!text.substring(end, from.get(next).start()).isBlank() || directive.isEmpty()) {
                return false;
            }
            if (directive.get() != Directive.ACCEPT) {
                return directive.get() == Directive.BID;
            }
        }
        return false;
    }

    private static Place place(PbnElement.Comment comment, int at) {
        int line = comment.place().line();
        int column = comment.place().column() + 1 + at;
        for (int letter = 0; letter < at; letter++) {
            if (comment.text().charAt(letter) == '\n') {
                line++;
                column = at - letter;
            }
        }
        return new Place(line, Math.max(1, column));
    }

    private void tell(String more, Place place) {
        if (letters >= LessonReader.LETTERS) {
            return;
        }
        if (!heads.isEmpty() && !more.isBlank()) {
            begin(place);
        }
        int room = LessonReader.LETTERS - letters;
        letters += more.length();
        if (more.length() > room) {
            remarks.error(
                    place,
                    "text of the board is cut after %,d letters".formatted(LessonReader.LETTERS));
        }
        text.append(more, 0, Math.min(room, more.length()));
    }

    private void head(Display.Heading heading) {
        (text.toString().isBlank() ? displays : heads).add(heading);
    }

    /// What was said under another heading is a step of its own.
    private void begin(Place place) {
        var next = List.copyOf(heads);
        heads.clear();
        cutText(place);
        displays.addAll(next);
    }

    private void obey(Directive directive, String rest, Place place) {
        try {
            switch (directive) {
                case BID -> bid(rest, place);
                case ACCEPT -> accept(rest);
                case CHOOSE_CARD -> choose(rest, place);
                case NEXT -> cut(Ask.Move.NEXT, place);
                case ROTATE -> rotate(rest, place);
                case SHOW -> displays.add(new Display.Show(words.seats(rest)));
                case SHOWCARDS -> displays.add(words.onTable(rest, place));
                case PLAY -> displays.add(new Display.Gone(words.cards(rest, place)));
                case RESET -> displays.add(Display.Sign.RESET);
                case SHOW_LEAD -> displays.add(Display.Sign.SHOW_LEAD);
                case AUCTION -> displays.add(new Display.AuctionShown(DirectiveWords.on(rest)));
                case CLEAR_COMMENTARY -> displays.add(Display.Sign.CLEAR_COMMENTARY);
                case POST_AUCTION -> cutText(place);
                case ROLE -> head(new Display.Heading(true, DirectiveWords.role(rest)));
                case STAGE -> head(new Display.Heading(false, DirectiveWords.heading(rest)));
            }
        } catch (FormatException wrong) {
            remarks.error(
                    place,
                    "[%s %s]: %s; it does nothing"
                            .formatted(directive, rest, String.valueOf(wrong.getMessage())));
            if (directive == Directive.BID || directive == Directive.CHOOSE_CARD) {
                cut(Ask.Move.NEXT, place);
            }
        }
    }

    private void cut(Ask ask, Place place) {
        if (steps.size() == LessonReader.STEPS - 1 && !full) {
            full = true;
            remarks.error(place, "board has more than %d steps".formatted(LessonReader.STEPS));
        }
        displays.addAll(heads);
        heads.clear();
        String prose = Prose.tidy(text.toString());
        boolean idle = !ask.isQuestion() && prose.isEmpty() && displays.isEmpty();
        if (steps.size() < LessonReader.STEPS - 1 && !(idle && ask == Ask.Move.NEXT)) {
            steps.add(new Step(displays, prose, ask));
        }
        text.setLength(0);
        displays = new ArrayList<>();
        accepted.clear();
    }

    private void cutText(Place place) {
        if (!text.toString().isBlank()) {
            cut(Ask.Move.NEXT, place);
        }
    }

    private void bid(String rest, Place place) {
        var right = DirectiveWords.call(rest);
        var others = accepted.stream().filter(other -> !other.equals(right)).distinct().toList();
        pronouns = Pronouns.OF_READER;
        var caller = caller(right, place);
        if (caller == student) {
            cut(new Ask.Bid(right, others), place);
        } else {
            pronouns = Pronouns.of(student, caller);
            cutText(place);
        }
    }

    /// Who makes a call that a directive names: the reader, if they do; else it only says to which
    /// call of another what follows belongs.
    private Seat caller(Call right, Place place) {
        var auction = played.auction();
        if (auction.isEmpty()) {
            remarks.warn(place, "a call is asked for, but the board has no auction");
            return student;
        }
        var calls = auction.get().calls();
        int other = -1;
        for (int at = heard; at < calls.size(); at++) {
            if (calls.get(at).equals(right)) {
                if (auction.get().caller(at) == student) {
                    heard = at + 1;
                    return student;
                }
                other = other < 0 ? at : other;
            }
        }
        if (other >= 0) {
            heard = other + 1;
            return auction.get().caller(other);
        }
        remarks.warn(
                place,
                "%s is asked for, but %c does not call it in the auction"
                        .formatted(right.code(), student.letter()));
        return student;
    }

    /// Other calls that are right: they stand right before the question, or behind it.
    private void accept(String rest) {
        var calls = new ArrayList<Call>();
        for (var word : rest.split("[\\s,]+")) {
            calls.add(DirectiveWords.call(word));
        }
        boolean close = text.toString().isBlank() && displays.isEmpty();
        boolean behind = !steps.isEmpty() && (close || !beforeBid);
        if (behind && steps.getLast().ask() instanceof Ask.Bid(var right, var others)) {
            var all = new LinkedHashSet<>(others);
            all.addAll(calls);
            all.remove(right);
            steps.set(
                    steps.size() - 1, steps.getLast().asking(new Ask.Bid(right, List.copyOf(all))));
        } else {
            accepted.addAll(calls);
        }
    }

    private void choose(String rest, Place place) {
        cut(new Ask.Choose(words.ofOneHand(rest)), place);
    }

    private void rotate(String rest, Place place) {
        if (rest.isEmpty()) {
            cut(Ask.Move.ROTATE, place);
        } else {
            displays.add(new Display.Nearest(words.seat(rest)));
        }
    }

    /// The steps so far, with what stands behind the last question as the last one.
    List<Step> steps() {
        var all = new ArrayList<>(steps);
        displays.addAll(heads);
        heads.clear();
        all.add(new Step(displays, text(), Ask.Move.END));
        return List.copyOf(all);
    }

    /// The text that belongs to no step yet.
    String text() {
        return Prose.tidy(text.toString());
    }
}
