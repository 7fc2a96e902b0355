package overtrick.manager.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Words that both sides use.
final class Terms {

    static final String SEAT = "(north|east|south|west)";

    private static final Suit[] SUITS = {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS};

    private static final Pattern NOT_ASCII = Pattern.compile("[^ -~]");

    private static final Pattern ALERT =
            Pattern.compile("\\b(alert|infos?)\\b", Pattern.CASE_INSENSITIVE);

    private Terms() {}

    /// A whole line, in any case; blanks between words may be more than one, and a dot may follow.
    static Pattern line(String form) {
        return Pattern.compile(form + " ?\\.?", Pattern.CASE_INSENSITIVE);
    }

    /// Blanks at the ends gone, one between words, and the quotation marks of word processors made
    /// plain.
    static String tidy(String line) {
        return line.strip().replaceAll("[“”]", "\"").replace('’', '\'').replaceAll("\\s+", " ");
    }

    /// Cuts a line before each message that begins in it, but nothing after an alert: that is free
    /// text.
    static List<String> split(String line, Pattern next) {
        var lines = new ArrayList<String>();
        String rest = line;
        for (var found = next.matcher(rest); found.find(); found = next.matcher(rest)) {
            if (ALERT.matcher(rest.substring(0, found.start())).find()) {
                break;
            }
            lines.add(rest.substring(0, found.start()));
            rest = rest.substring(found.start());
        }
        lines.add(rest);
        return lines;
    }

    static Seat seat(String word) {
        return Seat.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /// `North`.
    static String name(Seat seat) {
        return seat.letter() + seat.name().substring(1).toLowerCase(Locale.ROOT);
    }

    /// `bids 1NT`, `passes`, `doubles` or `redoubles`.
    static String text(Call call, boolean upper) {
        String text =
                switch (call) {
                    case Call.Word.PASS -> "passes";
                    case Call.Word.DOUBLE -> "doubles";
                    case Call.Word.REDOUBLE -> "redoubles";
                    case Bid(int level, var strain) ->
                            "bids " + level + (strain == Strain.NOTRUMP ? "NT" : strain.code());
                };
        return upper ? text.toUpperCase(Locale.ROOT) : text;
    }

    /// Empty for what is no call.
    static Optional<Call> call(String words) {
        String said = words.toLowerCase(Locale.ROOT).replaceFirst("^bids? ", "").strip();
        return switch (said) {
            case "passes" -> Optional.of(Call.Word.PASS);
            case "doubles" -> Optional.of(Call.Word.DOUBLE);
            case "redoubles" -> Optional.of(Call.Word.REDOUBLE);
            default -> parsed(said.replace(" ", ""));
        };
    }

    private static Optional<Call> parsed(String word) {
        try {
            return Optional.of(Call.parse(word));
        } catch (FormatException _) {
            return Optional.empty();
        }
    }

    /// Rank first or suit first; empty for what is no card.
    static Optional<Card> card(String word) {
        try {
            return Optional.of(Card.parse(word));
        } catch (FormatException _) {
            return Optional.empty();
        }
    }

    /// Rank, then suit.
    static String text(Card card) {
        return "" + card.rank().letter() + card.suit().letter();
    }

    /// `S A K 5. H -. D Q J. C T 9 8.`
    static String text(CardSet cards) {
        var text = new StringBuilder();
        for (var suit : SUITS) {
            String ranks = cards.ranks(suit);
            text.append(text.isEmpty() ? "" : " ").append(suit.letter()).append(' ');
            text.append(ranks.isEmpty() ? "-" : String.join(" ", ranks.split(""))).append('.');
        }
        return text.toString();
    }

    /// Suits in any order; a void is a dash or nothing. Empty for what is no hand of 13 cards.
    static Optional<CardSet> cards(String text) {
        var cards = CardSet.NONE;
        String signs = text.toUpperCase(Locale.ROOT).replace("10", "T").replaceAll("[ .,:-]", "");
        Optional<Suit> suit = Optional.empty();
        for (int at = 0; at < signs.length(); at++) {
            char sign = signs.charAt(at);
            if ("SHDC".indexOf(sign) >= 0) {
                suit = Optional.of(Suit.parse(sign));
            } else if (suit.isPresent() && "23456789TJQKA".indexOf(sign) >= 0) {
                cards = cards.with(Card.of(suit.get(), Rank.parse(sign)));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(cards).filter(hand -> hand.size() == Deal.HAND);
    }

    static String text(Vulnerability vulnerability) {
        return switch (vulnerability) {
            case NONE -> "Neither";
            case NORTH_SOUTH -> "N/S";
            case EAST_WEST -> "E/W";
            case BOTH -> "Both";
        };
    }

    static Optional<Vulnerability> vulnerability(String word) {
        return switch (word.toLowerCase(Locale.ROOT).replace("/", "").replace(" ", "")) {
            case "neither", "none", "nobody" -> Optional.of(Vulnerability.NONE);
            case "ns" -> Optional.of(Vulnerability.NORTH_SOUTH);
            case "ew" -> Optional.of(Vulnerability.EAST_WEST);
            case "both", "all" -> Optional.of(Vulnerability.BOTH);
            default -> Optional.empty();
        };
    }

    /// A text as the line may carry it: signs of suits are letters, and what is not ASCII is a
    /// question mark.
    static String ascii(String text) {
        String plain = text.strip().replace('–', '-').replace('−', '-').replace('’', '\'');
        for (var suit : SUITS) {
            plain = plain.replace(suit.symbol(), suit.letter());
        }
        return NOT_ASCII.matcher(plain).replaceAll("?");
    }

    /// What may stand in quotation marks.
    static String quoted(String name) {
        return ascii(name).replace('"', '\'');
    }

    /// ` Alert. text`, or nothing for a call without one.
    static String text(Optional<String> alert) {
        return alert.map(text -> text.isBlank() ? " Alert." : " Alert. " + ascii(text)).orElse("");
    }
}
