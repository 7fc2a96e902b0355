package overtrick.can.game;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.CanWords;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.score.DealClass;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What the words of the players' guide mean.
final class GuideWords {

    static final String SEAT = "(North|East|South|West)";
    private static final CanWords WORDS = CanWords.in(Locale.ENGLISH);
    static final Map<DealClass, String> CLASSES =
            Map.of(
                    DealClass.POINTS_GOAL, "points goal",
                    DealClass.LAST_TRICK_GOAL, "last-trick goal",
                    DealClass.CLEAN_SWEEP, "clean sweep",
                    DealClass.EACH_ONE, "one card each",
                    DealClass.DOUBLE, "two cards",
                    DealClass.SINGLE, "one card",
                    DealClass.NONE, "nothing");

    private GuideWords() {}

    static CanRefusal refusal(String sentence) {
        return Stream.of(CanRefusal.values())
                .filter(one -> WORDS.sentence(one).equals(sentence))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no refusal is: " + sentence));
    }

    static List<CanCommand> commands(String doing) {
        int space = doing.indexOf(' ');
        var verb = space < 0 ? doing : doing.substring(0, space);
        var what = space < 0 ? "" : doing.substring(space + 1);
        return switch (verb) {
            case "asks" -> List.of(new AnswerRedeal(true));
            case "pays" -> List.of(new PayTribute(CanSet.copyOf(Story.cards(what))));
            case "returns" -> List.of(new ReturnTribute(CanSet.copyOf(Story.cards(what))));
            case "passes" -> List.of(new MakeCall(CanCall.parse("P")));
            case "bids" -> List.of(new MakeCall(CanCall.parse(what)));
            case "buries" -> Story.cards(what).stream().<CanCommand>map(BuryCard::new).toList();
            case "declares" -> List.of(new DeclareTrump(Trump.parse(what)));
            case "plays" -> Story.cards(what).stream().<CanCommand>map(PlayCard::new).toList();
            case "takes" ->
                    what.equals("the next card")
                            ? List.of(new TakeKitty())
                            : List.of(
                                    new TakeHand(
                                            Seat.valueOf(
                                                    what.replaceAll(".* ", "")
                                                            .toUpperCase(Locale.ROOT))));
            default -> throw new AssertionError("not understood: " + doing);
        };
    }

    static Seat seat(MatchResult words, int group) {
        return Seat.valueOf(words.group(group).toUpperCase(Locale.ROOT));
    }

    static String name(Seat seat) {
        return seat.name().charAt(0) + seat.name().substring(1).toLowerCase(Locale.ROOT);
    }

    static String name(Side side) {
        return side == Side.NORTH_SOUTH ? "North–South" : "East–West";
    }

    static Trump trump(MatchResult words) {
        return Trump.parse(words.group(1));
    }

    /// `♠QJ98 ♥A432 BJ` as `QJ98.A432...B`.
    static String dotted(String hand) {
        var parts = new String[] {"", "", "", "", ""};
        for (var word : hand.replace("10", "T").split("\\s+")) {
            int suit = "♠♥♦♣".indexOf(word.charAt(0));
            parts[suit < 0 ? 4 : suit] += suit < 0 ? word.charAt(0) : word.substring(1);
        }
        return String.join(".", parts);
    }
}
