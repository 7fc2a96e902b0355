package overtrick.manager.protocol;

import static overtrick.manager.protocol.Terms.SEAT;
import static overtrick.manager.protocol.Terms.line;
import static overtrick.manager.protocol.Terms.name;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ManagerMessage.BoardIs;
import overtrick.manager.protocol.ManagerMessage.CallMade;
import overtrick.manager.protocol.ManagerMessage.CardPlayed;
import overtrick.manager.protocol.ManagerMessage.Dummy;
import overtrick.manager.protocol.ManagerMessage.EndOfSession;
import overtrick.manager.protocol.ManagerMessage.Hand;
import overtrick.manager.protocol.ManagerMessage.Remark;
import overtrick.manager.protocol.ManagerMessage.Seated;
import overtrick.manager.protocol.ManagerMessage.Spent;
import overtrick.manager.protocol.ManagerMessage.StartOfBoard;
import overtrick.manager.protocol.ManagerMessage.Teams;
import overtrick.manager.protocol.ManagerMessage.Timing;
import overtrick.manager.protocol.ManagerMessage.ToLead;

/// What managers say, as lines. What is not understood is a [Remark]: some managers talk by the
/// way.
public final class ManagerLines {

    private static final Pattern SEATED = line(SEAT + " ?(.*?) ?seated");
    private static final Pattern TEAMS =
            Pattern.compile(
                    "teams ?: ?n/s ?:? ?\"([^\"]*)\" ?\\.? ?e/w ?:? ?\"([^\"]*)\".*",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern START = line("start of board");
    private static final Pattern BOARD =
            line(
                    "board number (\\d{1,6}) ?\\.? ?dealer "
                            + SEAT
                            + " ?\\.? ?(neither|none|nobody|both|all|n ?/ ?s|e ?/ ?w)( vulnerable)?");
    private static final Pattern CARDS =
            Pattern.compile(
                    "(north|east|south|west|dummy)'?s? cards ?:? ?(.*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern TO_LEAD = line("(north|east|south|west|dummy) to lead");
    private static final Pattern PLAYS = line(SEAT + " plays ([^ .]{2,3})");
    private static final Pattern END = line("end of session");

    private static final Pattern NEXT =
            Pattern.compile(
                    "(?<=[^ ])(start of board|end of session|board number \\d|teams ?:|timing -"
                            + "|(north|east|south|west|dummy)( to lead|'s cards)|"
                            + SEAT
                            + " +(bids|passes|doubles|redoubles|plays)\\b)",
                    Pattern.CASE_INSENSITIVE);

    private ManagerLines() {}

    /// Reads a line; whatever it is no message of the protocol is a [Remark].
    public static ManagerMessage parse(String said) {
        String line = Terms.tidy(said);
        return ways(line).stream().flatMap(Optional::stream).findFirst().orElse(new Remark(line));
    }

    private static List<Optional<ManagerMessage>> ways(String line) {
        return List.of(
                match(START, line).map(_ -> new StartOfBoard()),
                match(TO_LEAD, line).map(parts -> new ToLead(player(parts.group(1)))),
                match(PLAYS, line)
                        .flatMap(parts ->
                                Terms.card(parts.group(2))
                                        .map(card ->
                                                new CardPlayed(Terms.seat(parts.group(1)), card))),
                CallText.parse(line)
                        .map(said -> new CallMade(said.seat(), said.call(), said.alert())),
                match(CARDS, line).flatMap(ManagerLines::cards),
                match(BOARD, line).flatMap(ManagerLines::board),
                match(TEAMS, line).map(parts -> new Teams(parts.group(1), parts.group(2))),
                match(SEATED, line)
                        .map(parts -> new Seated(Terms.seat(parts.group(1)), bare(parts.group(2)))),
                match(END, line).map(_ -> new EndOfSession()));
    }

    private static Optional<MatchResult> match(Pattern form, String line) {
        var parts = form.matcher(line);
        return parts.matches() ? Optional.of(parts) : Optional.empty();
    }

    private static Optional<Seat> player(String word) {
        return word.equalsIgnoreCase("dummy") ? Optional.empty() : Optional.of(Terms.seat(word));
    }

    /// Without quotation marks and parentheses.
    private static String bare(String team) {
        return team.replaceAll("^\\(?\"?|\"?\\)?$", "");
    }

    private static Optional<ManagerMessage> cards(MatchResult parts) {
        var seat = player(parts.group(1));
        return Terms.cards(parts.group(2))
                .map(cards ->
                        seat.<ManagerMessage>map(whose -> new Hand(whose, cards))
                                .orElseGet(() -> new Dummy(cards)));
    }

    private static Optional<ManagerMessage> board(MatchResult parts) {
        int number = Integer.parseInt(parts.group(1));
        return number < 1
                ? Optional.empty()
                : Terms.vulnerability(parts.group(3))
                        .map(vulnerable ->
                                new BoardIs(
                                        new BoardNumber(number),
                                        Terms.seat(parts.group(2)),
                                        vulnerable));
    }

    /// Takes messages apart that came without an end of line between them, as some managers send
    /// them. What is told of a call is left whole.
    public static List<String> split(String line) {
        return Terms.split(line, NEXT);
    }

    /// Writes a message, without an end of line.
    public static String text(ManagerMessage message, Wording wording) {
        return switch (message) {
            case Seated(var seat, var team) ->
                    wording.seated().text(name(seat), Terms.quoted(team));
            case Teams(var northSouth, var eastWest) ->
                    "Teams : N/S : \"%s\" E/W : \"%s\""
                            .formatted(Terms.quoted(northSouth), Terms.quoted(eastWest));
            case StartOfBoard() -> wording.startOfBoard();
            case BoardIs(var number, var dealer, var vulnerability) ->
                    "Board number %d. Dealer %s. %s vulnerable."
                            .formatted(number.value(), name(dealer), Terms.text(vulnerability));
            case Hand(var seat, var cards) -> name(seat) + "'s cards : " + Terms.text(cards);
            case Dummy(var cards) -> "Dummy's cards : " + Terms.text(cards);
            case CallMade(var seat, var call, var alert) ->
                    new CallText(seat, call, alert).text(wording.upper());
            case ToLead(var seat) -> seat.map(Terms::name).orElse("Dummy") + " to lead";
            case CardPlayed(var seat, var card) -> name(seat) + " plays " + Terms.text(card);
            case Timing(var northSouth, var eastWest) ->
                    "Timing - N/S : %s.  E/W : %s.".formatted(text(northSouth), text(eastWest));
            case EndOfSession() -> "End of session";
            case Remark(var text) -> Terms.ascii(text);
        };
    }

    private static String text(Spent spent) {
        return "this board  [%d:%02d],  total  [%s]"
                .formatted(
                        spent.board().toMinutes(),
                        spent.board().toSecondsPart(),
                        hours(spent.total()));
    }

    private static String hours(Duration time) {
        return "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }
}
