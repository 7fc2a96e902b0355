package overtrick.browser;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;
import overtrick.server.Club;

/// How the cards lie at a table, put together from what each of the four players may know. Which of
/// them a viewer may see is worked out here once more, not asked of the club.
///
/// @param number of the last event
/// @param held by each seat now
/// @param board as those see it who only watch
record Truth(long number, Map<Seat, CardSet> held, Optional<BoardView> board) {

    /// What everybody sees before anything has happened.
    static final Truth NOTHING = new Truth(0, Map.of(), Optional.empty());

    Truth {
        held = Map.copyOf(held);
    }

    static Truth at(Club club, TableId table) {
        var open = look(club, table, Member.House.HOUSE);
        var held = new EnumMap<Seat, CardSet>(Seat.class);
        if (open.game().isPresent()) {
            for (var seat : Seat.values()) {
                held.put(seat, hand(club, table, seat));
            }
        }
        return new Truth(open.number(), held, open.game());
    }

    private static TableView<Optional<BoardView>> look(Club club, TableId table, Member viewer) {
        return club.duplicate().look(table, viewer).orElseThrow();
    }

    /// What may be played from a seat now, from its own hand or from dummy.
    static CardSet playable(Club club, TableId table, Seat seat) {
        return view(club, table, seat).playable();
    }

    private static CardSet hand(Club club, TableId table, Seat seat) {
        return Optional.ofNullable(view(club, table, seat).hands().get(seat)).orElseThrow();
    }

    private static BoardView view(Club club, TableId table, Seat seat) {
        var occupant = look(club, table, Member.House.HOUSE).chair(seat).orElseThrow().occupant();
        Member member =
                switch (occupant) {
                    case Occupant.Person(var id, var name) -> new Member.Person(id, name);
                    case Occupant.Robot _ -> new Member.RobotAt(seat);
                };
        return look(club, table, member).game().orElseThrow();
    }

    boolean isOver() {
        return board.filter(BoardView::isOver).isPresent();
    }

    CardSet played() {
        return board.flatMap(BoardView::play).map(play -> play.played()).orElse(CardSet.NONE);
    }

    /// What must not reach a viewer in any form.
    ///
    /// @param viewer empty for those who only watch
    CardSet hiddenFrom(Optional<Seat> viewer) {
        if (isOver()) {
            return CardSet.NONE;
        }
        var hidden = CardSet.ALL.minus(played());
        for (var hand : held.entrySet()) {
            if (viewer.equals(Optional.of(hand.getKey())) || isFaced(hand.getKey())) {
                hidden = hidden.minus(hand.getValue());
            }
        }
        return hidden;
    }

    /// Dummy after the opening lead (Law 41D), and a declarer who claims (Law 68C).
    private boolean isFaced(Seat hand) {
        var contract = board.flatMap(BoardView::contract);
        if (contract.isEmpty()) {
            return false;
        }
        boolean dummy = hand == contract.get().dummy() && !played().isEmpty();
        boolean claims =
                board.flatMap(BoardView::claim)
                        .filter(pending -> pending.claim().by() == hand)
                        .filter(pending -> hand == contract.get().declarer())
                        .isPresent();
        return dummy || claims;
    }
}
