package overtrick.page;

import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import overtrick.house.table.Member;

/// What is around every page.
///
/// @param title of the page, for the browser's tab
/// @param path where the page is, to come back to it
/// @param member the name of the member who is signed in; empty for everybody else
/// @param session of the member, no secret; empty for everybody else, who share what is made
/// @param known whether it is somebody, guests included, who is told news
/// @param bulletins what the club tells everybody
/// @param sign what stands above the door of the club
public record Frame(
        Words words,
        Preferences likes,
        String title,
        String path,
        String member,
        String session,
        boolean known,
        List<Bulletin> bulletins,
        Signboard sign) {

    private static final String DOOR = "/sign-in";

    public Frame {
        bulletins = List.copyOf(bulletins);
    }

    /// The frame of somebody of whom is not asked whether they are signed in.
    public static Frame of(Context ctx, String title) {
        return new Frame(
                Visit.words(ctx),
                Visit.preferences(ctx),
                title,
                "/",
                "",
                "",
                false,
                Bulletin.board(ctx).get(),
                Signboard.of(ctx));
    }

    public static Frame of(Visit visit, String title) {
        String query = visit.ctx().queryString();
        String path = visit.ctx().path();
        return new Frame(
                visit.words(),
                visit.preferences(),
                title,
                query == null ? path : path + "?" + query,
                visit.member().map(Member.Person::name).orElse(""),
                visit.memberSession(),
                visit.person().isPresent(),
                Bulletin.board(visit.ctx()).get(),
                Signboard.of(visit.ctx()));
    }

    /// Where the link of the bar leads: to the account, or to where one signs in and comes back.
    public String door() {
        return member.isEmpty() ? signIn() : "/account";
    }

    /// Whoever is at the door already keeps the page they want to go on to; where a form was sent
    /// to is no page to come back to.
    private String signIn() {
        if (path.equals(DOOR) || path.startsWith(DOOR + "?")) {
            return path;
        }
        if (path.startsWith(DOOR + "/")) {
            return DOOR;
        }
        String back = path.equals("/account/join") ? "/account" : path;
        return DOOR + "?back=" + URLEncoder.encode(back, StandardCharsets.UTF_8);
    }

    /// The same around a page of another title.
    public Frame titled(String other) {
        return new Frame(words, likes, other, path, member, session, known, bulletins, sign);
    }

    /// The same for somebody who likes their pages otherwise, around a page at another address.
    public Frame liked(Preferences other, String at) {
        return new Frame(words, other, title, at, member, session, known, bulletins, sign);
    }

    /// What is around a page that stands alone, in a frame of others: it knows nobody.
    ///
    /// @param theme `auto`, `light` or `dark`
    public Frame alone(Words spoken, String theme) {
        var plain = Preferences.of(Map.of("theme", theme));
        return new Frame(spoken, plain, title, "/", "", "", false, List.of(), sign);
    }

    /// Whether this is the front page, which is called as the club is.
    public boolean isFront() {
        return title.equals(sign.title());
    }

    /// What the front page says first: how the club is called, or what it is.
    public String headline() {
        return sign.name().isEmpty() ? words.get("front.sentence") : sign.name();
    }

    /// The title of the browser's tab.
    public String tab() {
        return isFront() ? title : title + " · " + sign.title();
    }

    /// The part of the page with what the club tells everybody.
    public Bulletin.Part told() {
        return new Bulletin.Part(bulletins, words);
    }

    public String theme() {
        return Preferences.word(likes.theme());
    }

    public String pack() {
        return Preferences.word(likes.pack());
    }

    public String size() {
        return Preferences.word(likes.size());
    }

    /// `yes` or `no`: whether they want something, by its word.
    public String wants(String wish) {
        return likes.wants(Preferences.Wish.valueOf(wish.toUpperCase(Locale.ROOT))) ? "yes" : "no";
    }

    /// Whether they have still to be shown around.
    public boolean isNew() {
        return !likes.wants(Preferences.Wish.GUIDED);
    }

    /// The size of the cards that one step more leads to.
    public String nextSize() {
        return Preferences.word(likes.nextSize());
    }

    /// The themes that are one tap away: light from the dark ones, dark from the light one. When
    /// the device decides both are offered, and the style sheet shows the one that changes
    /// anything.
    public List<String> otherThemes() {
        return switch (likes.theme()) {
            case LIGHT -> List.of("dark");
            case DARK, CONTRAST -> List.of("light");
            case AUTO -> List.of("dark", "light");
        };
    }

    public List<Locale> languages() {
        return Words.LANGUAGES;
    }

    /// The name of a language in itself.
    public String name(Locale language) {
        return Words.name(language);
    }

    /// The short word of the language on its button, such as `IT`.
    public String shortLanguage() {
        return words.locale().getLanguage().toUpperCase(Locale.ROOT);
    }

    /// The wings of the club.
    public List<Wing> wings() {
        return List.of(Wing.values());
    }

    /// The wing in which the page lies.
    public Wing wing() {
        return Wing.at(path);
    }

    /// The small word above the title of a page: where in the club it lies.
    public String eyebrow() {
        return words.get(wing().title());
    }

    public String asset(String name) {
        return Assets.path(name);
    }

    /// The letters that a first look needs: without them in time, the page keeps to those that
    /// stand in for them.
    public List<String> letters() {
        return Assets.letters(words.code());
    }
}
