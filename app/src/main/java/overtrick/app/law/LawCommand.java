package overtrick.app.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import overtrick.app.input.Language;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.index.LawIndex;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.tree.Trees;
import overtrick.page.FullWidth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "law",
        description = {
            "The Laws in our own words, and what the program does with each.",
            "With a number also the questions that a director asks under it."
        },
        footer = {
            "",
            "Example:  overtrick law 27 --edition cn1999",
            "          overtrick law dummy"
        })
public final class LawCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "NUMBER",
            arity = "0..1",
            description = "of a Law, 1 to 93, or words to look for; without it, all")
    private @Nullable String sought;

    @Option(names = "--edition", description = "wbf2017 or cn1999", defaultValue = "wbf2017")
    private String edition = "";

    @Mixin private Language language = new Language();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        var book = LawBook.parse(edition);
        var index = LawIndex.in(language.locale());
        String words = Optional.ofNullable(sought).orElse("").strip();
        boolean isNumber = words.matches("\\d.*");
        List<LawIndex.Entry> found =
                isNumber ? List.of(index.entry(LawRef.parse(words).number())) : index.search(words);
        if (found.isEmpty()) {
            System.err.println("no Law speaks of " + words);
        }
        found.forEach(this::print);
        if (isNumber && !json.wanted()) {
            trees(book, LawRef.parse(words).number());
        }
        return 0;
    }

    private void print(LawIndex.Entry entry) {
        if (json.wanted()) {
            var line = Json.MAPPER.createObjectNode();
            line.put("law", entry.number()).put("title", entry.title());
            line.put("says", entry.says()).put("program", entry.treatment().code());
            System.out.println(line);
        } else {
            System.out.printf(
                    "%2d  %s%n    %s [%s]%n",
                    entry.number(), entry.title(), entry.says(), entry.program());
        }
    }

    private void trees(LawBook book, int law) {
        var words = new LawWords(language.locale(), Cast.UNKNOWN);
        for (var irregularity : Irregularity.values()) {
            var tree = Trees.of(book, irregularity);
            if (irregularity.law() == law) {
                System.out.printf("%n%s (%s)%n", words.irregularity(irregularity), book.code());
                lines(tree, "  ", words).stream()
                        .map(line -> FullWidth.set(line, language.locale()))
                        .forEach(System.out::println);
            }
        }
    }

    private static List<String> lines(Step step, String indent, LawWords words) {
        var lines = new ArrayList<String>();
        switch (step) {
            case Question question -> {
                lines.add(
                        "%s%s [%s: %s]"
                                .formatted(
                                        indent,
                                        words.question(question),
                                        words.role(question.asked()),
                                        LawRef.text(question.laws())));
                for (var answer : question.answers()) {
                    lines.add(indent + "- " + words.answer(question.fact(), answer.key()));
                    lines.addAll(lines(answer.next(), indent + "    ", words));
                }
            }
            case Verdict verdict -> {
                verdict.rectifications()
                        .forEach(what -> lines.add(indent + "= " + words.rectification(what)));
                verdict.then()
                        .ifPresent(next ->
                                lines.add(
                                        "%s> %s: %s"
                                                .formatted(
                                                        indent,
                                                        words.sheet("then"),
                                                        words.irregularity(next))));
                lines.add(indent + "  [" + LawRef.text(verdict.laws()) + "]");
            }
        }
        return lines;
    }
}
