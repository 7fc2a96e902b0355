package overtrick.house.thinking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.StoreException;

/// What the house does by its clock for one thing among others, so that a broken one keeps nobody
/// from the rest.
public final class Chore {

    private static final Logger LOG = LoggerFactory.getLogger(Chore.class);

    private Chore() {}

    /// Does some work. If it fails, that is logged, and whoever asked for it goes on.
    ///
    /// @param what the work is about, such as the code of a table
    public static void attempt(String what, Runnable work) {
        try {
            work.run();
        } catch (StoreException away) {
            LOG.warn("{} has to wait: {}", what, away.getMessage());
        } catch (RuntimeException broken) {
            LOG.error("{} is left out, as it fails", what, broken);
        }
    }
}
