package overtrick.manager.protocol;

import static overtrick.manager.protocol.Terms.SEAT;
import static overtrick.manager.protocol.Terms.line;
import static overtrick.manager.protocol.Terms.name;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientMessage.CallMade;
import overtrick.manager.protocol.ClientMessage.CardPlayed;
import overtrick.manager.protocol.ClientMessage.Connecting;
import overtrick.manager.protocol.ClientMessage.ReadyForCall;
import overtrick.manager.protocol.ClientMessage.ReadyForCard;
import overtrick.manager.protocol.ClientMessage.ReadyForCards;
import overtrick.manager.protocol.ClientMessage.ReadyForDeal;
import overtrick.manager.protocol.ClientMessage.ReadyForDummy;
import overtrick.manager.protocol.ClientMessage.ReadyForTeams;
import overtrick.manager.protocol.ClientMessage.ReadyToStart;
import overtrick.manager.protocol.ClientMessage.ReceivedDummy;

/// What players say, as lines: read in any case, with blanks and dots too many or too few.
public final class ClientLines {

    private static final Pattern CONNECTING =
            Pattern.compile(
                    "connecting ?\"([^\"]*)\" ?as (\\w+) using protocol version (\\d{1,4})\\b.*",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern READY =
            line(SEAT + " (ready for teams|ready to start|ready for deal|ready for cards)");
    private static final Pattern DUMMY = line(SEAT + " (ready for|received) dummy");
    private static final Pattern READY_FOR_CALL = line(SEAT + " ready for " + SEAT + "'?s? bid");
    private static final Pattern READY_FOR_CARD =
            line(
                    SEAT
                            + " ready for (north|east|south|west|dummy)'?s? card"
                            + " to trick (\\d{1,2})");
    private static final Pattern PLAYS = line(SEAT + " plays ([^ .]{2,3})");

    private static final Pattern NEXT =
            Pattern.compile(
                    "(?<=[^ ])"
                            + SEAT
                            + " +(ready|bids|passes|doubles|redoubles|plays|received)\\b",
                    Pattern.CASE_INSENSITIVE);

    private ClientLines() {}

    /// Reads a line; empty for what is no message.
    public static Optional<ClientMessage> parse(String said) {
        String line = Terms.tidy(said);
        return ways(line).stream().flatMap(Optional::stream).findFirst();
    }

    private static List<Optional<ClientMessage>> ways(String line) {
        return List.of(
                match(READY, line).map(ClientLines::ready),
                match(READY_FOR_CALL, line)
                        .map(parts -> new ReadyForCall(seat(parts, 1), seat(parts, 2))),
                match(READY_FOR_CARD, line).flatMap(ClientLines::card),
                match(PLAYS, line)
                        .flatMap(parts ->
                                Terms.card(parts.group(2))
                                        .map(card -> new CardPlayed(seat(parts, 1), card))),
                CallText.parse(line)
                        .map(said -> new CallMade(said.seat(), said.call(), said.alert())),
                match(DUMMY, line).map(ClientLines::dummy),
                match(CONNECTING, line).flatMap(ClientLines::connecting));
    }

    private static Optional<MatchResult> match(Pattern form, String line) {
        var parts = form.matcher(line);
        return parts.matches() ? Optional.of(parts) : Optional.empty();
    }

    private static Seat seat(MatchResult parts, int group) {
        return Terms.seat(parts.group(group));
    }

    private static ClientMessage ready(MatchResult parts) {
        var seat = seat(parts, 1);
        String what = parts.group(2);
        return switch (Character.toLowerCase(what.charAt(what.length() - 1))) {
            case 't' -> new ReadyToStart(seat);
            case 'l' -> new ReadyForDeal(seat);
            default ->
                    what.regionMatches(true, what.length() - 5, "teams", 0, 5)
                            ? new ReadyForTeams(seat)
                            : new ReadyForCards(seat);
        };
    }

    private static ClientMessage dummy(MatchResult parts) {
        var seat = seat(parts, 1);
        return parts.group(2).equalsIgnoreCase("received")
                ? new ReceivedDummy(seat)
                : new ReadyForDummy(seat);
    }

    private static Optional<ClientMessage> card(MatchResult parts) {
        int trick = Integer.parseInt(parts.group(3));
        if (trick < 1 || trick > 13) {
            return Optional.empty();
        }
        var player =
                Optional.of(parts.group(2))
                        .filter(word -> !word.equalsIgnoreCase("dummy"))
                        .map(Terms::seat);
        return Optional.of(new ReadyForCard(seat(parts, 1), player, trick));
    }

    private static Optional<ClientMessage> connecting(MatchResult parts) {
        String as = parts.group(2).toUpperCase(Locale.ROOT);
        boolean any = as.equals("ANYPL");
        if (!any && !as.matches("(?i)" + SEAT)) {
            return Optional.empty();
        }
        return Optional.of(
                new Connecting(
                        parts.group(1).strip(),
                        any ? Optional.empty() : Optional.of(Terms.seat(as)),
                        Integer.parseInt(parts.group(3))));
    }

    /// Takes messages apart that came without an end of line between them. What is told of a call
    /// is left whole.
    public static List<String> split(String line) {
        return Terms.split(line, NEXT);
    }

    /// Writes a message, without an end of line.
    public static String text(ClientMessage message, boolean upper) {
        return switch (message) {
            case Connecting(var team, var seat, int version) ->
                    "Connecting \"%s\" as %s using protocol version %d"
                            .formatted(
                                    Terms.quoted(team),
                                    seat.map(Terms::name).orElse("ANYPL"),
                                    version);
            case ReadyForTeams(var seat) -> name(seat) + " ready for teams";
            case ReadyToStart(var seat) -> name(seat) + " ready to start";
            case ReadyForDeal(var seat) -> name(seat) + " ready for deal";
            case ReadyForCards(var seat) -> name(seat) + " ready for cards";
            case CallMade(var seat, var call, var alert) ->
                    new CallText(seat, call, alert).text(upper);
            case ReadyForCall(var seat, var caller) ->
                    "%s ready for %s's bid".formatted(name(seat), name(caller));
            case CardPlayed(var seat, var card) -> name(seat) + " plays " + Terms.text(card);
            case ReadyForCard(var seat, var player, int trick) ->
                    "%s ready for %s's card to trick %d"
                            .formatted(name(seat), player.map(Terms::name).orElse("dummy"), trick);
            case ReadyForDummy(var seat) -> name(seat) + " ready for dummy";
            case ReceivedDummy(var seat) -> name(seat) + " received dummy";
        };
    }
}
