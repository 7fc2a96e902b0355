package overtrick.practice.lesson;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.back.BackRoom;
import overtrick.page.door.Deed;
import overtrick.practice.Practice;
import overtrick.practice.lesson.LessonPlace.Shelf;
import overtrick.practice.lesson.Progress.Place;
import overtrick.practice.shelf.LessonFolder;
import overtrick.teaching.lesson.Ask;
import overtrick.teaching.lesson.LessonBoard;
import overtrick.teaching.lesson.LessonReader;
import overtrick.teaching.lesson.LessonWriter;
import overtrick.teaching.lesson.Reply;
import overtrick.teaching.memory.Mark;

/// Lessons: the shelves, a lesson step by step, files that people bring. An answer is posted; what
/// became of it stands in the address of the page that it leads to.
public final class LessonRoutes implements Feature {

    /// Files that are taken in one go: a folder.
    static final int FILES = 40;

    private static final String WAS = "was";
    private static final String TRIED = "tried";
    private static final String TOLD = "told";

    private final Practice practice;
    private final LessonShelves shelves;
    private final LessonJudge judge;

    /// @param practice whose folder of lessons this is
    public LessonRoutes(Practice practice) {
        this.practice = practice;
        this.judge = new LessonJudge(practice.readings());
        this.shelves = new LessonShelves(practice.lessons());
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/lessons", visit -> list(visit, HttpStatus.OK, ""));
        routes.postSlow(Right.PLAY, "/lessons", this::bring);
        routes.getSlow(Right.LOOK, "/lessons/{shelf}/{name}", this::overview);
        routes.postSlow(Right.PLAY, "/lessons/{shelf}/{name}", this::keepOrThrow);
        routes.getSlow(Right.LOOK, "/lessons/{shelf}/{name}/lesson.pbn", this::pbn);
        routes.getSlow(Right.LOOK, "/lessons/{shelf}/{name}/handout.pdf", this::handout);
        routes.getSlow(Right.LOOK, "/lessons/{shelf}/{name}/{board}/{step}", this::show);
        routes.postSlow(Right.PLAY, "/lessons/{shelf}/{name}/{board}/{step}", this::answer);
    }

    private void list(Visit visit, HttpStatus status, String wrong) {
        var page = LessonsPage.of(visit, shelves, wrong);
        var frame = Frame.of(visit, visit.words().get("lesson.title"));
        visit.page(status, Pages.render("lesson/list", new Framed<>(frame, page)));
    }

    private void bring(Visit visit) {
        visit.limit(Deed.UPLOAD);
        var words = visit.words();
        var files =
                visit.files("file").stream()
                        .filter(file -> file.name().toLowerCase(words.locale()).endsWith(".pbn"))
                        .toList();
        if (files.isEmpty() || files.size() > FILES) {
            String wrong =
                    files.isEmpty()
                            ? words.get("lesson.bring.none")
                            : words.get("lesson.bring.many", FILES);
            list(visit, HttpStatus.UNPROCESSABLE_CONTENT, wrong);
            return;
        }
        var owner = visit.guest().id();
        var kept = new ArrayList<LessonFolder.Brought>();
        var refused = new ArrayList<String>();
        for (var file : files) {
            var lesson = LessonReader.read(file.bytes(), file.name());
            var one =
                    lesson.boards().isEmpty()
                            ? Optional.<LessonFolder.Brought>empty()
                            : shelves.folder().keep(owner, file.name(), file.bytes());
            one.ifPresentOrElse(kept::add, () -> refused.add(file.name()));
        }
        if (!refused.isEmpty()) {
            String wrong = words.get("lesson.bring.refused", String.join(", ", refused));
            list(visit, HttpStatus.UNPROCESSABLE_CONTENT, wrong);
            return;
        }
        visit.seeOther(
                kept.size() == 1
                        ? new LessonPlace(Shelf.FILE, kept.getFirst().name()).path()
                        : "/lessons#mine");
    }

    private Shelved shelved(Visit visit) {
        var shelf =
                Arrays.stream(Shelf.values())
                        .filter(one -> one.word().equals(visit.ctx().pathParam("shelf")))
                        .findFirst();
        String name = visit.ctx().pathParam("name");
        return shelf.filter(_ -> name.matches("[a-z0-9-]{1,44}"))
                .map(one -> new LessonPlace(one, name))
                .flatMap(place ->
                        shelves.find(
                                place,
                                visit.person().map(person -> person.id()),
                                visit.words().locale()))
                .orElseThrow(() -> Sorry.notFound("lesson.none"));
    }

    private void overview(Visit visit) {
        var page = LessonPage.of(visit, shelved(visit));
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("lesson/page", new Framed<>(frame, page)));
    }

    /// The owner shows a file to the club, keeps it, or throws it away.
    private void keepOrThrow(Visit visit) {
        var shelved = shelved(visit);
        if (!shelved.isOf(visit.person().map(person -> person.id()))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("lesson.not.yours"));
        }
        visit.limit(Deed.UPLOAD);
        var file = shelved.brought().orElseThrow();
        switch (visit.param("do")) {
            case "show" -> shelves.folder().show(file, true);
            case "keep" -> shelves.folder().show(file, false);
            case "remove" -> {
                shelves.folder().remove(file);
                visit.seeOther("/lessons");
                return;
            }
            default -> throw Sorry.unclear("lesson.unclear");
        }
        visit.seeOther(shelved.place().path());
    }

    private void pbn(Visit visit) {
        var shelved = shelved(visit);
        Download.send(
                visit,
                shelved.place().name() + ".pbn",
                "text/x-pbn",
                LessonWriter.write(shelved.lesson()));
    }

    private void handout(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var shelved = shelved(visit);
        var words = visit.words();
        var pdf =
                visit.document(
                        BackRoom.Length.FILE,
                        List.of("lesson", words.code(), shelved.lesson()),
                        () -> HandoutPdf.of(shelved.lesson(), words));
        Download.send(visit, shelved.place().name() + ".pdf", "application/pdf", pdf);
    }

    /// A step of a board, by the numbers in the address.
    private record At(Shelved shelved, int number, LessonBoard board, int step) {

        Ask ask() {
            return board.steps().get(step - 1).ask();
        }

        boolean isLast() {
            return step == board.steps().size();
        }

        String path(int otherStep) {
            return shelved.place().path(number, otherStep);
        }
    }

    private At at(Visit visit) {
        var shelved = shelved(visit);
        int number = number(visit.ctx().pathParam("board"), shelved.lesson().boards().size());
        var board = shelved.lesson().boards().get(number - 1);
        int step = number(visit.ctx().pathParam("step"), board.steps().size());
        return new At(shelved, number, board, step);
    }

    private static int number(String text, int most) {
        int number = text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
        if (number < 1 || number > most) {
            throw Sorry.notFound("lesson.no.step");
        }
        return number;
    }

    private void show(Visit visit) {
        var at = at(visit);
        var page =
                StepPage.of(
                        visit.words(),
                        practice.readings(),
                        at.shelved(),
                        at.number(),
                        at.step(),
                        verdict(visit, at));
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("lesson/step", new Framed<>(frame, page)));
    }

    /// What became of the last answer, as the address says it.
    private Optional<Verdict> verdict(Visit visit, At at) {
        if (visit.has(TRIED)) {
            return Verdict.of(at.ask(), visit.param(TRIED))
                    .map(verdict -> judged(visit, at, at.step(), verdict));
        }
        if (at.step() == 1) {
            return Optional.empty();
        }
        var before = at.board().steps().get(at.step() - 2).ask();
        if (visit.has(TOLD)) {
            return Verdict.told(before);
        }
        return visit.has(WAS)
                ? Verdict.of(before, visit.param(WAS))
                        .map(verdict -> judged(visit, at, at.step() - 1, verdict))
                : Optional.empty();
    }

    /// @param step of the question, from 1
    private Verdict judged(Visit visit, At at, int step, Verdict verdict) {
        return verdict.call()
                .filter(_ -> verdict.reply().filter(reply -> reply != Reply.RIGHT).isPresent())
                .map(call ->
                        verdict.judged(judge.of(visit, at.shelved(), at.board(), step - 1, call)))
                .orElse(verdict);
    }

    private void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var at = at(visit);
        String go = visit.param("go");
        if (go.equals("done") && at.isLast()) {
            finish(visit, at);
            return;
        }
        if (at.isLast()) {
            throw Sorry.unclear("lesson.unclear");
        }
        if (go.equals("told")) {
            forward(visit, at, at.ask().isQuestion() ? "?" + TOLD + "=yes" : "");
            return;
        }
        switch (at.ask()) {
            case Ask.Bid ask -> {
                var call = call(visit);
                var said = Verdict.of(ask, call.code()).orElseThrow();
                var reply = judged(visit, at, at.step(), said).reply().orElseThrow();
                note(visit, at, reply);
                forward(visit, at, reply, call.code());
            }
            case Ask.Choose ask -> {
                var card = card(visit);
                note(visit, at, Reply.to(ask, card));
                forward(visit, at, Reply.to(ask, card), card.code());
            }
            case Ask.Move _ -> forward(visit, at, "");
        }
    }

    /// Notes the first answer to a question; a second try is no measure of what somebody knows.
    private void note(Visit visit, At at, Reply reply) {
        if (visit.has(TRIED)) {
            return;
        }
        var mark =
                switch (reply) {
                    case RIGHT -> Mark.RIGHT;
                    case ACCEPTED -> Mark.CLOSE;
                    case OTHER -> Mark.WRONG;
                };
        var exercise = LessonDrills.exercise(at.shelved().place(), at.number(), at.step());
        practice.notebook().note(visit.guest().id(), exercise, mark);
    }

    private static Call call(Visit visit) {
        try {
            return Call.parse(visit.param("call"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("lesson.unclear");
        }
    }

    private static Card card(Visit visit) {
        try {
            return Card.parse(visit.param("card"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("lesson.unclear");
        }
    }

    private static void forward(Visit visit, At at, Reply reply, String answer) {
        if (reply == Reply.OTHER) {
            visit.seeOther(at.path(at.step()) + "?" + TRIED + "=" + answer + "#verdict");
        } else {
            forward(visit, at, "?" + WAS + "=" + answer);
        }
    }

    private static void forward(Visit visit, At at, String question) {
        keep(visit, at, at.number(), at.step() + 1, false);
        visit.seeOther(at.path(at.step() + 1) + question + (question.isEmpty() ? "" : "#verdict"));
    }

    /// A board is done: the next one, or the page of the lesson.
    private static void finish(Visit visit, At at) {
        int boards = at.shelved().lesson().boards().size();
        boolean more = at.number() < boards;
        keep(visit, at, more ? at.number() + 1 : 1, 1, true);
        visit.seeOther(
                more
                        ? at.shelved().place().path(at.number() + 1, 1)
                        : at.shelved().place().path() + "#end");
    }

    private static void keep(Visit visit, At at, int board, int step, boolean done) {
        var progress = Progress.of(visit);
        Place place = progress.at(at.shelved().place());
        var next = done ? place.withDone(at.number()) : place;
        progress.with(at.shelved().place(), next.at(board, step)).keep(visit);
    }
}
