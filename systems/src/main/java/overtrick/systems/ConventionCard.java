package overtrick.systems;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.systems.language.Offer;

/// What a side tells its opponents before play (Law 40B2): the calls of a system by their
/// occasions. It is asked of the system itself, so it cannot say anything else than the files.
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
        DEFENCE,
        CONTESTED,
        KEY_CARDS;

        /// For programs, such as `third-seat`.
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

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

    private static final Seat DEALER = Seat.NORTH;

    /// What their interference is shown by: our opening and their call.
    private static final List<String> CONTESTED =
            List.of("1D X", "1D 1S", "1H 1S", "1N X", "1N 2H");

    public ConventionCard {
        parts = List.copyOf(parts);
    }

    public static ConventionCard of(BiddingSystem system) {
        return new Writer(system).card();
    }

    private static final class Writer {

        private final BiddingSystem system;
        private final Set<String> places;
        private final List<Part> parts = new ArrayList<>();

        private Writer(BiddingSystem system) {
            this.system = system;
            this.places = Set.copyOf(system.book().places());
        }

        private ConventionCard card() {
            var openings = lines("", Vulnerability.NONE);
            add(Kind.OPENINGS, "", openings);
            add(Kind.VULNERABLE, "", without(openings, lines("", Vulnerability.BOTH)));
            add(Kind.THIRD_SEAT, "P P", without(openings, lines("P P", Vulnerability.NONE)));
            var bids = openings.stream().map(Meant::call).filter(Bid.class::isInstance).distinct();
            for (var opening : bids.toList()) {
                responses(opening.code());
            }
            for (var opening : List.of("1C", "1D", "1H", "1S", "1N", "2S")) {
                add(Kind.DEFENCE, opening);
            }
            CONTESTED.forEach(auction -> add(Kind.CONTESTED, auction));
            add(Kind.KEY_CARDS, "1S P 3S P 4N P");
            return new ConventionCard(system.book().title(), parts);
        }

        /// The responses, and the answers to those that are artificial.
        private void responses(String opening) {
            String responding = opening + " P";
            var responses = lines(responding, Vulnerability.NONE);
            add(Kind.RESPONSES, responding, responses);
            responses.stream()
                    .filter(meant -> meant.row().alert())
                    .map(meant -> "%s %s P".formatted(responding, meant.call().code()))
                    .distinct()
                    .forEach(auction -> add(Kind.ANSWERS, auction));
        }

        private void add(Kind kind, String auction) {
            add(kind, auction, lines(auction, Vulnerability.NONE));
        }

        private void add(Kind kind, String auction, List<Meant> lines) {
            if (!lines.isEmpty()) {
                parts.add(new Part(kind, Auction.parse(DEALER, auction), lines));
            }
        }

        private static List<Meant> without(List<Meant> usual, List<Meant> lines) {
            return lines.stream()
                    .filter(line -> usual.stream().noneMatch(known -> isSame(known, line)))
                    .toList();
        }

        private static boolean isSame(Meant one, Meant other) {
            return one.call().equals(other.call()) && one.shows().equals(other.shows());
        }

        /// Rows of one call under one name are one line.
        private List<Meant> lines(String auction, Vulnerability vulnerability) {
            var now = Understanding.of(system, Auction.parse(DEALER, auction), vulnerability);
            var caller = now.auction().turn().orElseThrow();
            var rows = new LinkedHashMap<List<Object>, Offer>();
            for (var offer : now.offers()) {
                if (places.contains(offer.place()) && offer.call() != Word.PASS) {
                    rows.merge(List.of(offer.call(), offer.key()), offer, Writer::joined);
                }
            }
            return Call.ALL.stream()
                    .flatMap(call -> rows.values().stream().filter(row -> row.call().equals(call)))
                    .map(row -> new Meant(caller, row, row.shows()))
                    .toList();
        }

        private static Offer joined(Offer first, Offer second) {
            return new Offer(
                    first.call(),
                    first.shows().or(second.shows()),
                    first.key(),
                    first.force(),
                    first.alert(),
                    first.agrees(),
                    first.place());
        }
    }
}
