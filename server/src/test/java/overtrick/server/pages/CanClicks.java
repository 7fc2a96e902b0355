package overtrick.server.pages;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// Somebody who clicks at random on whatever a table's page of Bài Càn lets them.
final class CanClicks {

    private static final Pattern FORM =
            Pattern.compile(
                    "<form[^>]*action=\"(/tables/[A-Z2-9]{5}/([a-z-]+))\"[^>]*>(.*?)</form>",
                    Pattern.DOTALL);
    private static final Pattern BUTTON =
            Pattern.compile("<button(?![^>]*\\bdisabled)([^>]*)>", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\\bname=\"([^\"]+)\"");
    private static final Pattern VALUE = Pattern.compile("\\bvalue=\"([^\"]+)\"");
    private static final Pattern PICK =
            Pattern.compile("<input type=\"(radio|checkbox)\" name=\"cards\" value=\"([^\"]+)\"");

    /// What belongs to every table, and what would end the sitting.
    private static final List<String> LEFT =
            List.of(
                    "leave",
                    "sit-out",
                    "come-back",
                    "say",
                    "dismiss",
                    "robot",
                    "sit",
                    "fill",
                    "let-in",
                    "ask-to-leave",
                    "agree",
                    "set-pace",
                    "set-delay",
                    "call-for-help",
                    "help-given",
                    "claim");

    /// A form that can be sent.
    record Click(String path, String deed, Map<String, List<String>> fields) {}

    private final Browser browser;
    private final RandomGenerator chance;

    CanClicks(Browser browser, RandomGenerator chance) {
        this.browser = browser;
        this.chance = chance;
    }

    /// Everything that can be clicked on a page.
    List<Click> on(String page) {
        var clicks = new ArrayList<Click>();
        var forms = FORM.matcher(page);
        while (forms.find()) {
            if (!LEFT.contains(forms.group(2))) {
                clicks.addAll(of(forms.group(1), forms.group(2), forms.group(3)));
            }
        }
        return clicks;
    }

    private List<Click> of(String path, String deed, String form) {
        var picks = new ArrayList<String>();
        boolean one = false;
        var found = PICK.matcher(form);
        while (found.find()) {
            one |= found.group(1).equals("radio");
            picks.add(found.group(2));
        }
        if (!picks.isEmpty()) {
            Collections.shuffle(picks, new Random(chance.nextLong()));
            var chosen = picks.subList(0, one ? 1 : Math.min(2, picks.size()));
            return List.of(new Click(path, deed, Map.of("cards", List.copyOf(chosen))));
        }
        var clicks = new ArrayList<Click>();
        var buttons = BUTTON.matcher(form);
        while (buttons.find()) {
            var fields = new HashMap<String, List<String>>();
            var name = NAME.matcher(buttons.group(1));
            var value = VALUE.matcher(buttons.group(1));
            if (name.find() && value.find()) {
                fields.put(name.group(1), List.of(value.group(1)));
            }
            if (form.contains("name=\"lifted\"")) {
                fields.put("lifted", List.of(String.valueOf(chance.nextInt(1, 54))));
            }
            clicks.add(new Click(path, deed, fields));
        }
        return clicks;
    }

    /// Clicks on one thing of those that there are.
    HttpResponse<String> any(List<Click> clicks) {
        return send(clicks.get(chance.nextInt(clicks.size())));
    }

    HttpResponse<String> send(Click click) {
        var fields = new LinkedHashMap<String, String>();
        var cards = click.fields().get("cards");
        click.fields().forEach((name, values) -> fields.put(name, values.getFirst()));
        if (cards != null && cards.size() > 1) {
            return browser.send(
                    browser.form(click.path(), Map.of())
                            .POST(BodyPublishers.ofString("cards=" + String.join("&cards=", cards)))
                            .header("HX-Request", "true"));
        }
        return browser.post(click.path(), fields);
    }
}
