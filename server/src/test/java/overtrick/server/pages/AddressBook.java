package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import overtrick.page.Program;
import overtrick.page.server.Address;

/// What can stand in the places of addresses, so that a page is found there.
final class AddressBook {

    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)}");

    /// What stands in places that are no codes.
    private static final Map<String, List<String>> OTHERS =
            Map.ofEntries(
                    Map.entry("ordinal", List.of("1")),
                    Map.entry("deal", List.of("1")),
                    Map.entry("board", List.of("1")),
                    Map.entry("round", List.of("1")),
                    Map.entry("step", List.of("1", "2")),
                    Map.entry("table", List.of("1")),
                    Map.entry("number", List.of("1", "A1")),
                    Map.entry("deck", List.of("stayman")),
                    Map.entry("level", List.of("1", "5")),
                    Map.entry("phase", List.of("lead")),
                    Map.entry("theme", List.of("hold-up")),
                    Map.entry("irregularity", List.of("insufficient-bid")));

    private static final String SOLVED =
            "?vulnerable=both&deal=N:AKQJ.T98.765.432%20432.AKQJ.T98.765"
                    + "%20765.432.AKQJ.T98%20T98.765.432.AKQJ";

    /// What pages are asked that show nothing without a question.
    private static final Map<String, List<String>> QUESTIONS =
            Map.ofEntries(
                    Map.entry("/tables/{code}/meaning", List.of("?call=P")),
                    Map.entry("/api/v1/systems/{name}/meaning", List.of("?auction=1N%20P%202C")),
                    Map.entry("/api/v1/analysis/double-dummy", List.of(SOLVED)),
                    Map.entry("/tables/{code}/boards/{ordinal}/hint", List.of("?card=0")),
                    Map.entry("/events/{code}/time", List.of("?round=1")),
                    Map.entry("/practice/mix", List.of("?s=stayman")),
                    Map.entry("/practice/count/{level}", List.of("?n=7")),
                    Map.entry("/practice/count/can", List.of("?n=7")),
                    Map.entry("/viewer/analysis", List.of("?" + Boards.ADDRESS)),
                    Map.entry("/practice/problems/own", List.of("?deal=0&contract=3NS")),
                    Map.entry("/events/movements/{kind}", List.of("?kind=pairs&pairs=4&boards=6")));

    private final Map<String, List<String>> known = new LinkedHashMap<>();

    /// An address with all that can stand in its places.
    List<String> filled(Address address) {
        String page = Program.page(address.path());
        if (page.equals(address.path())) {
            return filledOfPage(address);
        }
        var questions = QUESTIONS.getOrDefault(address.path(), List.of(""));
        return filledOfPage(new Address(address.method(), page)).stream()
                .map(path -> Program.V1 + path)
                .flatMap(path -> questions.stream().map(question -> path + question))
                .toList();
    }

    private List<String> filledOfPage(Address address) {
        var longest =
                known.keySet().stream()
                        .filter(prefix ->
                                address.path().equals(prefix)
                                        || address.path().startsWith(prefix + "/"))
                        .max((one, other) -> Integer.compare(one.length(), other.length()));
        var starts = longest.map(known::get).orElse(List.of(""));
        String rest = address.path().substring(longest.map(String::length).orElse(0));
        var paths = new ArrayList<String>();
        for (var start : starts) {
            fill(start, rest, paths);
        }
        var questions = QUESTIONS.getOrDefault(address.path(), List.of(""));
        return paths.stream()
                .flatMap(path -> questions.stream().map(question -> path + question))
                .toList();
    }

    private static void fill(String start, String rest, List<String> paths) {
        var place = PLACE.matcher(rest);
        if (!place.find()) {
            paths.add(start + rest);
            return;
        }
        var values = OTHERS.get(place.group(1));
        assertThat(values).as("what stands for %s in %s", place.group(), rest).isNotNull();
        for (var value : values) {
            fill(
                    start + rest.substring(0, place.start()) + value,
                    rest.substring(place.end()),
                    paths);
        }
    }

    /// The addresses of everything below which there are more, such as those of all tables.
    List<String> of(String prefix) {
        return known.getOrDefault(prefix, List.of());
    }

    /// Below an address with places there is something under this path.
    void know(String prefix, String path) {
        known.computeIfAbsent(prefix, _ -> new ArrayList<>()).add(path);
    }
}
