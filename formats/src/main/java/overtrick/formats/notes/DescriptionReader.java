package overtrick.formats.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.formats.notes.Described.Reading;
import overtrick.formats.notes.Hands.Limit;

/// Reads what players write of a call: points, lengths, balanced or not, stoppers, and what it asks
/// of partner. A description that leaves things open (`may have`, `or`, `unless`) is no rule unless
/// the rest of its clause was read.
final class DescriptionReader {

    /// A clause that only allows something limits nobody.
    private static final Pattern ALLOWS =
            Pattern.compile(
                    "^\\W*(may|maybe|can|could|might|usually|often|sometimes|possibly|rarely|likely|probably|e\\.g\\.)\\b.*");

    /// Of such a clause it is not clear what belongs together.
    private static final Pattern MIXED = Pattern.compile("\\bor\\b.*\\band\\b|\\band\\b.*\\bor\\b");

    private static final Pattern CLAUSES = Pattern.compile("(?:[,;\\n]|\\.(?=\\s|$))");

    /// What makes the rest of a clause more than a remark.
    private static final Pattern OPEN =
            Pattern.compile(
                    "\\b(or|may|maybe|might|if|unless|except|without|not|no|either|denies|semi|usually|often|likely|probably|sometimes|accepts?|any)\\b|[/?~<>=]|\\b[a-c]\\)");

    /// Words that add nothing to what was read.
    private static final Pattern IDLE =
            Pattern.compile(
                    "\\b(natural or balanced|natural|nat|suits?|hands?|with|and|at least|exactly|about|approx|ca|cards?|carder|shows?|showing|the|a|an|opening|opener|in|of|is|are|only|also|weak|artificial|conventional|preempt(?:ive)?|any hand|any distribution|any shape|any)\\b|[()\\[\\]{}+:.!\"'*-]");

    private static final Pattern ANYTHING =
            Pattern.compile(
                    "\\bany (hand|distribution|shape)\\b|\\bartificial\\b|\\brelay\\b|\\bpuppet\\b|\\bwaiting\\b|\\bnegative\\b|\\bforced\\b|\\bask(s|ing)?\\b");

    /// Points that are left unsaid.
    private static final int OPENING = 11;

    private static final int RESPONSE = 6;

    private static final Pattern DOUBLE_BLANK = Pattern.compile("\\s+");

    private final Call call;
    private final Optional<Suit> own;
    private final Optional<Suit> partner;
    private final boolean opening;
    private final LimitReader limits;

    /// @param partner the suit that partner has bid last
    /// @param opening whether nobody has bid
    DescriptionReader(Call call, Optional<Suit> partner, boolean opening) {
        this.opening = opening;
        this.call = call;
        this.own = call instanceof Bid(_, var strain) ? strain.trumps() : Optional.empty();
        this.partner = partner;
        this.limits = new LimitReader(call, own, partner);
    }

    Described read(String description) {
        String text = PlainText.readable(description);
        var force = Forcing.of(text);
        var flags = new ArrayList<>(force.flags());
        var hands = Hands.ANY;
        var rest = new ArrayList<String>();
        boolean open = false;
        for (var clause : clauses(force.rest())) {
            if (ALLOWS.matcher(clause).matches()) {
                rest.add(clause.strip());
                continue;
            }
            if (MIXED.matcher(clause).find()) {
                open = true;
                rest.add(clause.strip());
                continue;
            }
            var read = limits.read(clause);
            hands = hands.and(read.hands());
            String left = left(read.rest());
            open |= OPEN.matcher(left).find();
            if (!left.isEmpty()) {
                rest.add(left);
            }
        }
        boolean anything = ANYTHING.matcher(text).find();
        if (isArtificial(text, hands)) {
            flags.add("alert");
        }
        return judged(hands, flags, open, anything, String.join(", ", rest));
    }

    private static List<String> clauses(String text) {
        return List.of(CLAUSES.split(text));
    }

    private static String left(String clause) {
        String idle = IDLE.matcher(clause).replaceAll(" ");
        return DOUBLE_BLANK.matcher(idle).replaceAll(" ").strip();
    }

    private Described judged(
            Hands hands, List<String> flags, boolean open, boolean anything, String rest) {
        var text = new Described(Hands.ANY, flags, Reading.TEXT, "");
        if (hands.isAny()) {
            return text.asText("no points and no lengths are read");
        }
        if (open) {
            return text.asText("leaves things open: " + rest);
        }
        boolean strength = anything || hands.hasAny(Limit.Points.class);
        if (opening && !strength && call instanceof Bid bid && bid.level() > 1) {
            return text.asText("no points are read of an opening");
        }
        var shaped = withUsualShape(hands, anything);
        var whole = strength ? shaped : withUsualStrength(shaped);
        boolean assumed = !whole.equals(hands);
        boolean all = rest.isEmpty() && !assumed;
        String why =
                assumed
                        ? "taken to be %s".formatted(whole.text())
                        : rest.isEmpty() ? "" : "not read: " + rest;
        return new Described(whole, flags, all ? Reading.WHOLE : Reading.PART, why);
    }

    /// A natural bid of which only points are told has the length or the shape that such bids have.
    private Hands withUsualShape(Hands hands, boolean anything) {
        boolean shaped = hands.hasAny(Limit.Length.class) || hands.hasAny(Limit.Shape.class);
        if (shaped || anything || !(call instanceof Bid(int level, var strain))) {
            return hands;
        }
        if (strain == Strain.NOTRUMP) {
            return hands.and(Hands.of(new Limit.Shape(true)));
        }
        int least = own.equals(partner) ? 3 : Math.min(3 + level, 7);
        return own.map(suit -> hands.and(Hands.of(new Limit.Length(suit, least, 13))))
                .orElse(hands);
    }

    /// An opening has an opening's points, and a natural bid of others those of a response.
    private Hands withUsualStrength(Hands hands) {
        boolean natural = own.filter(hands::hasLengthOf).isPresent() || call == Word.DOUBLE;
        if (!opening && !natural) {
            return hands;
        }
        int least = opening ? OPENING : RESPONSE;
        return hands.and(Hands.of(new Limit.Points(least, LimitReader.HIGHEST)));
    }

    /// Says another suit than its own, or says that it is artificial.
    private boolean isArtificial(String text, Hands hands) {
        boolean said = ConventionNames.PATTERN.matcher(text).find();
        boolean elsewhere =
                own.isPresent()
                        && hands.hasAny(Limit.Length.class)
                        && !hands.hasLengthOf(own.get());
        return said || elsewhere;
    }
}
