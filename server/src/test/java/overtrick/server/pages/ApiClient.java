package overtrick.server.pages;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import overtrick.house.people.Reach;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A program of a member, or one that shows no token.
record ApiClient(Browser line, String token) {

    private static final JsonMapper JSON = JsonMapper.shared();

    /// A program that shows no token.
    static ApiClient stranger(House house) {
        return new ApiClient(house.visitor(), "");
    }

    /// A new member's program.
    static ApiClient of(House house, String name, Reach... reach) {
        var member = house.visitor();
        member.submit("/account/join", Map.of("name", name, "password", "seven of diamonds"));
        return new ApiClient(house.visitor(), token(house, name, reach));
    }

    /// A token of a member that there is.
    static String token(House house, String name, Reach... reach) {
        var person = house.club().members().accounts().named(name).orElseThrow().person();
        return house.club()
                .people()
                .tokens()
                .make(person.id(), "test", Arrays.asList(reach), Duration.ofDays(1))
                .orElseThrow();
    }

    HttpRequest.Builder request(String path) {
        var request = line.request("/api/v1" + path);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    HttpResponse<String> ask(String path) {
        return line.send(request(path));
    }

    HttpResponse<String> say(String path, String json) {
        return line.send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(json)));
    }

    HttpResponse<String> say(String path, Map<String, ?> body) {
        return say(path, JSON.writeValueAsString(body));
    }

    Stream<String> follow(String path) {
        return line.lines(request(path));
    }

    static JsonNode json(HttpResponse<String> answer) {
        return JSON.readTree(answer.body());
    }

    /// What is found there.
    JsonNode found(String path) {
        var answer = ask(path);
        if (answer.statusCode() != 200) {
            throw new AssertionError(path + ": " + answer.statusCode() + " " + answer.body());
        }
        return json(answer);
    }

    /// What becomes of it.
    JsonNode done(String path, Map<String, ?> body) {
        var answer = say(path, body);
        if (answer.statusCode() != 200) {
            throw new AssertionError(path + ": " + answer.statusCode() + " " + answer.body());
        }
        return json(answer);
    }
}
