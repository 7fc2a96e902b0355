package overtrick.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/// Style, scripts and pictures: read once, kept compressed, named with a hash of their content so
/// that browsers may keep them for ever.
public final class Assets {

    private static final String HTMX =
            "/META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";
    private static final int HASH_LETTERS = 10;

    /// A file, as it is and compressed.
    private static final class Asset {

        private final byte[] plain;
        private final byte[] compressed;
        private final String type;
        private final String hash;

        private Asset(byte[] plain, byte[] compressed, String type) {
            this.plain = plain;
            this.compressed = compressed;
            this.type = type;
            this.hash = digest(plain);
        }
    }

    private static final Map<String, Asset> ALL = load();

    private Assets() {}

    private static Map<String, Asset> load() {
        var all = new LinkedHashMap<String, Asset>();
        all.put("overtrick.css", read("assets/overtrick.css", "text/css; charset=utf-8"));
        all.put("overtrick.js", read("assets/overtrick.js", "text/javascript; charset=utf-8"));
        all.put("htmx.js", read(HTMX, "text/javascript; charset=utf-8"));
        all.put("mark.svg", read("assets/mark.svg", "image/svg+xml"));
        return all;
    }

    private static Asset read(String resource, String type) {
        try (var stream = Assets.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("the program lacks its file " + resource);
            }
            byte[] plain = stream.readAllBytes();
            var packed = new ByteArrayOutputStream();
            try (var gzip = new GZIPOutputStream(packed)) {
                gzip.write(plain);
            }
            return new Asset(plain, packed.toByteArray(), type);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String digest(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(digest).substring(0, HASH_LETTERS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /// The address for a page.
    public static String path(String name) {
        var asset = ALL.get(name);
        if (asset == null) {
            throw new IllegalArgumentException("no such asset: " + name);
        }
        return "/assets/%s?v=%s".formatted(name, asset.hash);
    }

    public static void send(Context ctx) {
        var asset = ALL.get(ctx.pathParam("name"));
        if (asset == null) {
            throw Sorry.notFound("no.page");
        }
        String tag = "\"" + asset.hash + "\"";
        boolean named = asset.hash.equals(ctx.queryParam("v"));
        ctx.header("Cache-Control", named ? "public, max-age=31536000, immutable" : "no-cache");
        ctx.header("ETag", tag);
        ctx.header("Vary", "Accept-Encoding");
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        ctx.contentType(asset.type);
        String accepted = ctx.header("Accept-Encoding");
        if (accepted != null && accepted.contains("gzip")) {
            ctx.header("Content-Encoding", "gzip").result(asset.compressed);
            return;
        }
        ctx.header("Content-Encoding", "identity").result(asset.plain);
    }
}
