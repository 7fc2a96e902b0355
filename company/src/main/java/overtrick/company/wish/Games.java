package overtrick.company.wish;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;

/// The games that can be wished for. No room of people knows any of them: whoever knows all rooms
/// says which there are, and lays their tables.
public interface Games {

    /// Their words, for which there are sentences, the usual one first.
    List<String> words();

    /// What a system of the house or a ready card is called, with the choices of its players if it
    /// has some; empty if there is none of that name.
    Optional<String> system(String agreed, Locale language);

    /// Opens a table for people and seats them: the first two are partners, robots take the chairs
    /// that are left.
    TableId lay(Wanted wanted, List<Member.Person> players);
}
