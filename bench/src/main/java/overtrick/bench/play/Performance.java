package overtrick.bench.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Score;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.robots.CardPlayer;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Thought;

/// A board played to the last card under the real rules, every player seeing what their seat sees.
///
/// @param nanos of CPU for each card; other work on the machine makes only clocks run longer
/// @param said what robots that search thought of the contract
record Performance(FrozenBoard board, Play play, List<Long> nanos, List<Said> said) {

    private static final DuplicateRules RULES = new DuplicateRules();

    static Performance of(FrozenBoard board, CardPlayer northSouth, CardPlayer eastWest) {
        var session = beforeTheLead(board);
        var nanos = new ArrayList<Long>();
        var said = new ArrayList<Said>();
        while (!session.board().orElseThrow().isOver()) {
            var seat = actor(session);
            var player = seat.side() == Side.NORTH_SOUTH ? northSouth : eastWest;
            var view = RULES.view(session, seat).orElseThrow();
            long begun = FirstCard.cpu();
            var thought = thought(player, view);
            nanos.add(FirstCard.cpu() - begun);
            if (!thought.candidates().isEmpty()) {
                boolean declaring = !seat.opposes(board.contract().declarer());
                said.add(Said.of(nanos.size() - 1, declaring, thought));
            }
            session = after(session, seat, new PlayCard(thought.card()));
        }
        var play = session.board().orElseThrow().play().orElseThrow();
        return new Performance(board, play, nanos, said);
    }

    /// Without candidates when the player does not search.
    static Thought thought(CardPlayer player, BoardView view) {
        return player instanceof SearchPlayer search
                ? search.think(view, () -> false, _ -> {})
                : Thought.atOnce(player.card(view));
    }

    /// What the player in turn saw before one of the cards.
    BoardView viewBefore(int place) {
        var session = beforeTheLead(board);
        for (var card : play.cards().subList(0, place)) {
            session = after(session, actor(session), new PlayCard(card));
        }
        return RULES.view(session, actor(session)).orElseThrow();
    }

    private static Session beforeTheLead(FrozenBoard board) {
        var session = RULES.replay(List.of(new BoardOpened(board.board(), Optional.empty())));
        for (var call : board.auction().calls()) {
            session = after(session, actor(session), new MakeCall(call));
        }
        return session;
    }

    /// What the player sees who makes the opening lead.
    static BoardView leadersView(FrozenBoard board) {
        var session = beforeTheLead(board);
        return RULES.view(session, actor(session)).orElseThrow();
    }

    /// What declarer sees before dummy's first card.
    static BoardView declarersView(FrozenBoard board, CardPlayer leader) {
        var session = beforeTheLead(board);
        var lead = leader.card(RULES.view(session, actor(session)).orElseThrow());
        var led = after(session, actor(session), new PlayCard(lead));
        return RULES.view(led, actor(led)).orElseThrow();
    }

    /// A line of [#text] read again.
    ///
    /// @param boards all that it may be about
    /// @return empty for a line about something else
    static Optional<Performance> read(String line, Map<Integer, FrozenBoard> boards) {
        var words = line.strip().split(" ");
        if (words.length != 2 + Card.PACK) {
            return Optional.empty();
        }
        var board = Objects.requireNonNull(boards.get(Integer.parseInt(words[0])), line);
        var cards = Arrays.stream(words).skip(2).map(Card::parse).toList();
        var play = Play.of(board.contract(), board.deal().deal(), cards);
        return Optional.of(new Performance(board, play, List.of(), List.of()));
    }

    private static Seat actor(Session session) {
        return session.board().orElseThrow().actor().orElseThrow();
    }

    private static Session after(Session session, Seat seat, BoardCommand command) {
        if (!(RULES.decide(session, seat, command) instanceof Accepted<BoardEvent>(var events))) {
            throw new IllegalStateException(
                    "%s may not do this: %s on %s".formatted(seat, command, session.board()));
        }
        var now = session;
        for (var event : events) {
            now = RULES.evolve(now, event);
        }
        return now;
    }

    /// Number, contract and cards.
    String text() {
        var cards = play.cards().stream().map(Card::toString).toList();
        return "%s %s %s"
                .formatted(
                        board.deal().number().value(),
                        play.contract().code(),
                        String.join(" ", cards));
    }

    boolean isMade() {
        var contract = play.contract();
        return play.won(contract.declarer().side()) >= contract.bid().tricks();
    }

    /// What declarer's side scored for North and South.
    int points() {
        var contract = play.contract();
        int tricks = play.won(contract.declarer().side());
        boolean vulnerable = board.deal().vulnerability().includes(contract.declarer());
        int points = Score.of(contract.bid(), contract.doubling(), vulnerable, tricks).points();
        return contract.declarer().side() == Side.NORTH_SOUTH ? points : -points;
    }
}
