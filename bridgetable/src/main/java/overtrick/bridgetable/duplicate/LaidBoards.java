package overtrick.bridgetable.duplicate;

import java.util.Optional;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Member;

/// Boards that are laid for everybody alike, in whatever form of bridge they are played.
///
/// @param boards where they lie
/// @param laid who may play and see them
public record LaidBoards(EventBoards boards, LaidDeals laid) {

    /// The next of the boards for a table; empty when there is no other, or no more time.
    ///
    /// @param opened how many boards the table has had
    public Optional<EventBoards.Sealed> next(BoardPlan.Laid plan, int opened) {
        return opened < plan.boards() && laid.mayBegin(plan.code())
                ? boards.board(LaidDeals.set(plan.code()), opened + 1)
                : Optional.empty();
    }

    /// Why somebody may not sit down to them at a table; it is theirs when they may.
    public Optional<Refusal> claim(BoardPlan.Laid plan, String table, Member.Person person) {
        return laid.claim(plan.code(), new TableId(table), person);
    }

    /// Whether nobody may look on where they are played. Before the first of them there is nothing
    /// to see but chairs.
    ///
    /// @param opened how many boards the table has had
    public boolean isShut(BridgeTerms terms, int opened) {
        return opened > 0 && terms.laidUnder().filter(code -> !laid.isOpen(code)).isPresent();
    }
}
