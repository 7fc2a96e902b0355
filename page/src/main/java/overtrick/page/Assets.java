package overtrick.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import overtrick.cards.Sha256;
import overtrick.page.pack.Pack;

/// Style, scripts and pictures: read once, kept compressed. Their addresses hold a hash of all of
/// them, so that browsers may keep them for ever, and scripts find each other by relative
/// addresses.
///
/// The script of every page lies in parts, each of which does one thing, and goes out as one file:
/// a telephone far from the club waits for each file anew. So do style sheets, in components.
public final class Assets {

    private static final String HTMX =
            "/META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";
    private static final String JAVASCRIPT = "text/javascript; charset=utf-8";
    private static final String STYLE = "text/css; charset=utf-8";
    private static final String PICTURE = "image/svg+xml";
    private static final String CARDS = "cards.svg";
    private static final String ICONS = "icons.svg";
    private static final int HASH_LETTERS = 10;

    private static final String SUITS = "suits.woff2";

    /// The letters of the pages, and the suits among them (docs/design/letters.py). Only what a
    /// page shows is fetched: the Vietnamese marks lie in files of their own.
    private static final List<String> LETTERS =
            List.of(
                    "be-vietnam-pro-400.woff2",
                    "be-vietnam-pro-600.woff2",
                    "be-vietnam-pro-vi-400.woff2",
                    "be-vietnam-pro-vi-600.woff2",
                    "fraunces-600.woff2",
                    "fraunces-vi-600.woff2",
                    SUITS);

    /// The script of every page.
    private static final String SCRIPT = "overtrick.js";

    /// The parts of the script: what all know of the page, what the others do with it, and last the
    /// one that listens.
    static final List<String> PARTS =
            List.of(
                    "page.js",
                    "kept.js",
                    "dropping.js",
                    "queue.js",
                    "unsent.js",
                    "moves.js",
                    "focus.js",
                    "sound.js",
                    "tell.js",
                    "moving.js",
                    "talk.js",
                    "cards.js",
                    "places.js",
                    "news.js",
                    "stream.js",
                    "replay.js",
                    "ask.js",
                    "meanings.js",
                    "claim.js",
                    "keys.js",
                    "waits.js",
                    "follow.js",
                    "forms.js",
                    SCRIPT);

    /// `import { notice, table } from "./page.js";`
    private static final Pattern IMPORT =
            Pattern.compile(
                    "^(import \\{[^}]*} from \"\\./)([a-z]+\\.js)\";\\n", Pattern.MULTILINE);

    /// What a style sheet has for those who write it: comments, and room between the lines.
    private static final Pattern FOR_WRITERS =
            Pattern.compile("/\\*.*?\\*/|^\\s+", Pattern.DOTALL | Pattern.MULTILINE);

    /// The same of a script: comments that stand alone on their lines, and the room before them.
    private static final Pattern FOR_READERS =
            Pattern.compile(
                    "^\\h*(?:/\\*(?:(?!\\*/).)*\\*/|//[^\\n]*)\\h*\\n",
                    Pattern.DOTALL | Pattern.MULTILINE);

    /// What all pages bring, the parts of the script among it.
    private static final Fittings PAGE = new PageFittings();

    /// Where each file of a feature lies, by its name.
    private static final Map<String, Fittings> FEATURES = features();

    /// The scripts of single pages, which ask for them.
    static final List<String> FOR_SOME =
            FEATURES.keySet().stream().filter(file -> file.endsWith(".js")).sorted().toList();

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

    private static Map<String, Fittings> features() {
        var features = new TreeMap<String, Fittings>();
        for (var feature : Fittings.all()) {
            feature.sheets().forEach(sheet -> features.put(sheet, feature));
            feature.scripts().forEach(script -> features.put(script, feature));
        }
        return features;
    }

    private static Map<String, Asset> load() {
        var all = new LinkedHashMap<String, Asset>();
        sheets().forEach(sheet -> all.put(sheet, packed(style(sheet).getBytes(UTF_8), STYLE)));
        all.put(SCRIPT, packed(script().getBytes(UTF_8), JAVASCRIPT));
        for (var script : FOR_SOME) {
            all.put(script, packed(beside(forBrowsers(script)).getBytes(UTF_8), JAVASCRIPT));
        }
        all.put("htmx.js", read(HTMX, JAVASCRIPT));
        all.put("mark.svg", read("assets/mark.svg", PICTURE));
        all.put(ICONS, read("assets/" + ICONS, PICTURE));
        all.put(CARDS, packed(Pack.sheet().getBytes(UTF_8), PICTURE));
        LETTERS.forEach(file -> all.put(file, read("assets/letter/" + file, "font/woff2")));
        return all;
    }

    /// The names of all style sheets.
    static List<String> sheets() {
        return FEATURES.keySet().stream().filter(file -> file.endsWith(".css")).toList();
    }

    /// The components of a style sheet one after the other, as browsers need them.
    private static String style(String sheet) {
        return components(sheet).stream()
                .map(component -> FOR_WRITERS.matcher(style(sheet, component)).replaceAll(""))
                .collect(joining());
    }

    /// The names of the components that make up a style sheet.
    static List<String> components(String sheet) {
        return bringing(sheet).components(sheet);
    }

    /// A component of a style sheet as it was written.
    static String style(String sheet, String component) {
        return text(bringing(sheet), "assets/style/" + component + ".css");
    }

    /// Who brings a file; a part of the script is nobody's but the page's.
    private static Fittings bringing(String file) {
        return FEATURES.getOrDefault(file, PAGE);
    }

    /// The parts one after the other, without what one asks of another. What they export stays so,
    /// for the scripts of single pages.
    private static String script() {
        return PARTS.stream()
                .map(part -> IMPORT.matcher(forBrowsers(part)).replaceAll(""))
                .collect(joining("\n"));
    }

    /// A script of a single page: what it imports from a part it finds in the whole.
    private static String beside(String source) {
        return IMPORT.matcher(source)
                .replaceAll(line ->
                        line.group(1)
                                + (PARTS.contains(line.group(2)) ? SCRIPT : line.group(2))
                                + "\";\n");
    }

    /// A script without what it says to those who read it.
    private static String forBrowsers(String script) {
        return FOR_READERS.matcher(source(script)).replaceAll("");
    }

    /// The text of a script as it was written.
    static String source(String script) {
        return text(bringing(script), "assets/script/" + script);
    }

    private static Asset read(String file, String type) {
        return packed(bytes(PAGE, file), type);
    }

    private static String text(Fittings feature, String file) {
        return new String(bytes(feature, file), UTF_8);
    }

    private static byte[] bytes(Fittings feature, String file) {
        try (var stream =
                feature.open(file)
                        .orElseThrow(() ->
                                new IllegalStateException("the program lacks its file " + file))) {
            return stream.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Packs as tightly as there is, for it is done once at the start.
    private static final class Tight extends GZIPOutputStream {
        Tight(OutputStream to) throws IOException {
            super(to);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private static Asset packed(byte[] plain, String type) {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new Tight(packed)) {
            gzip.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return new Asset(plain, packed.toByteArray(), type);
    }

    private static String hash() {
        var digest = Sha256.digest();
        ALL.values().forEach(asset -> digest.update(asset.plain));
        return HexFormat.of().formatHex(digest.digest()).substring(0, HASH_LETTERS);
    }

    /// The address for a page.
    public static String path(String name) {
        if (!ALL.containsKey(name)) {
            throw new IllegalArgumentException("no such asset: " + name);
        }
        return "/assets/%s/%s".formatted(HASH, name);
    }

    /// The files of all letters.
    public static List<String> letters() {
        return LETTERS;
    }

    /// The letters that a page in this language begins with. Readers of Chinese have their own.
    static List<String> letters(String language) {
        if (language.startsWith("zh")) {
            return List.of(SUITS);
        }
        return LETTERS.stream()
                .filter(file -> language.equals("vi") || !file.contains("-vi-"))
                .toList();
    }

    /// The address of a drawing of the pack, such as `SA`, a teo's `BJ` or the `back`.
    public static String card(String code) {
        return path(CARDS) + "#" + code;
    }

    /// The address of an icon (docs/design), such as `play`.
    public static String icon(String name) {
        return path(ICONS) + "#" + name;
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
