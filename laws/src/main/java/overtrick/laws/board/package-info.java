/// One board at which things may go wrong: any call, any card, and what the Laws make of it.
package overtrick.laws.board;
