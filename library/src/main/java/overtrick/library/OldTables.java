package overtrick.library;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.HonourScale;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.auction.TrickValues;
import overtrick.bridge.sheet.Honours;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;

/// Scoring tables of the games before contract, read off their terms.
record OldTables(Words words) {

    private static final List<Strain> STRAINS =
            List.of(Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NOTRUMP);

    List<ScoringTable> whist(WhistTerms... codes) {
        var heads = codes.length > 1 ? List.of("short", "long", "american") : List.<String>of();
        var draft = TableDraft.of(words, "points", heads, List.of(codes));
        draft.row("odd-trick", _ -> 1);
        draft.row("honours.3", terms -> orNone(terms.honourPoints(3, 0)));
        draft.row("honours.4", terms -> orNone(terms.honourPoints(4, 0)));
        draft.row("game", WhistTerms::game);
        draft.row("game.worth", terms -> terms.value(terms.game() - 1) + "–" + terms.value(0));
        draft.row("rubber", terms -> orNone(terms.rubber()));
        return List.of(draft.table());
    }

    List<ScoringTable> bridgeWhist(BridgeWhistTerms terms) {
        var values = terms.declaring().values();
        var below = TableDraft.of(words, "tricks", List.of(), List.of(terms));
        STRAINS.forEach(strain -> below.labelled(strain.symbol(), _ -> values.of(strain)));
        below.row("game", BridgeWhistTerms::game);
        var above = TableDraft.of(words, "above", List.of(), List.of(terms));
        above.row("slam.little", BridgeWhistTerms::littleSlam);
        above.row("slam.grand", BridgeWhistTerms::grandSlam);
        above.row("rubber", BridgeWhistTerms::rubber);
        return List.of(below.table(), above.table(), honours(HonourScale.MULTIPLES, values));
    }

    /// @param heads keys of the codes' names
    List<ScoringTable> auction(List<String> heads, AuctionTerms... codes) {
        var below = TableDraft.of(words, "tricks", heads, List.of(codes));
        for (var strain : STRAINS) {
            below.labelled(
                    strain.symbol(),
                    terms ->
                            strain == Strain.NOTRUMP && terms.firstNotrump() > 0
                                    ? "%d + %d"
                                            .formatted(
                                                    terms.tricks().of(strain), terms.firstNotrump())
                                    : terms.tricks().of(strain));
        }
        below.row("game", AuctionTerms::game);
        below.row("overtricks", terms -> words.get("lib.over." + terms.overtricks()));
        below.row(
                "doublings",
                terms ->
                        terms.doublings() == AuctionRules.MOST_DOUBLINGS
                                ? words.get("lib.unlimited")
                                : words.get("lib.once"));
        var above = TableDraft.of(words, "above", heads, List.of(codes));
        above.row("kept", terms -> orNone(terms.kept()));
        above.row("undertrick", AuctionTerms::firstUndertrick);
        above.row("undertrick.further", AuctionTerms::undertrick);
        above.row("slam.little", AuctionTerms::littleSlam);
        above.row("slam.grand", AuctionTerms::grandSlam);
        above.row("rubber", AuctionTerms::rubber);
        var last = codes[codes.length - 1];
        return List.of(below.table(), above.table(), honours(last.honours(), last.tricks()));
    }

    /// What partners' honours are worth, by strain.
    private ScoringTable honours(HonourScale scale, TrickValues values) {
        var draft =
                TableDraft.of(
                        words,
                        "honours",
                        List.of("clubs", "diamonds", "hearts", "spades", "aces"),
                        STRAINS);
        record Held(String key, int north, int south) {}
        for (var held :
                List.of(
                        new Held("held.3", 2, 1),
                        new Held("held.4", 2, 2),
                        new Held("held.5", 3, 2),
                        new Held("held.4-one", 4, 0),
                        new Held("held.4-1", 4, 1),
                        new Held("held.5-one", 5, 0))) {
            draft.row(
                    held.key,
                    strain -> {
                        var shown = honours(strain, held.north, held.south);
                        return held.north + held.south > shown.all()
                                ? "–"
                                : scale.points(shown, Side.NORTH_SOUTH, values.of(strain));
                    });
        }
        return draft.table();
    }

    private static Honours honours(Strain strain, int north, int south) {
        var held = new EnumMap<>(Map.of(Seat.NORTH, north, Seat.SOUTH, south));
        return new Honours(strain, held);
    }

    private static Object orNone(int points) {
        return points == 0 ? "–" : points;
    }
}
