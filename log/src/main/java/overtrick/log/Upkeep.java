package overtrick.log;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;

/// How a store is looked after: how much room it takes, and copies of it that lie beside it. Safe
/// for use by many threads.
public interface Upkeep {

    /// How much there is of a store.
    ///
    /// @param bytes of its files
    /// @param free bytes that its disk has left
    /// @param events in the log
    record Size(long bytes, long free, long events) {}

    /// A copy of the whole store, checked when it was made.
    ///
    /// @param name by which it is asked for
    /// @param at when it was made, to the second
    record Copied(String name, Instant at, long bytes) {}

    /// @throws StoreException when that cannot be found out
    Size size();

    /// Copies the store as it is at this moment. That takes seconds and more for a great club, in
    /// which others go on reading and writing.
    ///
    /// @throws StoreException when the disk has no room for it, the copy cannot be written, or the
    ///   copy is not whole; the message is a sentence for people
    Copied copy();

    /// The copies that were made so, the latest first.
    ///
    /// @throws StoreException when they cannot be listed
    List<Copied> copies();

    /// Writes a copy, packed into one file from which a club can be made again.
    ///
    /// @throws IOException when there is no copy of this name, it cannot be read, or its reader has
    ///   gone
    void pack(String name, OutputStream out) throws IOException;

    /// Deletes the oldest copies.
    ///
    /// @param most how many stay
    /// @throws StoreException when one cannot be deleted
    void keepCopies(int most);
}
