package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Somebody's browser without a screen: keeps cookies and follows redirects.
final class Browser implements AutoCloseable {

    /// Such as `BoardNumber[value=1]`.
    static final Pattern RECORD = Pattern.compile("\\b[A-Z]\\w+\\[\\w+=");

    private static final int BUSY = 503;

    private static final Pattern TAGS = Pattern.compile("(?:<[^>]*>|\\s)+");

    private final CookieManager cookies = new CookieManager();
    private Optional<HttpClient> client = Optional.empty();
    private Optional<HttpClient> staying = Optional.empty();
    private final IntSupplier port;
    private final Optional<String> host;

    Browser(int port) {
        this(() -> port);
    }

    /// @param port asked for with every request, for the club may not be open yet
    Browser(IntSupplier port) {
        this(port, Optional.empty());
    }

    /// Asks for a host of this name, which is found at the port of this machine.
    Browser(IntSupplier port, String host) {
        this(port, Optional.of(host));
    }

    private Browser(IntSupplier port, Optional<String> host) {
        this.port = port;
        this.host = host;
    }

    private synchronized HttpClient client() {
        if (client.isEmpty()) {
            client = Optional.of(client(Redirect.NORMAL));
        }
        return client.get();
    }

    /// The same, but goes nowhere else: made when it is asked for, which few are.
    private synchronized HttpClient staying() {
        if (staying.isEmpty()) {
            staying = Optional.of(client(Redirect.NEVER));
        }
        return staying.get();
    }

    private HttpClient client(Redirect redirects) {
        var made =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .cookieHandler(cookies)
                        .followRedirects(redirects);
        host.ifPresent(_ -> {
            var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port.getAsInt());
            made.proxy(ProxySelector.of(address));
        });
        return made.build();
    }

    /// What is kept under a name.
    Optional<String> cookie(String name) {
        return cookies.getCookieStore().getCookies().stream()
                .filter(one -> one.getName().equals(name))
                .map(HttpCookie::getValue)
                .findFirst();
    }

    HttpRequest.Builder request(String path) {
        String here = "127.0.0.1:" + port.getAsInt();
        var club = URI.create("http://" + host.orElse(here));
        return HttpRequest.newBuilder(club.resolve(path));
    }

    /// The words of a page without its tags, one space between any two.
    static String plain(String page) {
        return TAGS.matcher(page).replaceAll(" ");
    }

    /// Asks once more when the server has cut the line before its answer was read, as it may when
    /// it turns a large body away.
    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return readable(client().send(request.build(), BodyHandlers.ofString()));
        } catch (IOException cut) {
            return readable(sendOnce(request));
        } catch (InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// Whatever is answered is for people or for programs, never as Java writes a record.
    private static HttpResponse<String> readable(HttpResponse<String> answer) {
        assertThat(answer.body()).as("%s", answer.uri()).doesNotContainPattern(RECORD);
        return answer;
    }

    private HttpResponse<String> sendOnce(HttpRequest.Builder request) {
        try {
            return client().send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// An answer that may never end.
    HttpResponse<InputStream> open(HttpRequest.Builder request) {
        try {
            return client().send(request.build(), BodyHandlers.ofInputStream());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// The same, and where it leads to is not followed.
    HttpResponse<InputStream> openHere(HttpRequest.Builder request) {
        try {
            return staying().send(request.build(), BodyHandlers.ofInputStream());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    HttpResponse<byte[]> sendForBytes(HttpRequest.Builder request) {
        try {
            return client().send(request.build(), BodyHandlers.ofByteArray());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    HttpResponse<String> get(String path) {
        return send(request(path).header("Accept", "text/html"));
    }

    /// Asks until the page holds this sign.
    HttpResponse<String> await(String path, String sign) {
        while (true) {
            var page = get(path);
            if (page.body().contains(sign)) {
                return page;
            }
            pause();
        }
    }

    /// A moment, after which a page may have changed.
    static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /// As a form of a page without a script. Who joins while the passwords of other tests are
    /// worked on is told to come again, and does.
    HttpResponse<String> submit(String path, Map<String, String> fields) {
        var answer = send(form(path, fields).header("Accept", "text/html"));
        while (path.equals("/account/join") && answer.statusCode() == BUSY) {
            pause();
            answer = send(form(path, fields).header("Accept", "text/html"));
        }
        return answer;
    }

    /// As the page's script.
    HttpResponse<String> post(String path, Map<String, String> fields) {
        return send(form(path, fields).header("HX-Request", "true"));
    }

    HttpRequest.Builder form(String path, Map<String, String> fields) {
        String body =
                fields.entrySet().stream()
                        .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                        .collect(Collectors.joining("&"));
        return request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body));
    }

    /// A file, as a page without a script sends it.
    HttpResponse<String> upload(String path, String field, String name, String content) {
        return upload(path, Map.of(), field, name, content);
    }

    /// A file of bytes.
    HttpResponse<String> upload(String path, String field, String name, byte[] content) {
        String head =
                """
                --edge\r
                Content-Disposition: form-data; name="%s"; filename="%s"\r
                Content-Type: application/octet-stream\r
                \r
                """
                        .formatted(field, name);
        return send(
                request(path)
                        .header("Accept", "text/html")
                        .header("Content-Type", "multipart/form-data; boundary=edge")
                        .POST(
                                BodyPublishers.concat(
                                        BodyPublishers.ofString(head),
                                        BodyPublishers.ofByteArray(content),
                                        BodyPublishers.ofString("\r\n--edge--\r\n"))));
    }

    /// The same with the other fields of its form.
    HttpResponse<String> upload(
            String path, Map<String, String> fields, String field, String name, String content) {
        String file =
                """
                --edge\r
                Content-Disposition: form-data; name="%s"; filename="%s"\r
                Content-Type: text/plain\r
                \r
                %s\r
                --edge--\r
                """
                        .formatted(field, name, content);
        String others =
                fields.entrySet().stream()
                        .map(other ->
                                """
                                --edge\r
                                Content-Disposition: form-data; name="%s"\r
                                \r
                                %s\r
                                """
                                        .formatted(other.getKey(), other.getValue()))
                        .collect(Collectors.joining());
        return send(
                request(path)
                        .header("Accept", "text/html")
                        .header("Content-Type", "multipart/form-data; boundary=edge")
                        .POST(BodyPublishers.ofString(others + file)));
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    Stream<String> lines(String path) {
        return lines(request(path));
    }

    Stream<String> lines(HttpRequest.Builder request) {
        try {
            return client().send(request.build(), BodyHandlers.ofLines()).body();
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Override
    public void close() {
        client.ifPresent(HttpClient::shutdownNow);
        staying.ifPresent(HttpClient::shutdownNow);
    }
}
