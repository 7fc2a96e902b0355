/// Files of boards, read and written game by game.
package overtrick.app.boards;
