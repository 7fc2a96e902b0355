/// Score sheets with a line across the middle: tricks that count towards game below it, all else
/// above. Rubber bridge, Chicago and the games before contract are kept on them.
package overtrick.bridge.sheet;
