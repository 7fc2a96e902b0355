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
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/// Style, scripts and pictures: read once, kept compressed. Their addresses hold a hash of all of
/// them, so that browsers may keep them for ever, and scripts find each other by relative
/// addresses.
public final class Assets {

    private static final String HTMX =
            "/META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";
    private static final int HASH_LETTERS = 10;

    /// The scripts, the one that begins first; it loads the others.
    public static final List<String> SCRIPTS =
            List.of(
                    "overtrick.js",
                    "page.js",
                    "stream.js",
                    "news.js",
                    "places.js",
                    "talk.js",
                    "sound.js",
                    "moving.js",
                    "cards.js",
                    "keys.js",
                    "ask.js",
                    "forms.js",
                    "thought.js",
                    "replay.js");

    /// The scripts of single pages, which ask for them.
    private static final List<String> FOR_SOME =
            List.of(
                    "bury.js",
                    "clock.js",
                    "phone.js",
                    "result.js",
                    "queue.js",
                    "console.js",
                    "waits.js");

    private static final List<String> SHEETS =
            List.of(
                    "overtrick.css",
                    "board.css",
                    "manners.css",
                    "can.css",
                    "evening.css",
                    "free.css",
                    "law.css",
                    "library.css",
                    "social.css");

    /// A file, as it is and compressed.
    private static final class Asset {

        private final byte[] plain;
        private final byte[] compressed;
        private final String type;

        private Asset(byte[] plain, byte[] compressed, String type) {
            this.plain = plain;
            this.compressed = compressed;
            this.type = type;
        }
    }

    private static final Map<String, Asset> ALL = load();
    private static final String HASH = hash();

    private Assets() {}

    private static Map<String, Asset> load() {
        var all = new LinkedHashMap<String, Asset>();
        for (var sheet : SHEETS) {
            all.put(sheet, read("assets/" + sheet, "text/css; charset=utf-8"));
        }
        for (var script : Stream.of(SCRIPTS, FOR_SOME).flatMap(List::stream).toList()) {
            all.put(script, read("assets/script/" + script, "text/javascript; charset=utf-8"));
        }
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

    private static String hash() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            ALL.values().forEach(asset -> digest.update(asset.plain));
            return HexFormat.of().formatHex(digest.digest()).substring(0, HASH_LETTERS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /// The address for a page.
    public static String path(String name) {
        if (!ALL.containsKey(name)) {
            throw new IllegalArgumentException("no such asset: " + name);
        }
        return "/assets/%s/%s".formatted(HASH, name);
    }

    /// The content of a file.
    public static byte[] bytes(String name) {
        var asset = ALL.get(name);
        if (asset == null) {
            throw new IllegalArgumentException("no such asset: " + name);
        }
        return asset.plain.clone();
    }

    /// Answers a request for `/assets/{hash}/{name}`. A page of an older program gets what there is
    /// now, and asks again next time.
    public static void send(Context ctx) {
        var asset = ALL.get(ctx.pathParam("name"));
        if (asset == null) {
            throw Sorry.notFound("no.page");
        }
        String tag = "\"" + HASH + "\"";
        boolean named = HASH.equals(ctx.pathParam("hash"));
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
