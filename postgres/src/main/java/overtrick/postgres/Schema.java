package overtrick.postgres;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/// The tables of a club. They are described once, for every store; where PostgreSQL means something
/// else by a word, the word is put in its own.
final class Schema {

    private static final String OWN = "overtrick/postgres";
    private static final String OWN_HISTORY = "log_schema_history";
    private static final String HISTORY = "flyway_schema_history";

    private Schema() {}

    /// Brings the tables up to date.
    ///
    /// @param schemas folders of the class path with migrations of Flyway's
    static void migrate(DataSource source, String schema, List<String> schemas) {
        for (String folder : schemas) {
            migrate(source, schema, folder, HISTORY);
        }
        migrate(source, schema, OWN, OWN_HISTORY);
    }

    private static void migrate(DataSource source, String schema, String folder, String history) {
        Flyway.configure()
                .dataSource(source)
                .defaultSchema(schema)
                .schemas(schema)
                .createSchemas(true)
                .locations("classpath:" + folder)
                .resourceProvider(new Translated(folder))
                .table(history)
                .baselineOnMigrate(true)
                .baselineVersion("0")
                .load()
                .migrate();
    }

    /// Whole numbers have 64 bits, and texts are sorted by their letters' numbers, as in every
    /// other store of ours.
    static String translated(String sql) {
        return sql.replaceAll("\\bINTEGER\\b", "BIGINT")
                .replaceAll("\\bTEXT\\b", "TEXT COLLATE \"C\"");
    }

    /// The migrations of a folder in the words of PostgreSQL.
    private record Translated(String folder) implements ResourceProvider {

        @Override
        public @Nullable LoadableResource getResource(String name) {
            return all().stream()
                    .filter(one -> one.getFilename().equals(name))
                    .findFirst()
                    .orElse(null);
        }

        @Override
        public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
            return all().stream()
                    .filter(one -> one.getFilename().startsWith(prefix))
                    .filter(one -> Stream.of(suffixes).anyMatch(one.getFilename()::endsWith))
                    .toList();
        }

        private List<LoadableResource> all() {
            var loader = Schema.class.getClassLoader();
            var all = new ArrayList<LoadableResource>();
            try {
                for (var url : Collections.list(loader.getResources(folder))) {
                    for (String name : names(url)) {
                        all.add(read(loader, folder + "/" + name));
                    }
                }
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
            return all;
        }

        private List<String> names(URL url) throws IOException {
            if (url.openConnection() instanceof JarURLConnection jar) {
                jar.setUseCaches(false);
                try (var file = jar.getJarFile()) {
                    return file.stream()
                            .map(entry -> entry.getName())
                            .filter(name -> name.startsWith(folder + "/") && name.endsWith(".sql"))
                            .map(name -> name.substring(folder.length() + 1))
                            .toList();
                }
            }
            try (var files = Files.list(Path.of(new URI(url.toString())))) {
                return files.map(file -> String.valueOf(file.getFileName()))
                        .filter(name -> name.endsWith(".sql"))
                        .toList();
            } catch (URISyntaxException impossible) {
                throw new IOException(impossible);
            }
        }

        private static LoadableResource read(ClassLoader loader, String path) throws IOException {
            try (var in = loader.getResourceAsStream(path)) {
                if (in == null) {
                    throw new IOException("there is no " + path);
                }
                String sql = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                return new Migration(path, translated(sql));
            }
        }
    }

    private static final class Migration extends LoadableResource {

        private final String path;
        private final String sql;

        private Migration(String path, String sql) {
            this.path = path;
            this.sql = sql;
        }

        @Override
        public Reader read() {
            return new StringReader(sql);
        }

        @Override
        public String getAbsolutePath() {
            return path;
        }

        @Override
        public String getAbsolutePathOnDisk() {
            return path;
        }

        @Override
        public String getFilename() {
            return path.substring(path.lastIndexOf('/') + 1);
        }

        @Override
        public String getRelativePath() {
            return getFilename();
        }
    }
}
