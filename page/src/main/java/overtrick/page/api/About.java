package overtrick.page.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What the document says of a member of an object, or of the object.
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface About {

    /// One sentence in English.
    String value();

    /// The words that can stand there; empty for any.
    String[] words() default {};

    /// One that can stand there; empty for none.
    String example() default "";
}
