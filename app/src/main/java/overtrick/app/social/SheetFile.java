package overtrick.app.social;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.social.Form;
import overtrick.social.GameLines;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A sheet as somebody has typed it, a deal a line; or the lines that a command has printed with
/// `--json`.
record SheetFile(Form form) {

    /// More deals than this are no evening.
    private static final int MOST_LINES = 10_000;

    private static final Pattern TRICKS = Pattern.compile("(NS|EW) +(\\d{1,2}) +([CDHS])");
    private static final Pattern CALLS = Pattern.compile("(.+?) *= *(\\d{1,2})");

    /// @throws UserError naming the line that is not understood
    List<SheetDeal> read(byte[] file) {
        var lines = new String(file, StandardCharsets.UTF_8).lines().limit(MOST_LINES + 1).toList();
        if (lines.size() > MOST_LINES) {
            throw new UserError("a sheet has at most %d lines".formatted(MOST_LINES));
        }
        var deals = new ArrayList<SheetDeal>();
        for (int at = 0; at < lines.size(); at++) {
            String text = lines.get(at).strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                try {
                    line(at + 1, text).ifPresent(deals::add);
                } catch (FormatException wrong) {
                    throw new UserError("line %d: %s".formatted(at + 1, wrong.getMessage()));
                }
            }
        }
        if (deals.isEmpty()) {
            throw new UserError("there is no deal in the sheet");
        }
        return deals;
    }

    /// By what rules a record says that its game is scored; empty for a typed sheet.
    ///
    /// @throws UserError when it says so in a way that is none
    static Optional<GameLines.Begun> begun(byte[] text) {
        String first =
                new String(text, StandardCharsets.UTF_8).strip().lines().findFirst().orElse("");
        if (!first.startsWith("{")) {
            return Optional.empty();
        }
        try {
            return GameLines.begun(Json.MAPPER.readTree(first));
        } catch (JacksonException wrong) {
            return Optional.empty(); // which is named with its line
        } catch (FormatException wrong) {
            throw new UserError("line 1: " + wrong.getMessage());
        }
    }

    private Optional<SheetDeal> line(int number, String text) {
        return text.startsWith("{") ? told(number, text) : Optional.of(typed(number, text));
    }

    private SheetDeal typed(int number, String text) {
        int bar = text.indexOf('|');
        String what = (bar < 0 ? text : text.substring(0, bar)).strip();
        var held =
                bar < 0
                        ? List.<String>of()
                        : Stream.of(text.substring(bar + 1).split(";")).map(String::strip).toList();
        var calls = CALLS.matcher(what);
        if (form instanceof Form.Whist) {
            return deal(number, tricks(what), held);
        }
        if (calls.matches()) {
            var made = Stream.of(calls.group(1).split(" +")).map(Call::parse).toList();
            var deal = held(held, strain(made));
            return new SheetDeal(
                    number,
                    made,
                    thirteen(Integer.parseInt(calls.group(2))),
                    Optional.empty(),
                    deal,
                    Optional.empty());
        }
        return deal(number, result(what), held);
    }

    private SheetDeal deal(int number, Result result, List<String> held) {
        var strain =
                result instanceof Played played
                        ? Optional.of(played.contract().strain())
                        : Optional.<Strain>empty();
        var deal = held(held, strain);
        return new SheetDeal(number, List.of(), 0, Optional.of(result), deal, Optional.empty());
    }

    /// Of five honours one side always has three; where they count together, it must be told which.
    private Deal held(List<String> held, Optional<Strain> strain) {
        boolean together =
                form instanceof Form.Auction
                        || form instanceof Form.DuplicateAuction
                        || form instanceof Form.BridgeWhist;
        if (together && held.isEmpty() && strain.flatMap(Strain::trumps).isPresent()) {
            throw new FormatException(
                    "who held the honours is missing, as in | NS 3 or | N HA HK HQ; E HJ HT");
        }
        return HeldCards.deal(held, strain, form instanceof Form.Party);
    }

    private static Optional<Strain> strain(List<Call> calls) {
        return calls.stream()
                .filter(Call.Bid.class::isInstance)
                .map(call -> ((Call.Bid) call).strain())
                .reduce((_, later) -> later);
    }

    private static int thirteen(int tricks) {
        if (tricks > 13) {
            throw new FormatException("tricks are not 0 to 13: " + tricks);
        }
        return tricks;
    }

    /// Whist: the tricks of a side, and trumps.
    private static Result tricks(String what) {
        var parts = TRICKS.matcher(what);
        if (!parts.matches()) {
            throw new FormatException("tricks and trumps are not like NS 8 H: " + what);
        }
        var side = parts.group(1).equals("NS") ? Side.NORTH_SOUTH : Side.EAST_WEST;
        int tricks = thirteen(Integer.parseInt(parts.group(2)));
        int norths = side == Side.NORTH_SOUTH ? tricks : 13 - tricks;
        var bid = new Call.Bid(1, Strain.parse(parts.group(3)));
        return new Played(new Contract(bid, Doubling.UNDOUBLED, Seat.NORTH), norths);
    }

    private static Result result(String text) {
        return switch (Notation.parse(text)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played(var bid, var doubling, var declarer, int tricks) ->
                    new Played(
                            new Contract(
                                    bid,
                                    doubling,
                                    declarer.orElseThrow(() ->
                                            new FormatException(
                                                    "the declarer is missing, as in 4HN=: "
                                                            + text))),
                            tricks);
        };
    }

    /// A line of JSON: deals are read, and the game must be this one.
    private Optional<SheetDeal> told(int number, String text) {
        JsonNode line;
        try {
            line = Json.MAPPER.readTree(text);
        } catch (JacksonException wrong) {
            throw new FormatException("this is no JSON object");
        }
        String event = line.path("event").asString("");
        if (event.equals("begun") && !line.path("game").asString("").equals(form.code())) {
            throw new FormatException(
                    "this is a game of %s, not of %s"
                            .formatted(line.path("game").asString(""), form.code()));
        }
        return event.equals("deal") ? Optional.of(toldDeal(number, line)) : Optional.empty();
    }

    private SheetDeal toldDeal(int number, JsonNode line) {
        String result = line.path("result").asString("");
        if (line.path("cards").isMissingNode()) {
            var held = new ArrayList<String>();
            line.path("held").forEach(one -> held.add(one.asString("")));
            var made = calls(line);
            if (!made.isEmpty()) {
                return new SheetDeal(
                        number,
                        made,
                        won(made, result),
                        Optional.empty(),
                        held(held, strain(made)),
                        Optional.of(line));
            }
            var typed = deal(number, result(result), held);
            return new SheetDeal(
                    number, List.of(), 0, typed.result(), typed.deal(), Optional.of(line));
        }
        var deal = Deal.parse(line.path("cards").asString(""));
        var calls = calls(line);
        boolean passed = result.equals("P");
        if (calls.isEmpty() || passed) {
            return new SheetDeal(
                    number, List.of(), 0, Optional.of(result(result)), deal, Optional.of(line));
        }
        return new SheetDeal(
                number, calls, won(calls, result), Optional.empty(), deal, Optional.of(line));
    }

    private List<Call> calls(JsonNode line) {
        return form instanceof Form.Whist
                ? List.of()
                : Stream.of(line.path("auction").asString("").split(" "))
                        .filter(call -> !call.isEmpty())
                        .map(Call::parse)
                        .toList();
    }

    /// The tricks of the declaring side, by the margin that the result ends with.
    private static int won(List<Call> calls, String result) {
        int bid =
                calls.stream()
                        .filter(Call.Bid.class::isInstance)
                        .mapToInt(call -> ((Call.Bid) call).tricks())
                        .reduce((_, later) -> later)
                        .orElse(0);
        var margin = Pattern.compile("([+-]\\d{1,2})$").matcher(result);
        return thirteen(Math.max(0, bid + (margin.find() ? Integer.parseInt(margin.group(1)) : 0)));
    }
}
