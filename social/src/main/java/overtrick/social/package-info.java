/// Bridge among friends, deal after deal with a running score: rubber, Chicago and party bridge at
/// the club's tables.
package overtrick.social;
