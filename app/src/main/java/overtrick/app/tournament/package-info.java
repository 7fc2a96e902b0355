/// The commands of tournaments: `movement`, `movements`, `rank` and `vp`.
package overtrick.app.tournament;
