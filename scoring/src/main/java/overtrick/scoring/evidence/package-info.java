/// What boards can say about leads and defence beside an expectation, and what they cannot.
///
/// For directors who have been told something and want to know. Nothing here accuses: the numbers
/// say how much better than expected somebody has defended, how far that may be chance, how many of
/// the people who were looked at would stand out as much by chance alone, and how many boards it
/// would take to tell. Good players defend better than expected, and whoever looks at many finds
/// some.
package overtrick.scoring.evidence;
