package overtrick.log.host;

/// Somebody's attention; closing it ends it.
public interface Watch extends AutoCloseable {
    @Override
    void close();
}
