package overtrick.free.page;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridgetable.page.DuplicatePages;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;
import overtrick.laws.board.Adjustment;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.Thought;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.table.GamePages.Reading;

/// How the forms of a free table are read.
final class FreeDeeds {

    private FreeDeeds() {}

    static Map<String, Reading<FreeCommand>> all() {
        var deeds = new LinkedHashMap<String, Reading<FreeCommand>>();
        DuplicatePages.boardDeeds().forEach((deed, reading) -> deeds.put(deed, inOrder(reading)));
        deeds.put(
                "call-anyway", visit -> new FreeCommand.CallAnyway(call(visit), Optional.empty()));
        deeds.put("change", visit -> new FreeCommand.ChangeCall(call(visit), visit.yes("slip")));
        deeds.put("card-anyway", visit -> new FreeCommand.PlayAnyway(card(visit.param("card"))));
        deeds.put("expose", visit -> new FreeCommand.Expose(Set.of(card(visit.param("card")))));
        deeds.put("attention", _ -> new FreeCommand.DrawAttention());
        deeds.put("choose", FreeDeeds::choose);
        deeds.put("lead", FreeDeeds::lead);
        deeds.put("replace", FreeDeeds::replace);
        deeds.put("designate", visit -> new FreeCommand.Designate(card(visit.param("option"))));
        deeds.put("judge", visit -> new FreeCommand.Judge(call(visit), visit.yes("comparable")));
        deeds.put(
                "decide-claim",
                visit -> new FreeCommand.DecideClaim(visit.number("option", 0, 13)));
        deeds.put(
                "rollback",
                visit -> new FreeCommand.RollBack(visit.number("to", 1, Integer.MAX_VALUE)));
        deeds.put("note", visit -> new FreeCommand.Remark(visit.param("why")));
        deeds.put("adjust", FreeDeeds::adjust);
        return Map.copyOf(deeds);
    }

    private static Reading<FreeCommand> inOrder(Reading<BoardCommand> reading) {
        return visit -> new FreeCommand.InOrder(reading.read(visit), thought(visit));
    }

    /// The page says how long the player had their turn before their eyes.
    private static Optional<Thought> thought(Visit visit) {
        return visit.has("thought")
                ? Optional.of(new Thought(visit.number("thought", 0, Thought.LONGEST)))
                : Optional.empty();
    }

    private static Call call(Visit visit) {
        try {
            return Call.parse(visit.param("call"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.call", visit.param("call"));
        }
    }

    private static Card card(String text) {
        try {
            return Card.parse(text);
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.card", text);
        }
    }

    /// `lead-choice:spread:`, with a suit at the end where one is named.
    private static FreeCommand choose(Visit visit) {
        String[] parts = visit.param("option").split(":", -1);
        if (parts.length != 3) {
            throw Sorry.unclear("free.unclear");
        }
        try {
            return new FreeCommand.Choose(
                    Fact.parse(parts[0]), parts[1], suits(parts[2]).stream().findFirst());
        } catch (FormatException wrong) {
            throw Sorry.unclear("free.unclear");
        }
    }

    /// `FORBID:SH`.
    private static FreeCommand lead(Visit visit) {
        String[] parts = visit.param("option").split(":", -1);
        for (var demand : Demand.values()) {
            if (parts.length == 2 && demand.name().equals(parts[0])) {
                return new FreeCommand.AskLead(demand, suits(parts[1]));
            }
        }
        throw Sorry.unclear("free.unclear");
    }

    private static Set<Suit> suits(String letters) {
        var suits = EnumSet.noneOf(Suit.class);
        for (var suit : Suit.values()) {
            if (letters.indexOf(suit.letter()) >= 0) {
                suits.add(suit);
            }
        }
        if (suits.size() != letters.length()) {
            throw Sorry.unclear("free.unclear");
        }
        return suits;
    }

    private static FreeCommand replace(Visit visit) {
        String option = visit.param("option");
        return new FreeCommand.Replace(
                option.equals("keep") ? Optional.empty() : Optional.of(card(option)));
    }

    private static FreeCommand adjust(Visit visit) {
        int most = Adjustment.MOST;
        return new FreeCommand.Adjust(
                new Adjustment(
                        visit.number("ns", -most, most),
                        visit.number("ew", -most, most),
                        visit.param("why").strip()));
    }
}
