package overtrick.house.laid;

import java.util.Optional;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What tables must know of deals that are laid for everybody alike, and played at many tables at
/// different times: they stay sealed to whoever has not played them, until they are closed.
public interface LaidDeals {

    /// What the names of the sets begin with that hold such deals.
    String SETS = "laid/";

    /// Nothing is ever laid here.
    LaidDeals NONE =
            new LaidDeals() {
                @Override
                public boolean isOpen(String code) {
                    return false;
                }

                @Override
                public boolean mayBegin(String code) {
                    return false;
                }

                @Override
                public Optional<Refusal> claim(String code, TableId table, Member.Person person) {
                    return Optional.empty();
                }

                @Override
                public String key(String code) {
                    throw new IllegalStateException("nothing is laid under " + code);
                }
            };

    /// The name of the set that holds the deals of a code.
    static String set(String code) {
        return SETS + code;
    }

    /// The code of a set; empty for sets of other deals.
    static Optional<String> codeOf(String set) {
        return set.startsWith(SETS) ? Optional.of(set.substring(SETS.length())) : Optional.empty();
    }

    /// Whether everybody may see the deals: nobody plays them any more.
    boolean isOpen(String code);

    /// Whether a table may begin another of the deals.
    boolean mayBegin(String code);

    /// Somebody wants to sit down to the deals at a table. It is theirs from then on: whoever plays
    /// them plays them once.
    ///
    /// @return why they may not; empty when they may
    Optional<Refusal> claim(String code, TableId table, Member.Person person);

    /// Where somebody plays the deals or has played them; empty when nowhere.
    default Optional<TableId> tableOf(String code, PersonId person) {
        return Optional.empty();
    }

    /// From what packs are made that are the same at every table; nobody may see it before the
    /// deals are open.
    String key(String code);
}
