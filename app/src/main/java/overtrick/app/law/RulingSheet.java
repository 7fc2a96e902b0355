package overtrick.app.law;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import overtrick.app.output.Json;
import overtrick.laws.LawRef;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.tree.Director;
import tools.jackson.databind.node.ObjectNode;

/// A ruling for people or for programs.
record RulingSheet(GivenCase given, Ruling ruling, LawWords words) {

    String json() {
        ObjectNode sheet = Json.MAPPER.createObjectNode();
        sheet.put("edition", given.book().code());
        sheet.put("irregularity", given.irregularity().code());
        var used = sheet.putArray("path");
        for (var step : ruling.path()) {
            used.addObject()
                    .put("fact", step.question().fact().code())
                    .put("answer", step.answer().key());
        }
        switch (ruling) {
            case Ruling.MissingFact(_, var question) -> ask(sheet, "missing-fact", question);
            case Ruling.OptionsOffered(_, var question) -> ask(sheet, "options", question);
            case Ruling.Ruled(_, var verdict) -> rule(sheet, verdict);
        }
        if (ruling instanceof Ruling.Ruled) {
            var unused = sheet.putArray("unused");
            new TreeSet<>(Director.unused(given.facts(), ruling))
                    .forEach(fact -> unused.add(fact.code()));
        }
        return sheet.toString();
    }

    private void ask(ObjectNode sheet, String status, Question question) {
        sheet.put("status", status);
        laws(sheet, question.laws());
        sheet.put("fact", question.fact().code());
        sheet.put("asked", question.asked().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        given.cast()
                .offender()
                .flatMap(question.asked()::seat)
                .ifPresent(seat -> sheet.put("seat", String.valueOf(seat.letter())));
        sheet.put("text", words.question(question));
        var answers = sheet.putArray("answers");
        for (var answer : question.answers()) {
            answers.addObject()
                    .put("answer", answer.key())
                    .put("text", words.answer(question.fact(), answer.key()));
        }
    }

    private void rule(ObjectNode sheet, Verdict verdict) {
        sheet.put("status", "ruled");
        laws(sheet, verdict.laws());
        var rectifications = sheet.putArray("rectifications");
        for (var what : verdict.rectifications()) {
            rectifications
                    .addObject()
                    .put("key", what.key())
                    .put("text", words.rectification(what));
        }
        var reviews = sheet.putArray("reviews");
        verdict.reviews().forEach(law -> reviews.add(law.toString()));
        verdict.then().ifPresent(next -> sheet.put("then", next.code()));
    }

    private static void laws(ObjectNode sheet, List<LawRef> laws) {
        var list = sheet.putArray("laws");
        laws.forEach(law -> list.add(law.toString()));
    }

    String text() {
        var lines =
                switch (ruling) {
                    case Ruling.MissingFact(_, var question) -> asked(question);
                    case Ruling.OptionsOffered(_, var question) -> asked(question);
                    case Ruling.Ruled(_, var verdict) -> ruled(verdict);
                };
        return String.join(System.lineSeparator(), lines.toList());
    }

    private Stream<String> asked(Question question) {
        String head =
                question.isChoice()
                        ? words.sheet("chooses", words.role(question.asked()))
                        : words.sheet("missing");
        Fact fact = question.fact();
        return Stream.concat(
                Stream.of(title(question.laws()), head + ": " + words.question(question)),
                question.answers().stream()
                        .map(answer ->
                                "  %s=%s  %s"
                                        .formatted(
                                                fact.code(),
                                                answer.key(),
                                                words.answer(fact, answer.key()))));
    }

    private Stream<String> ruled(Verdict verdict) {
        return Stream.of(
                        Stream.of(title(verdict.laws()), words.sheet("ruling") + ":"),
                        verdict.rectifications().stream()
                                .map(what -> "  - " + words.rectification(what)),
                        verdict.then().stream()
                                .map(next -> words.sheet("then") + ": " + words.irregularity(next)))
                .flatMap(lines -> lines);
    }

    private String title(List<LawRef> laws) {
        return "%s, %s %s (%s)"
                .formatted(
                        words.irregularity(given.irregularity()),
                        words.sheet(laws.size() == 1 ? "law" : "laws"),
                        LawRef.text(laws),
                        given.book().code());
    }
}
