/// Rules of thumb for Bài Càn on words: quick enough to be played out thousands of times, and each
/// with the sentence that says why.
package overtrick.robots.can.thumb;
