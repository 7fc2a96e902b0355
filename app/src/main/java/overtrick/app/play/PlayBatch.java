package overtrick.app.play;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import overtrick.app.bid.AuctionText;
import overtrick.app.bid.SystemShelf;
import overtrick.app.input.PlayedFor;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonLines;
import overtrick.app.play.CardSearch.Wish;
import overtrick.bridge.Vulnerability;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Solvers;
import tools.jackson.databind.node.ObjectNode;

/// Finds the cards of positions one after the other: JSON Lines in, JSON Lines out.
///
/// @param usual how a card is found where the position does not say
/// @param system of a side that names none
/// @param explains whether each answer has its reasons, in a language
public record PlayBatch(CardSearch search, Wish usual, String system, Optional<Locale> explains) {

    void run() {
        JsonLines.answer(this::answer);
    }

    /// Without reasons, as an expert plays where nothing else is said.
    ///
    /// @param system of a side that names none
    public static PlayBatch usual(String system) {
        var search = new CardSearch(new Readings(SystemShelf::take), new Solvers());
        return new PlayBatch(
                search,
                new Wish("expert", new PlayedFor("imp", PlayedFor.NOTHING), OptionalInt.empty(), 1),
                system,
                Optional.empty());
    }

    /// One position.
    ///
    /// @throws UserError if it cannot be answered
    public ObjectNode answer(Question asked) {
        var agreements = SystemShelf.agreed(asked, system);
        search.readings().system(agreements.northSouth());
        search.readings().system(agreements.eastWest());
        var dealer = Seat.parse(asked.text("dealer", "N"));
        var seat = Optional.of(asked.text("seat", "")).filter(said -> !said.isEmpty());
        var board =
                new GivenBoard(
                        AuctionText.parse(dealer, asked.words("auction")),
                        Vulnerability.parse(asked.text("vul", "none")),
                        hands(asked),
                        seat.map(Seat::parse),
                        asked.words("play"));
        var found = search.find(board.view(), agreements, wish(asked), explains.isPresent());
        var answer = found.json();
        explains.ifPresent(locale -> {
            var reasons = answer.putArray("reasons");
            found.reasons().forEach(reason -> reasons.add(reason.text(locale)));
        });
        return answer;
    }

    /// The hands of a question, by seat.
    ///
    /// @throws UserError if one is no text
    public static Map<Seat, CardSet> hands(Question asked) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var said : asked.asked().path("hands").properties()) {
            var seat = Seat.parse(said.getKey());
            if (!said.getValue().isString()) {
                throw new UserError("hands.%s is no text".formatted(said.getKey()));
            }
            hands.put(seat, CardSet.parse(said.getValue().asString()));
        }
        return hands;
    }

    private Wish wish(Question asked) {
        long samples = asked.number("samples", usual.samples().orElse(0));
        boolean said = samples != 0 || asked.asked().has("samples");
        return new Wish(
                asked.text("level", usual.level()),
                new PlayedFor(
                        asked.text("scoring", usual.played().scoring()),
                        asked.text("below", usual.played().below())),
                said
                        ? OptionalInt.of(Math.clamp(samples, -1, Integer.MAX_VALUE))
                        : OptionalInt.empty(),
                asked.number("seed", usual.seed()));
    }
}
