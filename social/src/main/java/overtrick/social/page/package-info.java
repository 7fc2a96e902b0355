/// Pages of bridge among friends: the doors to rubber, Chicago and party bridge, their tables and
/// their score sheets.
package overtrick.social.page;
