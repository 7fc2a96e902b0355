package overtrick.practice;

import java.io.IOException;
import java.util.List;
import overtrick.house.json.Json;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.teaching.memory.Answer;
import overtrick.teaching.memory.History;

/// Somebody's notebook, with every answer that is kept.
record NotebookToTake(Notebook notebook) implements Takeaway {

    private record Said(String at, String mark) {}

    private record Exercised(
            String kind, String theme, String exercise, String due, List<Said> answers) {}

    private record Themed(String kind, String theme, long answered, List<Said> latest) {}

    private record Whole(List<Themed> themes, List<Exercised> comesBack) {}

    @Override
    public void fill(Member.Person person, Basket basket) throws IOException {
        var themes = notebook.themes(person.id()).stream().map(NotebookToTake::themed).toList();
        var kept = notebook.all(person.id()).stream().map(NotebookToTake::exercised).toList();
        if (!themes.isEmpty() || !kept.isEmpty()) {
            var whole = new Whole(themes, kept);
            basket.put("practice/practice.json", Json.MAPPER.writeValueAsBytes(whole));
        }
    }

    private static Themed themed(ThemeRecord one) {
        return new Themed(one.kind(), one.theme(), one.answered(), said(one.history()));
    }

    private static Exercised exercised(Kept one) {
        var exercise = one.exercise();
        return new Exercised(
                exercise.kind(),
                exercise.theme(),
                exercise.key(),
                one.due().toString(),
                said(one.history()));
    }

    private static List<Said> said(History history) {
        return history.answers().stream().map(NotebookToTake::said).toList();
    }

    private static Said said(Answer answer) {
        return new Said(answer.at().toString(), answer.mark().name());
    }
}
