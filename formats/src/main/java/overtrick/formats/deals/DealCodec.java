package overtrick.formats.deals;

import java.util.List;

/// Reads and writes one format.
interface DealCodec {

    /// Takes every good board out of a file.
    void read(byte[] file, DealsRead found);

    /// @param boards that the format can hold
    byte[] write(List<SolvedBoard> boards);
}
