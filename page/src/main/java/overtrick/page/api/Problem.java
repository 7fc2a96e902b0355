package overtrick.page.api;

import overtrick.house.json.Json;

/// Why a request cannot be met (RFC 9457).
@About("Why a request cannot be met (RFC 9457).")
public record Problem(
        @About(value = "Nothing but what the status means.", example = "about:blank") String type,
        @About(value = "What the status means.", example = "Conflict") String title,
        @About(value = "The status of the answer.", example = "409") int status,
        @About(
                        value =
                                "What is wrong and what would be right, in the language that"
                                        + " Accept-Language asks for.",
                        example = "The table has moved on.")
                String detail,
        @About(
                        value =
                                "By which programs know what is wrong; the same in every language;"
                                        + " may be empty.",
                        example = "TABLE_HAS_MOVED_ON")
                String code) {

    /// The type of such an answer.
    public static final String TYPE = "application/problem+json";

    /// One whose type says nothing more than its status does.
    public static Problem of(int status, String title, String detail, String code) {
        return new Problem("about:blank", title, status, detail, code);
    }

    /// As it is sent.
    public byte[] json() {
        return Json.MAPPER.writeValueAsBytes(this);
    }
}
