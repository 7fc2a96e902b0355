package overtrick.formats.notes;

import java.util.regex.Pattern;

/// Words by which players name calls that are not natural.
final class ConventionNames {

    static final Pattern PATTERN =
            Pattern.compile(
                    "\\b(artificial|conventional|transfers?|relay|puppet|stayman|jacoby|multi|bergen|drury|gerber|blackwood|rkc?b?|keycard|ogust|smolen|splinter|michaels|unusual|landy|multi-landy|texas|lebensohl|ghestem|fourth suit|waiting|cue ?bid|dont|cappelletti|namyats|gambling|asks?|asking|retransfer|support (?:double|redouble))\\b");

    private ConventionNames() {}
}
