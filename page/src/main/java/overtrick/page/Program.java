package overtrick.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import overtrick.house.people.Reach;
import overtrick.house.people.Token;
import overtrick.house.people.Tokens;

/// What a request says that comes from a program: by which token, and what stands in its body. No
/// cookie is looked at, so no page of somebody else can have a browser ask in its owner's name.
///
/// @param shown whether a token was shown, be it good or not
/// @param token empty where none was shown or it opens nothing
public record Program(boolean shown, Optional<Token> token) {

    /// Below this lies all that is for programs; nothing else does.
    public static final String ROOT = "/api/";

    /// Below this lies the first version of it.
    public static final String V1 = "/api/v1";

    /// An attribute of a request: the fields of its body.
    private static final String FIELDS = "fields";

    private static final String BEARER = "Bearer ";

    /// Whether a request is one of a program.
    public static boolean asks(Context ctx) {
        return ctx.path().startsWith(ROOT);
    }

    static Program of(Context ctx, Tokens tokens) {
        String said = Form.orEmpty(ctx.header("Authorization"));
        if (!asks(ctx) || said.isEmpty()) {
            return new Program(false, Optional.empty());
        }
        boolean bears = said.regionMatches(true, 0, BEARER, 0, BEARER.length());
        return new Program(
                true,
                bears ? tokens.find(said.substring(BEARER.length()).strip()) : Optional.empty());
    }

    /// The path of a page that shows the same, with its places in braces.
    public static String page(String path) {
        return path.startsWith(V1 + "/") ? path.substring(V1.length()) : path;
    }

    /// Keeps what stands in the body of the request; forms are read from it.
    public static void say(Context ctx, Map<String, String> fields) {
        ctx.attribute(FIELDS, Map.copyOf(fields));
    }

    /// A field of the body; empty where the request has none.
    static Optional<String> field(Context ctx, String name) {
        Map<String, String> fields = ctx.attribute(FIELDS);
        return fields == null ? Optional.empty() : Optional.ofNullable(fields.get(name));
    }

    /// Whether the request may go on: whoever shows no token may look, if the right lets everybody.
    ///
    /// @throws Sorry when it takes a token, or another one
    public void expectReach(Context ctx, Right right) {
        boolean looks = ctx.method().name().equals("GET");
        boolean forAll = right == Right.ENTER || (right == Right.LOOK && looks);
        if (token.isEmpty()) {
            if (!forAll) {
                throw untold(ctx, "api.token");
            }
            return;
        }
        var least = least(looks, right);
        if (!token.get().reach().contains(least)) {
            throw new Sorry(
                    HttpStatus.FORBIDDEN,
                    "api.reach",
                    words -> words.get("api.reach", words.get("api.may." + least.word())));
        }
    }

    /// What a token must let do for a right.
    public static Reach least(boolean looks, Right right) {
        return switch (right) {
            case ENTER, SCORE, LOOK, INQUIRE -> looks ? Reach.READ : Reach.PLAY;
            case PLAY -> looks ? Reach.READ : Reach.PLAY;
            case ANNOUNCE, RECORD, COMMENT, DIRECT, PRESIDE, RUN, OWN -> Reach.DIRECT;
        };
    }

    /// Somebody unknown, of whom it takes a token that opens something.
    public static Sorry untold(Context ctx, String key) {
        ctx.header("WWW-Authenticate", "Bearer");
        return new Sorry(HttpStatus.UNAUTHORIZED, key, words -> words.get(key));
    }
}
