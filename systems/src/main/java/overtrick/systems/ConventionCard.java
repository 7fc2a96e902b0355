package overtrick.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;

/// What a side tells its opponents before play (Law 40B2): the calls of a system by their
/// occasions. It is made from the system itself, so it cannot differ from the files.
///
/// @param title the system's
public record ConventionCard(String title, List<Part> parts) {

    /// What a part is about.
    public enum Kind {
        OPENINGS,
        VULNERABLE,
        THIRD_SEAT,
        RESPONSES,
        ANSWERS,
        REBIDS,
        KEY_CARDS,
        DEFENCE,
        STRONG_CLUB,
        FOURTH_SEAT,
        ADVANCES,
        CONTESTED;

        /// The kind that names the chapter in which this one stands.
        public Kind chapter() {
            return switch (this) {
                case OPENINGS, VULNERABLE, THIRD_SEAT -> OPENINGS;
                case RESPONSES, ANSWERS -> RESPONSES;
                case DEFENCE, STRONG_CLUB, FOURTH_SEAT, ADVANCES -> DEFENCE;
                case REBIDS, KEY_CARDS, CONTESTED -> this;
            };
        }

        /// Whether it is about auctions that the opponents have opened.
        boolean isDefence() {
            return chapter() == DEFENCE;
        }

        /// For programs, such as `third-seat`.
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// Parts that belong together: the openings, all that follows one of them, slams, our defence,
    /// their interference.
    ///
    /// @param parts the first of them names the chapter
    public record Chapter(List<Part> parts) {
        public Chapter {
            parts = List.copyOf(parts);
        }

        /// The first part, of the opening bids.
        public Part first() {
            return parts.getFirst();
        }
    }

    /// One section of the card: what is called in one position.
    ///
    /// @param auction the calls before, those of the opponents too
    /// @param lines the calls to which the files give a meaning there, the lowest first
    public record Part(Kind kind, Auction auction, List<Meant> lines) {
        public Part {
            lines = List.copyOf(lines);
        }

        /// `1NT – 2♣`: the opponents' calls in parentheses, all passes left out.
        public String calls() {
            var ours = auction.turn().orElseThrow().side();
            var shown = new ArrayList<String>();
            for (int place = 0; place < auction.calls().size(); place++) {
                var call = auction.calls().get(place);
                if (call != Word.PASS) {
                    boolean own = auction.caller(place).side() == ours;
                    shown.add(own ? signs(call) : "(" + signs(call) + ")");
                }
            }
            return String.join(" – ", shown);
        }

        private static String signs(Call call) {
            return switch (call) {
                case Bid(int level, var strain) -> level + strain.symbol();
                case Word word -> word.code();
            };
        }
    }

    /// What the opponents play in the auctions of a card: what most do, and Precision where their
    /// 1♣ is strong.
    public record Opponents(BiddingSystem usual, BiddingSystem strong) {

        /// The names of the two among the systems of the house.
        public static final String USUAL = "standard-american";

        public static final String STRONG = "precision";

        static Opponents ofTheHouse() {
            return House.OPPONENTS;
        }

        /// Read when the first card is written for which nobody has brought opponents.
        private static final class House {

            private static final Opponents OPPONENTS =
                    new Opponents(BiddingSystem.named(USUAL), BiddingSystem.named(STRONG));
        }

        BiddingSystem at(Kind kind) {
            return kind == Kind.STRONG_CLUB ? strong : usual;
        }
    }

    public ConventionCard {
        parts = List.copyOf(parts);
    }

    /// The parts by chapters, in their order.
    public List<Chapter> chapters() {
        var chapters = new ArrayList<Chapter>();
        var parts = new ArrayList<Part>();
        for (var part : this.parts) {
            boolean responses = part.kind() == Kind.RESPONSES;
            boolean goesOn =
                    !parts.isEmpty()
                            && !responses
                            && part.kind().chapter() == parts.getFirst().kind().chapter();
            if (!parts.isEmpty() && !goesOn) {
                chapters.add(new Chapter(parts));
                parts.clear();
            }
            parts.add(part);
        }
        chapters.add(new Chapter(parts));
        return chapters;
    }

    /// Writes the card of a system against the usual systems of this program.
    public static ConventionCard of(BiddingSystem system) {
        return of(system, Opponents.ofTheHouse());
    }

    /// Writes the card of a system against these opponents.
    ///
    /// @param opponents read already
    public static ConventionCard of(BiddingSystem system, Opponents opponents) {
        return new CardWriter(system, opponents).card();
    }
}
