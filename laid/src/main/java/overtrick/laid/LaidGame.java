package overtrick.laid;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Words;

/// A game of the club whose deals can be laid for everybody alike.
public interface LaidGame {

    /// By which it is known, such as `can`.
    String word();

    /// The language of those who play it at home, and who see it first; empty where there is none.
    String home();

    /// How many deals are laid for a day.
    int ofDay();

    /// Whether what its deals give is won and lost in points, so that IMPs say something.
    boolean hasImps();

    /// Has deals ready under a code.
    ///
    /// @param key from which packs may be made
    /// @return what binds the house to them
    List<String> lay(String code, int deals, String key);

    /// Opens a table with the deals, at which one person sits.
    ///
    /// @param alone whether robots take the other chairs at once
    TableId open(Member.Person by, String code, int deals, boolean alone);

    /// Opens a table with the deals at which robots play them.
    TableId robots(String code, int deals);

    /// What has been played at a table, deal by deal.
    List<Played> played(TableId table);

    /// With whom somebody sat when a deal ended; empty when they did not.
    ///
    /// @param deal from 1
    Optional<Side> side(PersonId person, TableId table, int deal);

    /// What a deal came to at a table.
    ///
    /// @param score what it gave North and South; compared with nothing but the same deal
    /// @param points as people read them; the same number where it is they that are compared
    /// @param told what was played, in the words of a language
    /// @param path of the page where its cards are seen by whoever may
    record Played(int score, int points, Function<Words, String> told, String path) {}

    /// Whether its packs follow from the key of the set, so that who knows it can make them.
    default boolean packs() {
        return false;
    }

    /// What best play by all would have given on a deal, with all cards seen; empty where no such
    /// thing is known, or not yet.
    ///
    /// @param code of deals that are closed
    /// @param deal from 1
    default Optional<Function<Words, String>> best(String code, int deal) {
        return Optional.empty();
    }

    /// Whether the deals stand on each other, as those of a rubber do: then only what all of them
    /// come to is compared.
    default boolean together() {
        return false;
    }
}
