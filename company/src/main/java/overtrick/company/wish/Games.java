package overtrick.company.wish;

import java.util.List;
import java.util.Map;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;

/// The games that can be wished for. No room of people knows any of them: whoever knows all rooms
/// says which there are, and lays their tables.
public interface Games {

    /// Their words, for which there are sentences, the usual one first.
    List<String> words();

    /// The titles of the systems of the house by their names, the usual one first.
    Map<String, String> systems();

    /// Opens a table for people and seats them: the first two are partners, robots take the chairs
    /// that are left.
    TableId lay(Wanted wanted, List<Member.Person> players);
}
