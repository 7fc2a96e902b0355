/// What translators and tests see of the sentences in all languages. Only what the JDK brings is
/// used here: `./dev words` runs it from its source.
@NullMarked
package overtrick.testkit.words;

import org.jspecify.annotations.NullMarked;
