package overtrick.log;

import java.util.List;

/// How a program comes to its neighbours. Found as a service where the jars of one are.
public interface Neighbourhood {

    /// Comes to the others, and waits until it is one of them.
    ///
    /// @param own where the others reach this program, as `host:port`
    /// @param all of them, in the same order everywhere; the first may begin without the others
    /// @param shutOut run when the others have gone on without this program
    /// @throws StoreException if it does not become one of them; the message is a sentence for
    ///   people
    Neighbours join(String own, List<String> all, Runnable shutOut);
}
