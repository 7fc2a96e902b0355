package overtrick.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.boards.review.Comparisons;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Seat;
import overtrick.company.Partnerships;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.systems.Agreement;

/// Who has been whose partner, from the boards that were played.
record PlayedTogether(Store store, BridgeTables bridge, Comparisons comparisons)
        implements Partnerships {

    /// Boards of somebody that are looked through for what they brought.
    private static final int LATEST = 400;

    /// Partners that are shown.
    private static final int MOST = 60;

    private static final String TOGETHER =
            "SELECT other.person, me.code, me.ordinal, me.seat FROM board_player me"
                    + " JOIN board_player other ON other.code = me.code"
                    + " AND other.ordinal = me.ordinal AND other.person <> me.person"
                    + " WHERE me.person = ? AND me.seat || other.seat IN ('NS', 'SN', 'EW', 'WE')"
                    + " ORDER BY me.ended DESC";

    /// A board that somebody has played with a partner.
    private record Board(PersonId partner, PlayedAt at, Seat seat) {}

    @Override
    public List<Partnership> of(PersonId person) {
        var boards =
                store.rows(
                        TOGETHER,
                        row ->
                                new Board(
                                        new PersonId(row.getString(1)),
                                        new PlayedAt(row.getString(2), row.getInt(3)),
                                        Seat.parse(row.getString(4))),
                        person.value());
        if (boards.isEmpty()) {
            return List.of();
        }
        var imps = comparisons.imps(person, bridge.history().boardsOf(person, 0, LATEST));
        var byPartner = new HashMap<PersonId, List<Board>>();
        boards.forEach(
                one -> byPartner.computeIfAbsent(one.partner(), _ -> new ArrayList<>()).add(one));
        return byPartner.entrySet().stream()
                .map(one -> partnership(one.getKey(), one.getValue(), imps))
                .sorted(
                        Comparator.comparingInt(Partnership::boards)
                                .reversed()
                                .thenComparing(one -> one.partner().value()))
                .limit(MOST)
                .toList();
    }

    private Partnership partnership(
            PersonId partner, List<Board> boards, Map<PlayedAt, Integer> imps) {
        var compared =
                boards.stream().map(Board::at).filter(imps::containsKey).map(imps::get).toList();
        return new Partnership(
                partner,
                boards.size(),
                compared.size(),
                compared.stream().mapToInt(Integer::intValue).sum(),
                system(boards.getFirst()));
    }

    /// What they played at the table of their last board; empty where it was another game.
    private String system(Board last) {
        return bridge.duplicate()
                .look(new TableId(last.at().table()), Member.House.HOUSE)
                .map(DuplicateTerms::of)
                .map(terms -> Agreement.parse(terms.agreements().of(last.seat().side())).system())
                .orElse("");
    }
}
