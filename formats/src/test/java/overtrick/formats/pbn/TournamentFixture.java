package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.DealNumber;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;

/// Makes a file like those of real team matches: sixteen boards, each at two tables, with auctions,
/// plays and notes, tables of scores, and the header lines of a well-known editor. All names are
/// invented. It does not use [GameWriter], so that the writer is compared with independent text.
final class TournamentFixture {

    private static final int BOARDS = 16;
    private static final long SEED = 20_261_121;
    private static final List<String> OPEN =
            List.of("Archer, A.", "Baker, B.", "Cooper, C.", "Dyer, D.");
    private static final List<String> CLOSED =
            List.of("Fletcher, F.", "Glover, G.", "Hooper, H.", "Joiner, J.");

    private final Random chance = new Random(SEED);
    private final StringBuilder text = new StringBuilder();

    /// What happened at one table.
    private record Table(Auction auction, List<Card> cards, Result result) {}

    String text() {
        header();
        for (int number = 1; number <= BOARDS; number++) {
            var deal = DealNumber.draw(chance).deal();
            var board = Board.of(new BoardNumber(number), deal);
            var open = table(board);
            var closed = table(board);
            openRoom(board, open, closed);
            closedRoom(board, closed);
        }
        return text.toString();
    }

    private void header() {
        text.append(
                """
                % PBN 2.1
                % EXPORT
                %Content-type: text/x-pbn; charset=ISO-8859-1
                %Creator: Overtrick test fixture
                %Created: 2026-11-21
                %BCOptions Float Justify ShowHCP
                %HRTitleEvent "Autumn Teams"
                %HRTitleDate "2026.11.21"
                %HRTitleSite "Hanoi"
                %Font:CardTable "Times New Roman",11,400,0
                %PipColors #000000,#ff0000,#ff0000,#000000
                """
                        .replace("\n", "\r\n"));
    }

    private void openRoom(Board board, Table open, Table closed) {
        tag("Event", "Autumn Teams");
        tag("Site", "Hanoi, VNM");
        tag("Date", "2026.11.21");
        tag("Board", String.valueOf(board.number().value()));
        players(OPEN);
        tag("Dealer", String.valueOf(board.dealer().letter()));
        tag("Vulnerable", ExportValues.vulnerable(board.vulnerability()));
        tag("Deal", board.deal().pbn(board.dealer()));
        tag("Scoring", "IMP");
        happened(open);
        tag("BCFlags", "1f");
        tag("HomeTeam", "Old Quarter");
        tag("Room", "Open");
        tag("Round", "1.2");
        tag("Table", "1");
        tag("VisitTeam", "Red River");
        auction(open.auction());
        play(open, board);
        scores(board, List.of(open.result(), closed.result()));
        text.append("\r\n");
    }

    /// As old records have it: everything that is the same is a `#`, even the deal.
    private void closedRoom(Board board, Table closed) {
        tag("Event", "#");
        tag("Site", "#");
        tag("Date", "#");
        tag("Board", String.valueOf(board.number().value()));
        players(CLOSED);
        tag("Dealer", String.valueOf(board.dealer().letter()));
        tag("Vulnerable", ExportValues.vulnerable(board.vulnerability()));
        tag("Deal", "#");
        tag("Scoring", "#");
        happened(closed);
        tag("HomeTeam", "#");
        tag("Room", "Closed");
        tag("Round", "#");
        tag("Table", "2");
        tag("VisitTeam", "#");
        auction(closed.auction());
        play(closed, board);
        text.append(board.number().value() == BOARDS ? "" : "\r\n");
    }

    private void tag(String name, String value) {
        text.append("[%s \"%s\"]\r\n".formatted(name, value));
    }

    private void players(List<String> names) {
        for (var seat : List.of(Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)) {
            tag(PlayedBoard.tagOf(seat), names.get(seat.ordinal()));
        }
    }

    private void happened(Table table) {
        switch (table.result()) {
            case Result.PassedOut() -> {
                tag("Declarer", "");
                tag("Contract", "Pass");
                tag("Result", "");
            }
            case Result.Played(Contract contract, int tricks) -> {
                tag("Declarer", String.valueOf(contract.declarer().letter()));
                tag("Contract", ExportValues.contract(contract));
                tag("Result", String.valueOf(tricks));
            }
        }
    }

    private void auction(Auction auction) {
        tag("Auction", String.valueOf(auction.dealer().letter()));
        int place = 0;
        boolean noted = false;
        for (var call : auction.calls()) {
            String word = ExportValues.call(call);
            boolean strong = word.equals("2NT") && !noted;
            noted = noted || strong;
            text.append(place == 0 ? "" : place % 4 == 0 ? "\r\n" : " ");
            text.append(word).append(strong ? " =1=" : "");
            place++;
        }
        text.append("\r\n");
        if (noted) {
            tag("Note", "1:invites, no four-card \\\\H or \\\\S".replace("\\\\", "\\"));
        }
    }

    private void play(Table table, Board board) {
        if (!(table.result() instanceof Result.Played(Contract contract, _))) {
            return;
        }
        tag("Play", String.valueOf(contract.leader().letter()));
        var play = Play.of(contract, board.deal(), table.cards());
        for (var trick : play.tricks()) {
            var row = new ArrayList<String>();
            for (int column = 0; column < 4; column++) {
                row.add(trick.by(contract.leader().plus(column)).map(Card::code).orElse("-"));
            }
            text.append(String.join(" ", row)).append("\r\n");
        }
        text.append(play.isOver() ? "" : "*\r\n");
    }

    private void scores(Board board, List<Result> results) {
        tag("ScoreTable", "Rank\\2R;Contract\\5L;Declarer;Result\\2R;Score_NS\\6R");
        var sorted =
                results.stream()
                        .sorted((one, other) ->
                                Integer.compare(points(board, other), points(board, one)))
                        .toList();
        for (int rank = 0; rank < sorted.size(); rank++) {
            text.append("%2d %s".formatted(rank + 1, row(sorted.get(rank))));
            text.append(
                    "%6s\r\n"
                            .formatted(
                                    String.format(
                                            Locale.ROOT, "%+d", points(board, sorted.get(rank)))));
        }
    }

    private static String row(Result result) {
        return switch (result) {
            case Result.PassedOut() -> "%-5s - %2s ".formatted("Pass", "-");
            case Result.Played(Contract contract, int tricks) ->
                    "%-5s %c %2d "
                            .formatted(
                                    ExportValues.contract(contract),
                                    contract.declarer().letter(),
                                    tricks);
        };
    }

    private static int points(Board board, Result result) {
        return result.points(Side.NORTH_SOUTH, board.vulnerability());
    }

    private Table table(Board board) {
        var auction = bid(board);
        if (auction.contract().isEmpty()) {
            return new Table(auction, List.of(), new Result.PassedOut());
        }
        var contract = auction.contract().get();
        int tricksPlayed = chance.nextInt(3) == 0 ? 7 + chance.nextInt(5) : Play.TRICKS;
        var whole = playOut(Play.of(contract, board.deal()));
        int won = whole.won(contract.declarer().side());
        return new Table(
                auction,
                whole.cards().subList(0, 4 * tricksPlayed),
                new Result.Played(contract, won));
    }

    /// The stronger side opens and settles by points and trumps; the other side stays out of it, or
    /// doubles at the end.
    private Auction bid(Board board) {
        var auction = Auction.openedBy(board.dealer());
        while (!auction.isOver()) {
            auction = auction.with(call(board, auction));
        }
        return auction;
    }

    private Call call(Board board, Auction auction) {
        var seat = auction.turn().orElseThrow();
        var hand = board.deal().hand(seat);
        var standing = auction.standing();
        if (standing.bid().isEmpty()) {
            return hand.highCardPoints() >= 12 ? new Bid(1, opening(hand)) : Call.Word.PASS;
        }
        var last = auction.caller(auction.calls().lastIndexOf(standing.bid().get()));
        if (last.side() != seat.side()) {
            boolean doubles =
                    standing.bid().get().level() >= 3
                            && hand.highCardPoints() >= 13
                            && standing.refusal(Call.Word.DOUBLE).isEmpty();
            return doubles ? Call.Word.DOUBLE : Call.Word.PASS;
        }
        return last == seat ? Call.Word.PASS : reply(board, seat, standing.bid().get());
    }

    private static Strain opening(CardSet hand) {
        var longest = Suit.CLUBS;
        for (var suit : Suit.values()) {
            longest = hand.length(suit) >= hand.length(longest) ? suit : longest;
        }
        boolean flat = hand.length(longest) == 4 && hand.highCardPoints() >= 15;
        return flat ? Strain.NOTRUMP : Strain.of(longest);
    }

    /// With a fit the trumps are raised, else notrump is bid, both to the level of the points.
    private Call reply(Board board, Seat seat, Bid partners) {
        var hand = board.deal().hand(seat);
        int points =
                hand.highCardPoints()
                        + board.deal().hand(seat.partner()).highCardPoints()
                        - chance.nextInt(3);
        boolean fit = partners.strain().trumps().filter(suit -> hand.length(suit) >= 3).isPresent();
        var strain = fit ? partners.strain() : Strain.NOTRUMP;
        int level = points >= 32 ? 6 : points >= 25 ? fit ? 4 : 3 : points >= 22 ? 2 : fit ? 2 : 1;
        var bid = new Bid(level, strain);
        return hand.highCardPoints() >= 6 && bid.outranks(partners) ? bid : Call.Word.PASS;
    }

    private Play playOut(Play start) {
        var play = start;
        while (!play.isOver()) {
            play = play.with(card(play));
        }
        return play;
    }

    /// The cheapest card that wins the trick for now when the opponents have it, else the lowest;
    /// the leader leads the highest or the lowest of their longest suit.
    private Card card(Play play) {
        var legal = play.playable();
        var trick = play.current();
        if (trick.isEmpty()) {
            return lead(legal);
        }
        var strain = play.contract().strain();
        boolean partners = trick.winner(strain).side() == play.turn().side();
        return legal.stream()
                .filter(card -> !partners && Trick.beats(card, trick.winningCard(strain), strain))
                .reduce((_, cheaper) -> cheaper)
                .orElseGet(() -> lowest(legal));
    }

    private Card lead(CardSet hand) {
        var longest = hand.highest().suit();
        for (var suit : Suit.values()) {
            longest = hand.length(suit) > hand.length(longest) ? suit : longest;
        }
        var cards = hand.in(longest);
        return chance.nextBoolean() ? cards.highest() : cards.lowest();
    }

    private static Card lowest(CardSet hand) {
        var lowest = hand.highest();
        for (var card : hand) {
            Rank rank = card.rank();
            lowest = lowest.rank().beats(rank) ? card : lowest;
        }
        return lowest;
    }
}
