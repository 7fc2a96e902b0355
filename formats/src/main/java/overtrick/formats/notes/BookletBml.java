package overtrick.formats.notes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.formats.Place;
import overtrick.formats.bml.BmlBlock;
import overtrick.formats.bml.BmlCall;
import overtrick.formats.bml.BmlCircumstances;
import overtrick.formats.bml.BmlFile;
import overtrick.formats.bml.BmlRow;
import overtrick.systems.ConventionCard.Kind;
import overtrick.systems.ConventionCard.Part;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.Booklet.Entry;
import overtrick.systems.sheet.Booklet.Section;

/// A booklet as notes in BML.
public final class BookletBml {

    private BookletBml() {}

    /// The notes, with a heading for each chapter and a table for each position.
    public static BmlFile of(Booklet booklet) {
        var blocks = new ArrayList<BmlBlock>();
        for (var chapter : booklet.chapters()) {
            blocks.add(new BmlBlock.Heading(Place.START, 1, marked(chapter.heading())));
            for (var section : chapter.sections()) {
                add(section, blocks);
            }
        }
        var metadata = new LinkedHashMap<String, String>();
        metadata.put("TITLE", booklet.title());
        metadata.put("DESCRIPTION", booklet.lead());
        return BmlFile.of(metadata, blocks);
    }

    private static void add(Section section, List<BmlBlock> blocks) {
        if (!section.heading().isEmpty()) {
            blocks.add(new BmlBlock.Heading(Place.START, 2, marked(section.heading())));
        }
        if (section.part().filter(BookletBml::isSecond).isPresent()) {
            blocks.add(
                    list(
                            section.entries().stream()
                                    .map(one -> code(one.call()) + ": " + one.text())
                                    .toList()));
        } else {
            section.part().ifPresent(part -> blocks.add(table(part, section.entries())));
        }
        if (!section.sentences().isEmpty()) {
            blocks.add(list(section.sentences()));
        }
    }

    /// BML cannot say what the opponents play: of two meanings after one call the second is text.
    private static boolean isSecond(Part part) {
        return part.kind() == Kind.STRONG_CLUB;
    }

    private static BmlBlock list(List<String> texts) {
        var items = texts.stream().map(text -> new BmlBlock.Item(0, marked(text))).toList();
        return new BmlBlock.Bullets(Place.START, false, items);
    }

    private static String marked(String text) {
        return PlainText.marked(text);
    }

    private static BmlBlock.Table table(Part part, List<Entry> entries) {
        var texts = new LinkedHashMap<Call, List<String>>();
        for (var entry : entries) {
            texts.computeIfAbsent(entry.call(), _ -> new ArrayList<>()).add(marked(entry.text()));
        }
        var rows =
                texts.entrySet().stream()
                        .map(call -> row(code(call.getKey()), String.join("\n", call.getValue())))
                        .toList();
        String before = before(part);
        var all =
                before.isEmpty()
                        ? rows
                        : List.of(new BmlRow(Place.START, "", before, List.of(), "", rows));
        return new BmlBlock.Table(Place.START, circumstances(part.kind()), false, all);
    }

    private static BmlRow row(String call, String text) {
        return new BmlRow(Place.START, "", call, List.<BmlCall>of(), text, List.of());
    }

    private static BmlCircumstances circumstances(Kind kind) {
        return switch (kind) {
            case THIRD_SEAT -> new BmlCircumstances("3", "00");
            case VULNERABLE -> new BmlCircumstances("0", "Y0");
            case OPENINGS,
                    RESPONSES,
                    ANSWERS,
                    REBIDS,
                    KEY_CARDS,
                    DEFENCE,
                    STRONG_CLUB,
                    FOURTH_SEAT,
                    ADVANCES,
                    CONTESTED ->
                    BmlCircumstances.ANY;
        };
    }

    private static String code(Call call) {
        return switch (call) {
            case Word.DOUBLE -> "D";
            case Word.REDOUBLE -> "R";
            case Word.PASS -> "P";
            case Bid bid -> bid.code();
        };
    }

    /// `1N-2C;` where the opponents are silent, `(1H)-1S-(P)---` with every call where they are
    /// not; empty for openings.
    private static String before(Part part) {
        var auction = part.auction();
        var ours = auction.turn().orElseThrow().side();
        var calls = auction.calls();
        int opening = 0;
        while (opening < calls.size() && calls.get(opening) == Word.PASS) {
            opening++;
        }
        Map<Boolean, List<Integer>> spoken =
                IntStream.range(opening, calls.size())
                        .boxed()
                        .filter(place -> calls.get(place) != Word.PASS)
                        .collect(
                                Collectors.partitioningBy(
                                        place -> auction.caller(place).side() == ours));
        boolean silent = spoken.getOrDefault(false, List.of()).isEmpty();
        var places =
                silent
                        ? spoken.getOrDefault(true, List.of())
                        : IntStream.range(opening, calls.size()).boxed().toList();
        if (places.isEmpty()) {
            return "";
        }
        return places.stream()
                .map(place ->
                        auction.caller(place).side() == ours
                                ? code(calls.get(place))
                                : "(" + code(calls.get(place)) + ")")
                .collect(Collectors.joining("-", "", silent ? ";" : "---"));
    }
}
