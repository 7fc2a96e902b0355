/// How calls and cards of people are judged: right, close or wrong, with the reasons in words. One
/// place for all who teach.
@org.jspecify.annotations.NullMarked
package overtrick.teaching.judge;
