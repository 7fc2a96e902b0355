package overtrick.house.people;

import java.io.IOException;
import overtrick.house.table.Member;

/// What somebody takes home from a room: files in open formats.
@FunctionalInterface
public interface Takeaway {

    /// Where the files go.
    @FunctionalInterface
    interface Basket {

        /// @param name of the file, with its folder, such as `boards/boards.pbn`
        /// @throws IOException when it cannot be written
        void put(String name, byte[] content) throws IOException;
    }

    /// @param basket for the files; nothing is put in where there is nothing
    /// @throws IOException when the basket cannot take it
    void fill(Member.Person person, Basket basket) throws IOException;
}
